import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** `off`: there is no scanner; `unreachable`: there is one, but it gave no verdict. */
export type Verdict = 'clean' | 'infected' | 'unreachable' | 'off';

export type VirusScanner = {
  /** Never fails: a scanner that is away must not lose a lead. */
  scan(bytes: string | Readable): Promise<Verdict>;
};

const patienceMilliseconds = 30_000;

/**
 * ClamAV's daemon at `address`, a path or `tcp://host:port`; without one, every verdict is `off`. Its protocol is three
 * lines long (clamd(8), INSTREAM), and the packages for it on the registry have stood still for years.
 */
export function createVirusScanner(address: string | undefined, patience = patienceMilliseconds): VirusScanner {
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

/** Sends the bytes in the daemon's own framing and returns its one line. */
async function askDaemon(address: string, source: Readable, patience: number): Promise<string> {
  const socket = open(address);
  socket.setTimeout(patience, () => socket.destroy(new Error('the virus scanner is silent')));
  // Only the answer counts: a daemon that has seen enough answers, or hangs up, before the end.
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
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
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
