import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a raw connection; received data is collected as text. */
export async function openSocket(address: string): Promise<{ socket: Socket; received: () => string }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
  });
  // A connection that the other side drops is what these tests are about.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, received: () => text };
}

/** Sends exactly these bytes and gives back everything answered until the other side closes. */
export async function exchange(address: string, bytes: string): Promise<string> {
  const { socket, received } = await openSocket(address);
  socket.end(bytes, 'latin1');
  await once(socket, 'close');
  return received();
}
