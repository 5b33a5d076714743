import { expect, test, vi } from 'vitest';
import { type BuiltSite, buildSite } from '../../tests/support/build-site.ts';
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
  ['another address of the same IPv6 line', { TRUST_PROXY: 'on' }, (attempt) => `2001:db8::${attempt}`],
])('%s lifts no limit', async (_, settings, forwarded) => {
  const statuses = await statusesOfGuesses(settings, forwarded);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses[10]).toBe(429);
});

test('visitors of a proxy are counted one by one', async () => {
  const statuses = await statusesOfGuesses({ TRUST_PROXY: 'on' }, (attempt) => `192.0.2.${attempt}`);
  expect(new Set(statuses)).toEqual(new Set([401]));
});
