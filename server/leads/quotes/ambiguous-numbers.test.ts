import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '#server/core/i18n/say.ts';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import type { Language } from '#shared/language.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

// A number that can be read in two ways is asked, never guessed: by every door through which numbers come.

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  site.http.post('/quote-page', async (request) =>
    site.services.leads.quote.submitForm(await readPostedForm(request), { language: 'en' }),
  );
});
afterAll(() => site.close());

const buyer = { fullName: 'Amina Bello', email: 'amina@example.com', company: 'Bello Sugar', country: 'Nigeria' };

function ask(specified: Record<string, unknown>, { family = 'sack', language = 'en' as Language } = {}) {
  const payload = { ...buyer, lines: [{ family, title: 'Sugar sack', specified }] };
  return site.http.inject({ method: 'POST', url: `/api/quotes?lng=${language}`, payload });
}

describe('a request with a number', () => {
  test.each([
    ['quantity', { quantity: '20.000' }, ['20', '20,000']],
    ['quantity', { quantity: '500.000 kg' }, ['500 kg', '500,000 kg']],
    ['quantity', { quantity: '20,000', quantityUnit: 'tonnes' }, ['20,000', '20']],
    ['fillWeight', { fillWeight: '1.500 kg' }, ['1.5 kg', '1,500 kg']],
    ['fillWeight', { fillWeight: '١،٥٠٠ كغ' }, ['1,500 كغ', '1.5 كغ']],
    ['gusset', { width: '560', length: '910', gusset: '25' }, ['25 mm', '25 cm']],
    ['width', { width: '60,100' }, ['60 x 100', '60.1']],
  ])('that can be read in two ways (%s: %j) is refused with both readings', async (field, specified, readings) => {
    for (const language of ['en', 'ar'] as const) {
      const reply = await ask(specified, { language });
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'ambiguous']);
      const error: string = reply.json().errors[`lines.0.specified.${field}`];
      for (const reading of readings) expect(error).toContain(reading);
    }
  });

  test('a day that two countries read otherwise is refused with both', async () => {
    const payload = { ...buyer, lines: [{ family: 'sack', title: 'Sack' }], order: { wantedDate: '٥/٦/٢٠٢٧' } };
    const reply = await site.http.inject({ method: 'POST', url: '/api/quotes?lng=ar', payload });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'ambiguous']);
    for (const day of ['2027-06-05', '2027-05-06']) expect(reply.json().errors['order.wantedDate']).toContain(day);
  });

  test.each([
    ['fibc', { loopCount: '3.5' }],
    ['sack', { printSides: '1/2' }],
    ['sack', { printSides: '1.5' }],
  ])('of what is never cut (%s: %j) is whole', async (family, specified) => {
    const [field = ''] = Object.keys(specified);
    const { errors } = (await ask(specified, { family })).json();
    expect(errors).toEqual({ [`lines.0.specified.${field}`]: say('error_whole_number', {}, 'en') });
  });

  test.each([
    [{ quantity: "20'500" }, { quantity: 20_500 }],
    [{ quantity: '20.000,00' }, { quantity: 20_000 }],
    [{ quantity: '٢٠،٠٠٠ كيس' }, { quantity: 20_000, quantityUnit: 'pieces' }],
    [
      { quantity: '20.500', quantityUnit: 'pieces' },
      { quantity: 20_500, quantityUnit: 'pieces' },
    ],
    [{ quantity: '2,00,000' }, { quantity: 200_000 }],
    [{ quantity: '12 500,5 kg' }, { quantity: 12.5005, quantityUnit: 'tonnes' }],
    [{ width: '1.000 x 1.500 mm' }, { width: 1_000, length: 1_500 }],
    [{ width: '560,5 × 910,5 mm' }, { width: 560.5, length: 910.5 }],
    [{ fillWeight: '.5 kg' }, { fillWeight: 0.5 }],
    [
      { width: '250', length: '400' },
      { width: 250, length: 400 },
    ],
  ])('that can be read in one (%j) is stored as it was meant', async (sent, specified) => {
    const reply = await ask(sent);
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().data.quote.lines[0].specified).toEqual(specified);
  });

  test.each([
    ...[
      '100,000 per month',
      '20 t monthly',
      '5 containers a year',
      '100.000 bags/month',
      '٥٠ طن شهريًا',
      '10,000 كيس في السنة',
    ],
  ])(
    'of a time (%s) is asked for by the order, and the field for the rest is named as it is labelled',
    async (quantity) => {
      for (const language of ['en', 'ar'] as const) {
        const label = say('trade_yearly_volume', {}, language);
        const refusal = async (typed: string): Promise<string> =>
          (await ask({ quantity: typed }, { language })).json().errors['lines.0.specified.quantity'];
        expect(await refusal(quantity)).toContain(label);
        expect(await refusal(`${quantity.split(' ')[0]} طعام`)).not.toContain(label);
      }
    },
  );

  test.each([
    ['quantity', '20,000 bags ±10%', '20,000 bags'],
    ['fabricWeight', '٦٥ +/- ٥٪', '65'],
    ['width', '56 cm (± 1 cm)', '56 cm'],
  ])('that has a tolerance (%s: %s) is asked for without it', async (field, typed, figure) => {
    for (const language of ['en', 'ar'] as const) {
      const reply = await ask({ [field]: typed }, { language });
      const error: string = reply.json().errors[`lines.0.specified.${field}`];
      expect([reply.statusCode, error]).toEqual([422, say('measure_tolerance', { figure }, language)]);
    }
    expect((await ask({ [field]: figure })).statusCode).toBe(201);
  });

  test('is asked about together with everything else that is wrong', async () => {
    const reply = await ask({ fillWeight: '1.500 kg', width: 'wide' });
    expect(reply.json()).toMatchObject({ code: 'ambiguous' });
    expect(Object.keys(reply.json().errors)).toEqual(['lines.0.specified.fillWeight', 'lines.0.specified.width']);
  });
});

