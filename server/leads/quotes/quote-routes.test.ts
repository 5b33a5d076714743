import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const { _id } of (await site.services.leads.quote.list()).items) await site.services.leads.quote.remove(_id);
});

const buyer = { fullName: 'Amina Bello', email: 'amina@example.com', company: 'Bello Sugar', country: 'Nigeria' };
const sack = {
  family: 'sack',
  title: 'Printed sugar sack, 50 kg',
  specified: {
    goods: 'Sugar',
    fillWeight: '50kg',
    width: '22 in',
    length: '٩١ سم',
    fabricWeight: '٦٥ غم',
    use: 'food',
    foodContact: 'yes',
    printSides: '2',
    printColours: 4,
    quantity: '20,000',
    quantityUnit: 'pieces',
  },
};
const order = { incoterm: 'CIF', place: 'Lagos', samplesFirst: true };
const request = { ...buyer, lines: [sack], order };
const send = (payload: object, query = '') => site.http.inject({ method: 'POST', url: `/api/quotes${query}`, payload });
const errorsOf = async (payload: object, language: Language = 'en') =>
  (await send(payload, `?lng=${language}`)).json().errors;
const specified = {
  ...{ goods: 'Sugar', fillWeight: 50, use: 'food', width: 558.8, length: 910, fabricWeight: 65 },
  ...{ printSides: 2, printColours: 4, foodContact: true, quantity: 20_000, quantityUnit: 'pieces' },
};

