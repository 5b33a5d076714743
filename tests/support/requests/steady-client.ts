import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The repeated request: `bytes` is a complete one. */
export type SteadyRequest = { name: string; bytes: string; onAnswer?: (status: number) => void };
export type SteadyReport = { answered: number; broken: string[] };

/** `pauseMilliseconds` passes after each answer. */
type Plan = { next(): SteadyRequest; pauseMilliseconds: number };

/**
 * Keeps one connection at a time busy until the server stops accepting. Tracks whether each request got a complete
 * reply: `broken` lists the others.
 */
export async function runSteadyClient(address: string, { next, pauseMilliseconds }: Plan): Promise<SteadyReport> {
  const report: SteadyReport = { answered: 0, broken: [] };
  for (;;) {
    const socket = await open(address);
    if (!socket) return report;
    let isKept = true;
    while (isKept && !socket.readableEnded && !socket.destroyed) {
      const request = next();
      const answer = await ask(socket, request.bytes);
      if (typeof answer === 'string') report.broken.push(`${request.name}: ${answer}`);
      else {
        report.answered++;
        request.onAnswer?.(answer.status);
      }
      isKept = typeof answer === 'object' && answer.isKept;
      if (pauseMilliseconds > 0) await wait(pauseMilliseconds);
    }
    socket.destroy();
  }
}

/** A connection that reads all the time, so that it knows when the server has closed it; undefined when it is refused. */
function open(address: string): Promise<Socket | undefined> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(undefined));
    socket.setEncoding('latin1').on('data', () => {});
    // What a reset means is judged where an answer is awaited.
    socket.on('error', () => {});
  });
}

/** @returns the answer once it is whole, or why none came */
function ask(socket: Socket, bytes: string): Promise<{ status: number; isKept: boolean } | string> {
  return new Promise((resolve) => {
    let text = '';
    const settle = (answer: { status: number; isKept: boolean } | string) => {
      socket.off('data', read).off('error', fail).off('end', end).off('close', end);
      resolve(answer);
    };
    const read = (chunk: string) => {
      text += chunk;
      const answer = wholeAnswer(text);
      if (answer) settle(answer);
    };
    const fail = (error: NodeJS.ErrnoException) => settle(`${error.code} after ${text.length} bytes`);
    const end = () => settle(`closed after ${text.length} bytes`);
    socket.on('data', read).on('error', fail).on('end', end).on('close', end);
    socket.write(bytes, 'latin1');
  });
}

function wholeAnswer(text: string): { status: number; isKept: boolean } | undefined {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = text.slice(0, headEnd).toLowerCase();
  const body = text.slice(headEnd + 4);
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  const isWhole = length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length);
  const status = Number(head.slice(9, 12));
  if (!isWhole && status !== 304) return undefined;
  return { status, isKept: !head.includes('\r\nconnection: close') };
}
