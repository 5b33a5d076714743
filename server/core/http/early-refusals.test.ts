import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationForm, cvFile } from '../../../tests/support/browser/application-form.ts';
import { chooseFirst, isFullRun } from '../../../tests/support/full-run.ts';
import { startCaddy, startNginx } from '../../../tests/support/proxies.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { openSocket } from '../../../tests/support/requests/plain-socket.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let address: string;
let body: Awaited<ReturnType<typeof multipartBody>>;

const megabytes = 1024 * 1024;

beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  address = await site.listen();
  body = await multipartBody(applicationForm({ cv: cvFile(Buffer.alloc(12 * megabytes, '%PDF-1.7 ')) }));
});
afterAll(() => site.close());

const multipart = 'multipart/form-data; boundary=x';
const json = 'application/json';

/** Refusals that come before the body was read. */
const refusals: [status: number, method: string, path: string, contentType: string | undefined, token?: string][] = [
  [413, 'POST', '/api/careers', undefined],
  [413, 'POST', '/api/contacts', json],
  [415, 'POST', '/api/contacts', 'text/csv'],
  [415, 'POST', '/api/contacts', multipart],
  [404, 'POST', '/api/nothing', multipart],
  [413, 'POST', '/api/nothing', json],
  [401, 'POST', '/api/products', multipart],
  [401, 'POST', '/api/contacts', json, 'unknown'],
  [401, 'PUT', '/api/company', json],
  [401, 'DELETE', '/api/products/1', json],
];
const named = refusals.map((refusal) => [`${refusal[1]} ${refusal[2]} with ${refusal[3] ?? 'a CV'}`, refusal] as const);

type Asked = { to: string; version: '1.0' | '1.1'; upload: Buffer };

/** Sends everything, slowly enough that an early reply arrives before the end, and reads until the connection closes. */
async function send([, method, path, contentType, token]: (typeof refusals)[number], asked: Asked): Promise<string> {
  const { socket, received } = await openSocket(asked.to);
  const lines = [
    `${method} ${path} HTTP/${asked.version}`,
    `Host: ${new URL(asked.to).host}`,
    'Connection: close',
    'Accept-Language: ar',
    `Content-Type: ${contentType ?? body.headers['content-type']}`,
    `Content-Length: ${asked.upload.length}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const closed = once(socket, 'close');
  for (let at = 0; at < asked.upload.length && !socket.destroyed; at += 256 * 1024) {
    if (!socket.write(asked.upload.subarray(at, at + 256 * 1024)) && !socket.destroyed)
      await Promise.race([once(socket, 'drain'), closed]);
  }
  await closed;
  return received();
}

const statusOf = (reply: string) => Number(reply.slice(9, 12));

describe.each(chooseFirst(['1.0', '1.1']))('over HTTP/%s, where the sender reads only after sending', (version) => {
  test.each(named)('%s is refused with the whole reply', async (_, refusal) => {
    const { socket, received } = await openSocket(address);
    const [expected, method, path, contentType, token] = refusal;
    socket.pause();
    const head = [
      `${method} ${path} HTTP/${version}`,
      `Host: ${new URL(address).host}`,
      'Connection: close',
      `Content-Type: ${contentType ?? body.headers['content-type']}`,
      `Content-Length: ${body.payload.length}`,
      ...(token ? [`Authorization: Bearer ${token}`] : []),
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const isSent = await new Promise((resolve) => {
      socket.once('close', () => resolve(false));
      socket.write(body.payload, (error) => resolve(!error));
    });
    expect(isSent).toBe(true);
    socket.resume();
    await once(socket, 'close');
    expect(statusOf(received())).toBe(expected);
    expect(JSON.parse(received().split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false });
  });
});

test('who waits for the answer before sending has it at once', async () => {
  const { socket, received } = await openSocket(address);
  const lines = ['POST /api/careers HTTP/1.1', `Host: ${new URL(address).host}`, `Content-Type: ${multipart}`];
  socket.write(`${lines.join('\r\n')}\r\nContent-Length: 900000000\r\n\r\n`);
  for (let tries = 0; tries < 60 && !received().includes('too_large'); tries++) await wait(50);
  expect(statusOf(received())).toBe(413);
  expect(received()).toContain('too_large');
  socket.destroy();
});

test.runIf(isFullRun).each([
  ['nginx with its defaults', startNginx, ''],
  ['nginx with bodies that are passed on as they arrive', startNginx, 'proxy_request_buffering off;'],
  [
    'nginx with replies that are passed on as they arrive',
    startNginx,
    'proxy_buffering off; proxy_request_buffering off;',
  ],
  ['nginx with HTTP/1.1 to the site', startNginx, 'proxy_http_version 1.1; proxy_set_header Connection "";'],
  ['nginx with HTTP/1.1 and bodies as they arrive', startNginx, 'proxy_http_version 1.1; proxy_request_buffering off;'],
  ['Caddy with its defaults', startCaddy, ''],
  ['Caddy with a connection for each request', startCaddy, 'transport http {\n keepalive off \n}'],
  ['Caddy with bodies that are passed on when they are complete', startCaddy, 'buffer_requests'],
])('behind %s a refusal reaches the sender', async (_, startProxy, lines) => {
  await using proxy = await startProxy(address, lines);
  for (const refusal of refusals) {
    const reply = await send(refusal, { to: proxy.address, version: '1.1', upload: body.payload });
    expect([refusal[2], statusOf(reply)]).toEqual([refusal[2], refusal[0]]);
    expect(reply).toContain('"success":false');
  }
});