describe('a quote request', () => {
  test('is stored with its values in the units of the trade, and answered with a reference', async () => {
    const reply = await send({ ...request, phone: '+234 803 123 4567', preferredLanguage: 'en' });
    expect(reply.statusCode, reply.body).toBe(201);
    const { quote } = reply.json().data;
    expect(quote.reference).toMatch(/^RFQ-[2-9A-HJKMNP-TV-Z]{6}$/);
    const line = { family: 'sack', title: sack.title, product: null, note: '', specified };
    expect(quote).toMatchObject({ ...buyer, phoneNumber: '+2348031234567', lines: [line], order, status: 'pending' });
    const [row] = await site.database.db.selectFrom('quote').select(['lines', 'order_terms', 'source']).execute();
    expect(row?.source).toBe('api');
    expect([JSON.parse(row?.lines ?? ''), JSON.parse(row?.order_terms ?? '')]).toEqual([[line], order]);
  });

  test.each([
    [
      'sack',
      { width: '22x36 in', quantity: '20,000 bags' },
      { width: 558.8, length: 914.4, quantity: 20_000, quantityUnit: 'pieces' },
    ],
    ['sack', { width: '٥٦ × ٩١ سم', ends: '10 x 10' }, { width: 560, length: 910, ends: 10, picks: 10 }],
    ['sack', { mouth: 'valve', valveWidth: '10 × 23 cm' }, { mouth: 'valve', valveWidth: 100, valveDepth: 230 }],
    [
      'fibc',
      { baseLength: '90x90x120', quantity: '2 x 40 HC' },
      { baseLength: 900, baseWidth: 900, height: 1_200, quantity: 2, quantityUnit: 'containers40' },
    ],
  ])('of a %s takes %j as it is written', async (family, typed, expected) => {
    const reply = await send({ ...buyer, lines: [{ family, title: 'Bag', specified: typed }] });
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().data.quote.lines[0].specified).toEqual(expected);
  });

  test('with both sizes in one field and one of them again is asked which', async () => {
    const lines = [{ family: 'sack', title: 'Bag', specified: { width: '56 × 91 cm', length: '80' } }];
    expect(Object.keys(await errorsOf({ ...buyer, lines }))).toEqual(['lines.0.specified.width']);
    const film = [{ family: 'film', title: 'Film', specified: { width: '56 × 91 cm' } }];
    expect(Object.keys(await errorsOf({ ...buyer, lines: film }))).toEqual(['lines.0.specified.width']);
  });

  test('is stored once per key', async () => {
    const headers = { 'idempotency-key': 'one-request' };
    const once = () => site.http.inject({ method: 'POST', url: '/api/quotes', payload: request, headers });
    const [first, second] = [await once(), await once()];
    expect(second.json().data.quote.reference).toBe(first.json().data.quote.reference);
    expect((await site.services.leads.quote.list()).total).toBe(1);
  });

  test('needs a sender and a named line', async () => {
    expect(await errorsOf({})).toEqual({
      fullName: 'Full name is required',
      email: 'Please leave an e-mail address or a phone number',
      company: 'Company is required',
      country: 'Country is required',
      lines: 'Please name at least one bag',
    });
    expect(await errorsOf({ ...buyer, lines: [] })).toEqual({ lines: 'Please name at least one bag' });
    const many = Array.from({ length: 13 }, () => ({ family: 'sack', title: 'Sack' }));
    expect(Object.keys(await errorsOf({ ...buyer, lines: many }))).toEqual(['lines']);
    expect(await errorsOf({ ...buyer, lines: [{ family: 'sack', title: ' ' }] })).toEqual({
      'lines.0.title': 'Please name the bag that you need',
    });
  });

  test('is answered by telephone where its sender leaves a number alone: staff get their mail, nobody else does', async () => {
    const reply = await send({ ...request, email: '', phone: '+234 803 123 4567' });
    expect(reply.statusCode, reply.body).toBe(201);
    const { _id } = reply.json().data.quote;
    const mails = await site.database.db.selectFrom('mail').select(['id', 'kind']).where('lead_id', '=', _id).execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['quote']);
    expect((await admin.get(`/outbox/${mails[0]?.id}`)).json().text).toContain('Amina Bello');
  });

  test('names values that cannot be read or that its bag does not have', async () => {
    const lines = [{ ...sack, specified: { width: 'wide', gusset: '1 mm', safeLoad: 1_000, mouth: 'zip' } }];
    expect(Object.keys(await errorsOf({ ...buyer, lines })).sort()).toEqual([
      'lines.0.specified.gusset',
      'lines.0.specified.mouth',
      'lines.0.specified.safeLoad',
      'lines.0.specified.width',
    ]);
  });

  test('is refused with a reason and the nearest possible, in the language of the buyer', async () => {
    const lines = [{ ...sack, specified: { mouth: 'valve', valveWidth: '100 mm' } }];
    expect(await errorsOf({ ...buyer, lines })).toEqual({
      'lines.0.specified.valveDepth': 'A valve closes by its depth. Enter 230 mm or more.',
    });
    expect((await errorsOf({ ...buyer, lines }, 'ar'))['lines.0.specified.valveDepth']).toContain('230 مم');
    const typeC = [{ family: 'fibc', title: 'Jumbo bag', specified: { fibcType: 'C' } }];
    expect(Object.keys(await errorsOf({ ...buyer, lines: typeC }))).toEqual(['lines.0.specified.grounding']);
    const heavy = [{ family: 'fibc', title: 'Jumbo bag', specified: { safetyFactor: '8' } }];
    expect((await send({ ...buyer, lines: heavy })).statusCode).toBe(201);
  });

  test.each([
    ['sack', { quantity: '0' }, 'quantity', 'At least 1'],
    ['sack', { quantity: '0 bags' }, 'quantity', 'At least 1'],
    ['fibc', { quantity: '٠', quantityUnit: 'pieces' }, 'quantity', 'At least 1'],
    ['sack', { quantity: '0 t' }, 'quantity', 'At least 0.1'],
    ['sack', { quantity: '-5' }, 'quantity', 'At least 1'],
    ['other', { quantity: '−250 pcs' }, 'quantity', 'At least 1'],
    ['sack', { quantity: '– ٢ طن' }, 'quantity', 'At least 0.1 t'],
    ['sack', { quantity: '20.5' }, 'quantity', 'Enter 21.'],
    ['fibc', { quantity: '0.5' }, 'quantity', 'Enter 1.'],
    ['sack', { fillTemperature: '−5 °C' }, 'fillTemperature', 'At least 0 °C'],
    ['sack', { width: '-5' }, 'width', 'At least 5 cm'],
    ['film', { quantity: '0' }, 'quantity', 'At least 0.1'],
    ['sack', { fillWeight: 'abc' }, 'fillWeight', 'for example 50 kg'],
    ['sack', { width: 'abc' }, 'width', 'for example 50 cm'],
    ['sack', { denier: 'abc' }, 'denier', 'for example 900 denier'],
  ])('of a %s says what is right: %j', async (family, specified, key, said) => {
    const errors = await errorsOf({ ...buyer, lines: [{ family, title: 'Bag', specified }] });
    expect(errors).toEqual({ [`lines.0.specified.${key}`]: expect.stringContaining(said) });
  });

  test('cannot be wanted before today, nor delivered to no place', async () => {
    const lines = [{ family: 'sack', title: 'Sack' }];
    expect(await errorsOf({ ...buyer, lines, order: { wantedDate: '2020-01-31', incoterm: 'FOB' } })).toEqual({
      'order.wantedDate': expect.stringMatching(
        /^That day has passed\. The earliest possible is [A-Z][a-z]+ \d{1,2}, 20\d\d\.$/,
      ),
      'order.place': 'FOB needs a port or place, for example Lagos. Name it, or choose EXW.',
    });
    for (const wantedDate of ['2206-11-28', '9999-12-31', '٢٢٠٦-١١-٢٨'])
      expect(await errorsOf({ ...buyer, lines, order: { wantedDate } })).toEqual({
        'order.wantedDate': expect.stringMatching(/ The latest possible is [A-Z][a-z]+ \d{1,2}, 20\d\d\.$/),
      });
    const inArabic = await errorsOf({ ...buyer, lines, order: { wantedDate: '2020-01-31' } }, 'ar');
    expect(inArabic['order.wantedDate']).toMatch(/^مضى هذا اليوم\. أقرب موعد ممكن \d{1,2} \p{L}[\p{L} ]+ 20\d\d\.$/u);
    expect(Object.keys(await errorsOf({ ...buyer, lines, order: { wantedDate: '2027-02-30' } }))).toEqual([
      'order.wantedDate',
    ]);
    for (const wantedDate of ['2027-02-30', '31/4/2027', '٣١ نيسان ٢٠٢٧', '2027-13-01']) {
      const error = (await errorsOf({ ...buyer, lines, order: { wantedDate } }))['order.wantedDate'];
      expect(error).toMatch(/^There is no day 2027-\d\d-\d\d\. /);
    }
    expect(await errorsOf({ ...buyer, lines, order: { wantedDate: 'soon' } })).toEqual({
      'order.wantedDate': 'Please write a day, for example 2027-03-31',
    });
  });

  test('may name a product that exists, and no other', async () => {
    const { _id: product } = await givenProduct(site);
    const stored = await send({ ...request, lines: [{ ...sack, product }] });
    expect(stored.json().data.quote.lines[0].product).toBe(product);
    expect(await errorsOf({ ...request, lines: [{ ...sack, product: 'nobody' }] })).toEqual({
      'lines.0.product': 'This product does not exist any more',
    });
  });
});

