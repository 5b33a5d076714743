import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '#server/core/config/config.ts';
import { say } from '#server/core/i18n/say.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { type AskedPage, languageOfPage } from './page-language.ts';
import { isForPerson, refusalPage } from './refusal-page.ts';
import { buildSecurityHeaders } from './security-headers.ts';

type Refusal = { status: string; code: string; key: MessageKey };

const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'malformed', key: 'error_request_slow' },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'too_large',
    key: 'error_headers_too_large',
  },
};
const malformed: Refusal = { status: '400 Bad Request', code: 'malformed', key: 'error_malformed' };

/** Node's error of a connection, with the packet that could not be parsed. */
type BrokenRequest = Error & { code?: string; rawPacket?: unknown };

// The sender reads the answer in this time; a connection closed with unread bytes would be reset before.
const lingeringMilliseconds = 500;

/** Answers requests that could not be parsed: not HTTP, endless headers, slow senders. */
export function answerBrokenRequest(config: Config): (error: BrokenRequest, socket: Socket) => void {
  const headers = Object.entries(buildSecurityHeaders(config))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const answered = new WeakSet<Socket>();
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || answered.has(socket)) return;
    answered.add(socket);
    const { status, code, key } = refusals[error.code ?? ''] ?? malformed;
    const asked = readHead(error.rawPacket);
    const language = languageOfPage(asked);
    const message = say(key, {}, language);
    const isPage = isForPerson(asked);
    const body = isPage ? refusalPage(message, language) : JSON.stringify({ success: false, message, code });
    const head =
      `HTTP/1.1 ${status}\r\nconnection: close\r\n` +
      `content-type: ${isPage ? 'text/html' : 'application/json'}; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\n`;
    if (socket.writable) socket.end(`${head}${headers}\r\n${body}`);
    setTimeout(() => socket.destroy(), lingeringMilliseconds).unref();
  };
}

const telling = new Set(['accept', 'accept-language', 'cookie']);

/** The address and the headers that say who asks, as far as they are in the packet that could not be parsed. */
function readHead(packet: unknown): AskedPage {
  const text = packet instanceof Uint8Array ? Buffer.from(packet).toString('latin1') : '';
  const [first = '', ...lines] = text.split('\r\n');
  const [method = '', url = ''] = first.split(' ');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (telling.has(name)) headers[name] = line.slice(colon + 1).trim();
  }
  return { method, url: url.startsWith('/') ? url : '/', headers };
}

/** Refuses the one request that Node answers by itself: an Expect other than 100-continue. */
export function refuseExpectations(server: Server, config: Config): void {
  server.on('checkExpectation', (_request, response) => {
    response
      .writeHead(417, { ...buildSecurityHeaders(config), 'content-length': 0, 'cache-control': 'no-store' })
      .end();
  });
}
