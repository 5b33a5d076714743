import { afterEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type DnsRecords, startFakeDns } from '../../../tests/support/servers/fake-dns.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
afterEach(() => site.close());

async function judged(records: DnsRecords) {
  site = await buildSite({ settings: { MAIL_FROM: 'Bags <office@post.bags.example>' } });
  const dns = await startFakeDns(records);
  const reply = await (await asAdmin(site)).get('/outbox/domain');
  dns.close();
  return reply.json();
}

test('an administrator sees what DNS lacks for mail of the sender', async () => {
  const nothing = { receives: false, spf: 'missing', dkim: 'unseen', hasPolicy: false };
  expect(await judged({})).toEqual({ domain: 'post.bags.example', isKnown: true, ...nothing });
});

test('an administrator sees that replies arrive, who may send, and what happens to the rest', async () => {
  const records = {
    'MX post.bags.example': ['mx.bags.example'],
    'TXT post.bags.example': ['v=spf1 mx -all'],
    'TXT selector1._domainkey.post.bags.example': ['v=DKIM1; k=rsa; p=MIGf'],
    'TXT _dmarc.bags.example': ['v=DMARC1; p=none'],
  };
  expect(await judged(records)).toMatchObject({ receives: true, spf: 'named', dkim: 'found', hasPolicy: true });
});
