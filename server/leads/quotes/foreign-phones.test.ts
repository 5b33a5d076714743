import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const send = async (country: string, phone: string) => {
  const lines = [{ family: 'sack', title: 'Sugar sack' }];
  const payload = { fullName: 'Amina', company: 'Bello', country, phone, email: '', lines };
  return site.http.inject({ method: 'POST', url: '/api/quotes', payload });
};

test.each([
  ['Iraq', '07701234567', '+964 770 123 4567'],
  ['العراق', '٠٧٧٠١٢٣٤٥٦٧', '+964 770 123 4567'],
  ['Basra, Iraq', '0770 123 4567', '+964 770 123 4567'],
  ['USA', '(212) 555-0123', '+1 212 555 0123'],
  ['Türkiye', '0532 123 45 67', '+90 532 123 45 67'],
  ['France', '01.42.68.53.00', '+33 1 42 68 53 00'],
  ['KSA', '0501234567', '+966 50 123 4567'],
  ['Nigeria', '0803 123 4567', '+234 803 123 4567'],
])('for goods that go to %s, %s is offered as %s: the buyer may be elsewhere', async (country, phone, number) => {
  const reply = await send(country, phone);
  expect(reply.statusCode, reply.body).toBe(422);
  expect(reply.json().errors.phone).toBe(`Did you mean ${number}? Please write it with its country code.`);
  expect((await send(country, number)).json().data.quote.phoneNumber).toBe(number.replaceAll(' ', ''));
});

test.each([
  ['Germany', '+49 (0) 89 123456-12', '+498912345612'],
  // A buyer in Jordan whose goods go abroad, and one whose country nobody knows.
  ['Iraq', '079 765 4321', '+962797654321'],
  ['Atlantis', '0797654321', '+962797654321'],
  ['Jordan', '0797654321 / 0787654321', '+962797654321'],
  ['Jordan', '٠٧٩٧٦٥٤٣٢١ أو ٠٧٨٧٦٥٤٣٢١', '+962797654321'],
  ['Jordan', '06-5001234/5', '+96265001234'],
  ['Jordan', '06 5001234 - 5001235', '+96265001234'],
  ['Jordan', '06-5001234-40', '+96265001234'],
  ['Jordan', '0797654321-0787654321', '+962797654321'],
  ['Jordan', '0797654321 & 0787654321', '+962797654321'],
  ['Jordan', '0799123456 (Ahmad)', '+962799123456'],
  ['Jordan', '0799123456 - أحمد', '+962799123456'],
  ['Jordan', 'أحمد: ٠٧٩٩١٢٣٤٥٦', '+962799123456'],
  ['Jordan', '962+ 797654321', '+962797654321'],
  ['Jordan', '٩٦٢٧٩٧٦٥٤٣٢١+', '+962797654321'],
])('for goods that go to %s, %s is %s', async (country, phone, phoneNumber) => {
  const reply = await send(country, phone);
  expect(reply.statusCode, reply.body).toBe(201);
  expect(reply.json().data.quote).toMatchObject({ phone, phoneNumber });
});

test('a number that could be of there or of Jordan is asked for, never guessed', async () => {
  for (const [country, phone] of [
    ['Switzerland', '079 123 45 67'],
    ['Deutschland', '089 123456'],
  ] as const) {
    const reply = await send(country, phone);
    expect(reply.statusCode, reply.body).toBe(422);
    expect(reply.json().code).toBe('ambiguous');
    expect(reply.json().errors.phone).toMatch(/^This can be \+4[19] .* or \+962 .*country code/);
  }
});

test('a number that begins with the code of its country is asked for with its sign first', async () => {
  const reply = await send('Germany', '49 170 1234567');
  expect(reply.json().errors.phone).toMatch(/^This can be \+49 170 1234567 or \+49 491 701234567\./);
});

test('a number from elsewhere without its code is refused with the way on, beside all other faults', async () => {
  const reply = await send('Jordan', '07701234567');
  expect(reply.json().errors).toEqual({ phone: 'Please begin with the country code, for example +964' });
  const worse = await send('', '07701234567');
  expect(Object.keys(worse.json().errors).sort()).toEqual(['country', 'phone']);
});

test('a number in Jordan without its area is asked for with it', async () => {
  for (const phone of ['5001234', '500 1234 / 500 1235'])
    expect((await send('Jordan', phone)).json().errors).toEqual({
      phone: 'Please write one number, with its area code, for example 06 500 0100',
    });
});

test('staff read both numbers of one field in the export, as they were typed', async () => {
  const { reference } = (await send('Jordan', '0797654321 / 0787654321')).json().data.quote;
  expect((await admin.get(`/quotes/export.csv?q=${reference}`)).body).toContain('0797654321 / 0787654321');
});
