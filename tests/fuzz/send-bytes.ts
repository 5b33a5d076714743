import { connect } from 'node:net';

/** How a server ended an exchange: the status that it answered, or `closed` when it hung up without one. */
export type Outcome = number | 'closed' | 'silent';

/** Sends exactly these bytes; `silent` without an answer within `patience` milliseconds. */
export function sendBytes(address: string, bytes: Buffer, patience: number): Promise<Outcome> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let head = '';
    let isSilent = false;
    const socket = connect(Number(port), hostname);
    socket.setTimeout(patience, () => {
      isSilent = true;
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      if (head.length < 20) head += chunk.toString('latin1', 0, 20);
    });
    // A sender who is refused before the last byte sees the connection reset; the answer may have arrived all the same.
    socket.on('error', () => {});
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      resolve(status ? Number(status) : isSilent ? 'silent' : 'closed');
    });
    // Not ended from this side: a half-closed connection is another question than a request.
    socket.write(bytes);
  });
}
