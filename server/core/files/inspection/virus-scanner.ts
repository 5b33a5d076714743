import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorMessage, readErrorCode } from '#shared/caught.ts';

/** `off`: there is no scanner; `unreachable`: there is one, but it gave no verdict. */
export type Verdict = 'clean' | 'infected' | 'unreachable' | 'off';

export type VirusScanner = {
  /** Never fails: an unreachable scanner must not lose a lead. */
  scan(bytes: string | Readable): Promise<Verdict>;
};

const waitMilliseconds = 30_000;

/**
 * A client of ClamAV's daemon at `address`, a path or `tcp://host:port`; without one, every verdict is `off`. The
 * protocol is three lines long (clamd(8), INSTREAM), and the npm packages for it are unmaintained.
 */
export function createVirusScanner(address: string | undefined, patience = waitMilliseconds): VirusScanner {
  return {
    async scan(bytes) {
      if (address === undefined) return 'off';
      const source = typeof bytes === 'string' ? createReadStream(bytes) : bytes;
      try {
        return toVerdict(await askDaemon(address, source, patience));
      } catch {
        return 'unreachable';
      } finally {
        source.destroy();
      }
    },
  };
}

/** Why nothing answers at `address`; undefined when something does. */
export async function findScannerFault(address: string, patience = 3_000): Promise<string | undefined> {
  const socket = open(address);
  socket.setTimeout(patience, () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'connect');
    return undefined;
  } catch (error) {
    return String(readErrorCode(error) ?? errorMessage(error));
  } finally {
    socket.destroy();
  }
}

/** Sends the bytes in the daemon's framing and returns its one-line reply. */
async function askDaemon(address: string, source: Readable, patience: number): Promise<string> {
  const socket = open(address);
  socket.setTimeout(patience, () => socket.destroy(new Error('the virus scanner is silent')));
  // Only the reply counts: a daemon may reply or hang up before it has read everything.
  pipeline(source, framed, socket, { end: false }).catch(() => {});
  try {
    return await readAll(socket);
  } finally {
    socket.destroy();
  }
}

function open(address: string): Socket {
  if (!address.startsWith('tcp://')) return connect({ path: address });
  const { hostname, port } = new URL(address);
  return connect({ host: hostname, port: Number(port) });
}

async function* framed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of source) {
    yield writeLength(chunk.length);
    yield chunk;
  }
  yield writeLength(0);
}

function writeLength(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes('\0')) break;
  }
  return text;
}

function toVerdict(answer: string): Verdict {
  if (/^stream: OK\0/.test(answer)) return 'clean';
  return /^stream: .* FOUND\0/.test(answer) ? 'infected' : 'unreachable';
}
