import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '#server/config/config.ts';
import { securityHeadersOf } from './security-headers.ts';

type Refusal = { status: string; code: string; message: string };

const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'malformed', message: 'The request took too long' },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'too_large',
    message: 'The headers are too large',
  },
};
const malformed: Refusal = {
  status: '400 Bad Request',
  code: 'malformed',
  message: 'The request could not be understood',
};

/** Answers requests that could not be parsed: not HTTP, endless headers, slow senders. */
export function answerBrokenRequest(config: Config): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const headers = Object.entries(securityHeadersOf(config))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, code, message } = refusals[error.code ?? ''] ?? malformed;
    // In English: a malformed request states no language.
    const body = JSON.stringify({ success: false, message, code });
    const head = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n`;
    if (socket.writable) {
      socket.write(
        `${head}content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\n${headers}\r\n${body}`,
      );
    }
    socket.destroySoon();
  };
}

/** Refuses the one request that Node answers by itself: an Expect other than 100-continue. */
export function refuseExpectations(server: Server, config: Config): void {
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...securityHeadersOf(config), 'content-length': 0, 'cache-control': 'no-store' }).end();
  });
}
