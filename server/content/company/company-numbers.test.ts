import { afterAll, beforeAll, expect, test } from 'vitest';
import { dialledNumber } from '#shared/text/dialled-number.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const put = (change: object, language = 'en') => admin.call('PUT', '/company', change, { 'accept-language': language });
const departmentsWith = async (phone: string) => {
  const { departments } = (await admin.get('/company')).json();
  return departments.map((each: object) => ({ ...each, phone }));
};

test.each([
  ['phone', 'not a phone !!'],
  ['fax', '12'],
  ['whatsapp', 'call me'],
])('an invalid %s is refused at its field, in both languages', async (field, wrong) => {
  const english = await put({ [field]: wrong });
  expect(english.statusCode).toBe(422);
  expect(english.json().errors).toEqual({ [field]: 'Please enter a valid phone number' });
  expect((await put({ [field]: wrong }, 'ar')).json().errors[field]).toMatch(/\p{Script=Arabic}/u);
});

test('so is the phone of a department', async () => {
  const reply = await put({ departments: await departmentsWith('ask Rami') });
  expect(reply.statusCode).toBe(422);
  expect(reply.json().errors['departments.0.phone']).toBe('Please enter a valid phone number');
});

test('numbers are accepted as people type them: fictional ones, in Arabic digits, with an extension, or none', async () => {
  for (const phone of ['+962 6 500 0999', '06 500 0100', '٠٦ ٥٠٠ ٠١٠٠', '+962 6 500 0100 ext. 12', '']) {
    const reply = await put({ phone, fax: phone, departments: await departmentsWith(phone) });
    expect(reply.statusCode, phone).toBe(200);
    expect(reply.json()).toMatchObject({ phone, fax: phone });
  }
});

test.each([
  ['+962 06 500 0100', '+96265000100'],
  ['+962 (06) 500 0100', '+96265000100'],
  ['06 500 0100,12', '+96265000100;ext=12'],
  ['Tel 06 500 0100', '+96265000100'],
  ['هاتف: ٠٦ ٥٠٠ ٠١٠٠', '+96265000100'],
  ['０６５０００１００', '+96265000100'],
  ['tel:+96265000100', '+96265000100'],
  ['06 500 0100 مقسم رقم 12', '+96265000100;ext=12'],
  ['wa.me/962795000150', '+962795000150'],
  ['+39 06 698 12345', '+390669812345'],
  ['(+61) 02 9374 4000', '+61293744000'],
  ['+49 30 1234567 (8-16)', '+49301234567'],
  ['06 500 0100 (24/7)', '+96265000100'],
  ['06 500 0134-12', '+96265000134;ext=12'],
])('the number that is accepted of %s is the one that its link dials', async (phone, dialled) => {
  const reply = await put({ phone, fax: phone, departments: await departmentsWith(phone) });
  expect(reply.statusCode, reply.body).toBe(200);
  const { phone: main, fax, departments } = reply.json();
  for (const stored of [main, fax, departments[1].phone]) expect(dialledNumber(stored)).toBe(dialled);
});

test('a chat number is stored in international form without an extension', async () => {
  for (const typed of ['079 500 0150', '٠٧٩ ٥٠٠ ٠١٥٠', '+962 7 9500 0150', '079 500 0150 ext. 12']) {
    expect((await put({ whatsapp: typed })).json().whatsapp).toBe('+962 7 9500 0150');
  }
  expect((await put({ whatsapp: '' })).json().whatsapp).toBe('');
});

test('the shares of the two markets total 100, also when only one is sent', async () => {
  const wrong = 'Local and export shares must add up to 100';
  for (const shares of [{ localSharePercent: 60, exportSharePercent: 60 }, { localSharePercent: 70 }]) {
    const reply = await put(shares);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({ localSharePercent: wrong, exportSharePercent: wrong });
  }
  const arabic = await put({ exportSharePercent: 1 }, 'ar');
  expect(arabic.json().errors.exportSharePercent).toMatch(/\p{Script=Arabic}/u);
  expect((await put({ localSharePercent: 70, exportSharePercent: 30 })).statusCode).toBe(200);
  expect((await put({ localSharePercent: 70, phone: '06 500 0100' })).statusCode).toBe(200);
});

test.each([
  ['containerPayload', '26.5 t', 26_500],
  ['containerPayload', '26,500 kg', 26_500],
  ['containerPayload', '٢٦٫٥ طن', 26_500],
  ['containerPayload', '=22000', 22_000],
  ['roadLimit', '22 000 kg', 22_000],
  ['coordinates', '(31.9539, 35.9106)', '31.9539, 35.9106'],
  ['coordinates', '٣١٫٩٥٣٩، ٣٥٫٩١٠٦', '31.9539, 35.9106'],
  ['coordinates', 'https://www.google.com/maps/@31.9539,35.9106,17z', '31.9539, 35.9106'],
  ['coordinates', '', ''],
])('%s is understood as it is pasted, %s', async (field, typed, stored) => {
  const reply = await put({ [field]: typed });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()[field]).toBe(stored);
});

test.each([
  ['containerPayload', '26.5 m'],
  ['containerPayload', '500 kg'],
  ['localSharePercent', '60 kg'],
  ['localSharePercent', '0.6'],
  ['establishedYear', '2005 %'],
  ['coordinates', 'Sahab'],
])('%s as %s is refused at its field', async (field, typed) => {
  const reply = await put({ [field]: typed });
  expect(reply.statusCode, reply.body).toBe(422);
  expect(Object.keys(reply.json().errors)).toEqual([field]);
});

test.each([
  ['60%', '٤٠٪'],
  ['60 %', '40 percent'],
])('shares of %s and %s are understood', async (localSharePercent, exportSharePercent) => {
  const reply = await put({ localSharePercent, exportSharePercent });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toMatchObject({ localSharePercent: 60, exportSharePercent: 40 });
});
