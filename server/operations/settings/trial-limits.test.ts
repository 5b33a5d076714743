import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { trialLimits } from '#shared/leads/spam-limits.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { startFakeSmtp } from '../../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
// Within one stretch of ten minutes, whenever the test runs.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T08:01:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const server = { encryption: 'off', isVerified: true, user: '', password: '' };
const backups = { every: '1d', keep: 14, key: '', isKeyKept: false, isOpen: false };
const bucket = { endpoint: '', region: '', accessKeyId: '', secretKey: '' };
const elsewhere = { host: '127.0.0.1', port: 1, ...server };

test('twenty trials and test letters in ten minutes are enough for an installation, of whatever kind', async () => {
  const smtp = await startFakeSmtp();
  onTestFinished(() => smtp.stop());
  const settings = {
    SMTP_URL: smtp.url,
    IMAP_URL: 'imap://a:b@127.0.0.1:1?tls=off',
    MAIL_REPLY_TO: 'leads@bags.example',
  };
  site = await buildSite({ settings: { ...settings, BACKUP_EVERY: '' } });
  const admin = await asAdmin(site);
  const letter = (headers = {}) => admin.call('POST', '/outbox/test', { to: 'owner@example.com' }, headers);
  // What is malformed tries nothing, and does not count.
  expect((await admin.call('POST', '/outbox/test', { to: 'nobody' })).statusCode).toBe(422);
  const replies = await Promise.all(Array.from({ length: trialLimits.inAll + 2 }, () => letter()));
  const taken = replies.filter(({ statusCode }) => statusCode === 200);
  expect([taken.length, smtp.received.length]).toEqual([20, 20]);

  const refused = await letter({ 'accept-language': 'ar' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'محاولات ورسائل تجريبية كثيرة خلال عشر دقائق. يُرجى المحاولة لاحقًا.',
  ]);
  expect(refused.headers['retry-after']).toBe(String(9 * 60));
  const before = (await admin.get('/system/settings')).json();
  const others = await Promise.all([
    admin.call('POST', '/first-day/test-letter', { to: 'owner@example.com' }),
    admin.call('POST', '/system/answers/trial'),
    admin.call('PUT', '/system/settings/backups', { to: '/tmp/elsewhere', ...backups, ...bucket }),
    admin.get('/outbox/domain'),
  ]);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
  expect((await admin.get('/system/settings')).json()).toEqual(before);
  expect(smtp.received).toHaveLength(20);
  vi.setSystemTime(new Date('2026-11-29T08:10:00Z'));
  expect((await letter()).statusCode).toBe(200);
});

test('trials of typed servers are counted with them, and DNS is asked once a minute at most', async () => {
  site = await buildSite({ settings: { MAIL_FROM: 'office@bags.example' } });
  const admin = await asAdmin(site);
  const mail = () => admin.call('PUT', '/system/settings/mail', { ...elsewhere, from: '' });
  const answers = () =>
    admin.call('PUT', '/system/settings/answers', {
      ...{ ...elsewhere, user: 'leads', password: 'secret' },
      ...{ folder: 'INBOX', replyTo: '', becomesLead: false },
    });
  const looks = await Promise.all([1, 2, 3].map(() => admin.get('/outbox/domain')));
  expect(looks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const tried: number[] = [];
  for (let count = 0; count < 10; count++) tried.push((await mail()).statusCode, (await answers()).statusCode);
  expect(tried).toEqual([...Array(19).fill(422), 429]);
  expect((await admin.get('/outbox/domain')).statusCode).toBe(200);
});