describe('for staff', () => {
  test('a request has its lines as text in their language, in lists, alone and as CSV', async () => {
    const { _id, reference } = await givenQuote(site);
    const english = (await admin.get(`/quotes/${_id}`)).json().data.quote.summary;
    expect(english).toContain('1. Sugar sack, 50 kg (Woven sack)\nWidth: 56 cm · Length: 91 cm · Quantity: 20,000');
    expect(english).toContain('Port or place: Lagos');
    const [listed] = (await admin.get('/quotes?lng=ar')).json().data.quotes;
    expect(listed.summary).toContain('56 سم');
    const csv = (await admin.get('/quotes/export.csv')).body;
    expect(csv).toContain(reference);
    expect(csv).toContain('Width: 56 cm');
  });

  test('the letter about it holds every line', async () => {
    const { _id } = (await send(request)).json().data.quote;
    const mail = await site.database.db
      .selectFrom('mail')
      .select('id')
      .where('lead_id', '=', _id)
      .where('kind', '=', 'quote')
      .executeTakeFirstOrThrow();
    const { text } = (await admin.get(`/outbox/${mail.id}`)).json();
    expect(text).toContain('Printed sugar sack, 50 kg');
    expect(text).toContain('Fabric weight: 65 g/m²');
  });

  test('an erased request keeps its country and status, and nothing else that was sent', async () => {
    const { _id, email } = await givenQuote(site);
    expect((await admin.call('POST', '/privacy/person/erase', { person: email })).statusCode).toBe(200);
    const { quote } = (await admin.get(`/quotes/${_id}`)).json().data;
    expect(quote).toMatchObject({
      fullName: '',
      email: '',
      company: '',
      phone: '',
      lines: [],
      order: {},
      country: 'Nigeria',
    });
  });

  test('a buyer is found by telephone, and gets everything that was sent', async () => {
    await givenQuote(site);
    const reply = await admin.call('POST', '/privacy/person/export', { person: '+234 803 123 4567' });
    expect(reply.json().quotes).toMatchObject([{ fullName: 'Amina Bello', lines: [{ title: 'Sugar sack, 50 kg' }] }]);
  });
});
