import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The test signature that fake scanners report as a virus. */
export const virus = 'X5O-A-TEST-THAT-SCANNERS-FIND';

type Habit = 'scans' | 'is silent' | 'hangs up' | 'refuses large files';

export type FakeClamd = {
  /** As CLAMAV_SOCKET names it. */
  address: string;
  behave(habit: Habit): void;
  /** The files it received, complete. */
  seen: Buffer[];
  /** Stops, as after a crash; `start` restarts it. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** A fake daemon for ClamAV's INSTREAM on a Unix socket, or on a port. */
export async function startFakeClamd(kind: 'socket' | 'port' = 'socket'): Promise<FakeClamd> {
  const path = join(tmpdir(), `clamd-${process.pid}-${Math.random().toString(36).slice(2)}.sock`);
  let habit: Habit = 'scans';
  const seen: Buffer[] = [];
  const connections = new Set<Socket>();
  const server = createServer((socket) => {
    connections.add(socket);
    socket.on('error', () => {}).on('close', () => connections.delete(socket));
    if (habit === 'hangs up') socket.destroy();
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (habit === 'refuses large files') socket.end('INSTREAM size limit exceeded. ERROR\0');
      const file = wholeFile(received);
      if (!file || habit !== 'scans') return;
      seen.push(file);
      socket.end(file.includes(virus) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0');
    });
  });
  const start = async () => {
    await rm(path, { force: true });
    server.listen(kind === 'port' ? { port: 0, host: '127.0.0.1' } : { path });
    await once(server, 'listening');
  };
  await start();
  const bound = server.address();
  const address = bound !== null && typeof bound === 'object' ? `tcp://127.0.0.1:${bound.port}` : path;
  const behave = (next: Habit) => {
    habit = next;
  };
  const stop = async () => {
    for (const socket of connections) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { address, behave, seen, start, stop };
}

/** The file in a complete INSTREAM command; undefined while more is to come. */
function wholeFile(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return undefined;
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
