import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { openSocket } from '../../../tests/support/requests/plain-socket.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { clientNetwork } from './client-network.ts';

// Eleven passwords are hashed, slowly by design.
vi.setConfig({ testTimeout: 30_000 });

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, network) => {
  expect(clientNetwork({ ip })).toBe(network);
});

const v4 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255].join('.');
const hex = (n: number) => n.toString(16);

/** Manners in which proxies write one IPv4 address. */
function mannersOfV4(n: number): string[] {
  const mapped = `${hex(n >>> 16)}:${hex(n & 0xffff)}`;
  const plain = [v4(n), `::ffff:${v4(n)}`, `::FFFF:${v4(n)}`, `0:0:0:0:0:ffff:${v4(n)}`, `::ffff:${mapped}`];
  const mappedWithPort = plain.slice(1).flatMap((address) => [`[${address}]`, `[${address}]:443`]);
  return [...plain, `${v4(n)}:1`, `${v4(n)}:65535`, ...mappedWithPort];
}

/** Manners in which proxies write addresses of one IPv6 line. */
function mannersOfV6(n: number): string[] {
  const line = `2001:db8:${hex(n >>> 16)}:${hex(n & 0xffff)}`;
  const plain = [`${line}::1`, `${line}:0:0:0:1`, `${line}:ABCD:0001::`, `${line}::192.0.2.1`, `${line}::1%eth0`];
  return [...plain, ...plain.flatMap((address) => [`[${address}]`, `[${address}]:49152`])];
}

test('an address counts as one network in whatever manner a proxy writes it, and others as others', () => {
  const numbers = Array.from({ length: 60 }, (_, at) => (0x0a000001 + at * 70_000_003) >>> 0);
  const networks = numbers.flatMap((n) =>
    [mannersOfV4(n), mannersOfV6(n)].map((manners) => {
      const found = new Set(manners.map((ip) => clientNetwork({ ip })));
      expect([manners[0], [...found]]).toEqual([manners[0], [expect.any(String)]]);
      return [...found][0];
    }),
  );
  expect(new Set(networks).size).toBe(networks.length);
});

test.each([
  'unknown',
  '_hidden',
  'localhost',
  '203.0.113',
  '203.0.113.7:',
  '203.0.113.7:port',
  '203.0.113.07',
  '203.0.113.256:80',
  '[203.0.113.7]:80',
  '2001:db8::1::2',
  '[2001:db8::1',
  '[2001:db8::1]:',
  '"[2001:db8::1]:80"',
  '<script>',
  '1'.repeat(10_000),
])('"%.20s" of a proxy is no address and counts as the proxy', (written) => {
  expect(clientNetwork({ ip: written, ips: ['10.0.0.9', written] })).toBe('10.0.0.9');
});

test('without any address, as on a socket of the file system, all count as one', () => {
  expect(clientNetwork({ ip: '' })).toBe('unknown');
});

async function statusesOfGuesses(settings: Record<string, string>, forwarded: (attempt: number) => string) {
  const site: BuiltSite = await buildSite({ settings });
  const guess = (_: unknown, attempt: number) =>
    site.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': forwarded(attempt) },
      payload: { username: `somebody-${attempt}`, password: 'guessed' },
    });
  const statuses: number[] = [];
  for (const attempt of Array.from({ length: 11 }).keys()) statuses.push((await guess(undefined, attempt)).statusCode);
  await site.close();
  return statuses;
}

test.each<[string, Record<string, string>, (attempt: number) => string]>([
  ['a forged X-Forwarded-For', {}, (attempt) => `198.51.100.${attempt}`],
  ['a forged part before what the proxy wrote', { TRUST_PROXY: 'on' }, (attempt) => `198.51.100.${attempt}, 192.0.2.9`],
  ['one more forged hop than there are proxies', { TRUST_PROXY: '2' }, (n) => `198.51.100.${n}, 192.0.2.9, 10.0.0.1`],
  ['another port', { TRUST_PROXY: 'on' }, (attempt) => `203.0.113.7:${49152 + attempt}`],
  ['another port of an IPv6 address', { TRUST_PROXY: 'on' }, (attempt) => `[2001:db8::1]:${49152 + attempt}`],
  ['text that is no address', { TRUST_PROXY: 'on' }, (attempt) => `visitor-${attempt}`],
  ['another address of the same IPv6 line', { TRUST_PROXY: 'on' }, (attempt) => `2001:db8::${attempt}`],
])('%s lifts no limit', async (_, settings, forwarded) => {
  const statuses = await statusesOfGuesses(settings, forwarded);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses[10]).toBe(429);
});

test('of several X-Forwarded-For headers only what the proxy wrote counts', async () => {
  const site = await buildSite({ settings: { TRUST_PROXY: 'on' } });
  const statuses: number[] = [];
  const address = await site.listen();
  for (const attempt of Array.from({ length: 11 }).keys()) {
    const body = JSON.stringify({ username: `somebody-${attempt}`, password: 'guessed' });
    const { socket, received } = await openSocket(address);
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: ${new URL(address).host}\r\nConnection: close\r\n` +
        `X-Forwarded-For: 198.51.100.${attempt}\r\nX-Forwarded-For: 192.0.2.9:${attempt}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await once(socket, 'close');
    statuses.push(Number(received().slice(9, 12)));
  }
  await site.close();
  expect(statuses.slice(9)).toEqual([401, 429]);
});

test('visitors of a proxy are counted one by one', async () => {
  const statuses = await statusesOfGuesses({ TRUST_PROXY: 'on' }, (attempt) => `192.0.2.${attempt}`);
  expect(new Set(statuses)).toEqual(new Set([401]));
});