async function post(fields: Record<string, string>) {
  const sent = new URLSearchParams({ idempotencyKey: newFormKey(), ...fields });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await site.http.inject({ method: 'POST', url: '/quote-page', payload: `${sent}`, headers })).json();
}

test.each(['500 t', '500 tonnes a year', '٥٠٠ طن سنويًا', 'a lot'])(
  'what is needed in a year (%s) is asked for in pieces',
  async (yearlyVolume) => {
    const refused = await post({
      ...buyer,
      'line.family': 'sack',
      'line.title': 'Sugar sack',
      'order.yearlyVolume': yearlyVolume,
    });
    expect(refused.errors).toEqual({ 'order.yearlyVolume': say('quote_year_wrong', {}, 'en') });
  },
);

test('nor is half a bag needed in a year', async () => {
  const refused = await post({ ...buyer, 'line.family': 'sack', 'line.title': 'Sack', 'order.yearlyVolume': '2.5' });
  expect(refused.errors).toEqual({ 'order.yearlyVolume': say('error_whole_number', {}, 'en') });
});

test('a button of the form takes one reading and keeps everything else that was typed', async () => {
  const typed = {
    ...buyer,
    company: 'Reading',
    'line.family': 'fibc',
    'line.title': 'Jumbo bag',
    'line.fillWeight': '1.500 kg',
    'order.place': 'Lagos',
  };
  const refused = await post(typed);
  expect(refused).toMatchObject({ ok: false, status: 422, errors: { 'line.fillWeight': expect.any(String) } });
  const taken = await post({ ...refused.values, step: 'take:line.fillWeight:1500 kg' });
  expect(taken).toMatchObject({ ok: false, status: 200, errors: {} });
  expect(taken.values).toEqual({ ...typed, at: '1', 'line.fillWeight': '1500 kg' });
  expect(await post(taken.values)).toMatchObject({ ok: true });
  const [quote] = (await site.services.leads.quote.list()).items.filter(({ company }) => company === 'Reading');
  expect(quote?.lines[0]?.specified).toEqual({ fillWeight: 1_500 });
});

test('staff are asked in the same way about the figures and the place of a product', async () => {
  const admin = await asAdmin(site);
  const { _id, name, industry, description, specifications } = await givenProduct(site);
  const change = (sent: object) =>
    admin.call('PUT', `/products/${_id}`, { name, industry, description, specifications, ...sent });
  const asked = await change({ attributes: { family: 'sack', fillWeight: '1.500 kg', minimumOrder: '20.000' } });
  expect([asked.statusCode, asked.json().code]).toEqual([422, 'ambiguous']);
  expect(asked.json().errors['attributes.fillWeight']).toMatch(/1\.5 kg.*1,500 kg/);
  expect(asked.json().errors['attributes.minimumOrder']).toMatch(/20 .*20,000/);
  const wrong = await change({ attributes: { family: 'sack', minimumOrder: '2.5 bags' } });
  expect(wrong.json()).toMatchObject({ code: 'invalid', errors: { 'attributes.minimumOrder': expect.any(String) } });
  const read = await change({ attributes: { family: 'sack', fillWeight: '1.500,0 kg', minimumOrder: "20'000" } });
  expect(read.json().attributes).toMatchObject({ fillWeight: 1_500, minimumOrder: 20_000 });
});
