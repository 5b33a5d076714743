import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { m } from '#messages';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import type { FormOutcome } from '#server/leads/forms/page-forms.ts';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import { AppError } from '#shared/errors.ts';
import { quoteLimits } from '#shared/leads/quote-limits.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { sharedInspector } from '../../../tests/support/files/shared-inspector.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  // What a page's action does, without a built page.
  site.http.post('/quote-page', async (request) =>
    site.services.leads.quote.submitForm(await readPostedForm(request), { language: 'en' }),
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const { _id } of (await listed()).items) await site.services.leads.quote.remove(_id);
});

const listed = () => site.services.leads.quote.list();
const buyer = { fullName: 'Amina Bello', email: 'amina@example.com', company: 'Bello Sugar', country: 'Nigeria' };
const bag = { 'line.family': 'sack', 'line.title': 'Sugar sack', 'line.width': '56', 'line.length': '91 cm' };

async function post(fields: Record<string, string>): Promise<FormOutcome> {
  const sent = new URLSearchParams({ idempotencyKey: newFormKey(), ...fields });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await site.http.inject({ method: 'POST', url: '/quote-page', payload: `${sent}`, headers })).json();
}

/** The form as it comes back. */
async function step(fields: Record<string, string>, name: string) {
  const outcome = await post({ ...fields, step: name });
  if (outcome.ok) throw new Error('the form was sent');
  return outcome;
}

test('a line is added without anything being sent, and all lines are sent together', async () => {
  const added = await step({ ...buyer, ...bag, 'order.incoterm': 'CIF', 'order.place': 'Lagos' }, 'add');
  expect(added).toMatchObject({ status: 200, errors: {}, message: '' });
  expect(added.values).toMatchObject({ ...buyer, 'order.place': 'Lagos' });
  expect(Object.keys(added.values).filter((name) => name.startsWith('line.'))).toEqual([]);
  expect((await listed()).total).toBe(0);

  const other = { ...added.values, 'line.family': 'fibc', 'line.title': 'Jumbo bag', 'line.safeLoad': '1 t' };
  expect(await post(other)).toMatchObject({ ok: true, reference: expect.stringMatching(/^RFQ-/) });
  const [quote] = (await listed()).items;
  expect(quote?.lines).toMatchObject([
    { family: 'sack', title: 'Sugar sack', specified: { width: 560, length: 910 } },
    { family: 'fibc', title: 'Jumbo bag', specified: { safeLoad: 1_000 } },
  ]);
  expect(quote?.order).toEqual({ incoterm: 'CIF', place: 'Lagos' });
});

test('finished lines alone are enough', async () => {
  const { values } = await step({ ...buyer, ...bag }, 'add');
  expect(await post(values)).toMatchObject({ ok: true });
  expect((await listed()).items[0]?.lines).toHaveLength(1);
});

test('a contradictory line stays open, with the nearest possible beside its field', async () => {
  const kept = await step({ ...bag, 'line.mouth': 'valve', 'line.valveWidth': '100 mm' }, 'add');
  expect(kept.status).toBe(422);
  expect(kept.errors).toEqual({ 'line.valveDepth': 'A valve closes by its depth. Enter 230 mm or more.' });
  expect(kept.values).toMatchObject({ lines: '', 'line.title': 'Sugar sack', 'line.valveWidth': '100 mm' });
  expect((await step({ 'line.family': 'sack' }, 'add')).errors).toHaveProperty(['line.title']);
});

test('leading on to another step keeps everything and sends nothing', async () => {
  const typed = { ...buyer, 'line.goods': 'Sugar', 'order.incoterm': 'CIF' };
  expect(await step({ ...typed, at: '1' }, 'go:2')).toMatchObject({ status: 200, values: { ...typed, at: '2' } });
  expect((await listed()).total).toBe(0);
});

test('a button shows the step in which it stands, also in a form that was to be sent', async () => {
  const refused = { ...bag, at: '3' };
  for (const name of ['family:fibc', 'add', 'remove:0', 'take:line.width:560 mm'])
    expect([name, (await step(refused, name)).values.at]).toEqual([name, '1']);
  expect((await step(refused, 'take:line.quantity:20000')).values.at).toBe('2');
  expect((await step(refused, 'take:order.yearlyVolume:20000')).values.at).toBe('3');
});

test('a figure beyond its range is refused with the unit of the range', async () => {
  const faults = async (typed: Record<string, string>) => {
    const { errors } = await step({ ...bag, ...typed }, 'add');
    return Object.values(errors);
  };
  expect(await faults({ 'line.fabricWeight': '900' })).toEqual([expect.stringMatching(/^At most \d+ g\/m²$/)]);
  expect(await faults({ 'line.width': '9000 cm' })).toEqual([expect.stringMatching(/^At most \d+ cm$/)]);
  expect(await faults({ 'line.printColours': '99' })).toEqual([expect.stringMatching(/^At most \d+ colours$/)]);
});

test('what a bag is for names it, and a bare number of bags counts pieces', async () => {
  const asked = { 'line.goods': 'سكر', 'line.fillWeight': '50 كغ', 'line.quantity': '20,000' };
  expect(await post({ ...buyer, lines: '', ...asked })).toMatchObject({ ok: true });
  const specified = { goods: 'سكر', fillWeight: 50, quantity: 20_000, quantityUnit: 'pieces' };
  expect((await listed()).items[0]?.lines).toMatchObject([{ title: 'سكر، 50 كغ', specified }]);
  const blank = await post({ ...buyer, lines: '' });
  expect(!blank.ok && Object.keys(blank.errors)).toEqual(['line.goods']);
});

test('each finished line has its quantity in a field of its own, where its fault stands too', async () => {
  const { values } = await step({ ...bag, 'line.quantity': '5 t' }, 'add');
  const two = await step({ ...values, ...bag, 'line.title': 'Salt sack' }, 'add');
  const wrong = await post({ ...buyer, ...two.values, 'quantity.1': 'many' });
  expect(!wrong.ok && Object.keys(wrong.errors)).toEqual(['quantity.1']);
  expect(await post({ ...buyer, ...two.values, 'quantity.1': '2 × 40′' })).toMatchObject({ ok: true });
  expect((await listed()).items[0]?.lines.map(({ specified }) => [specified.quantity, specified.quantityUnit])).toEqual(
    [
      [5, 'tonnes'],
      [2, 'containers40'],
    ],
  );
});

test('of several bags the fault of a quantity names its bag, of one alone it does not', async () => {
  const { values } = await step({ ...bag, 'line.quantity': '4 t' }, 'add');
  const alone = await post({ ...buyer, ...values, 'quantity.0': 'many' });
  expect(!alone.ok && alone.errors['quantity.0']).toMatch(/^Please write how many/);
  const { values: two } = await step({ ...values, 'quantity.0': '5 t', ...bag, 'line.title': 'كيس ملح' }, 'add');
  const wrong = await post({ ...buyer, ...two, 'quantity.0': '-5', 'quantity.1': 'many' });
  expect(!wrong.ok && wrong.errors).toEqual({
    'quantity.0': '\u2068Sugar sack\u2069: At least 1',
    'quantity.1': expect.stringMatching(/^\u2068كيس ملح\u2069: Please write how many/),
  });
  const open = await post({ ...buyer, ...values, 'quantity.0': '5 t', ...bag, 'line.quantity': '20.5' });
  expect(!open.ok && open.errors).toEqual({
    'line.quantity': '\u2068Sugar sack\u2069: Bags are made whole. Enter 21.',
  });
});

test('another kind of bag keeps what both have', async () => {
  const { values } = await step({ ...bag, 'line.fillWeight': '50 kg', 'line.mouth': 'open' }, 'family:fibc');
  expect(values).toMatchObject({ 'line.family': 'fibc', 'line.title': 'Sugar sack', 'line.fillWeight': '50 kg' });
});

test('lines are opened again as they were typed, and removed', async () => {
  const { values } = await step(bag, 'add');
  const two = await step({ ...values, ...bag, 'line.title': 'Salt sack' }, 'add');
  const opened = await step(two.values, 'edit:0');
  expect(opened.values).toMatchObject(bag);
  expect(JSON.parse(opened.values.lines ?? '')).toMatchObject([{ title: 'Salt sack' }]);
  const removed = await step(two.values, 'remove:0');
  expect(JSON.parse(removed.values.lines ?? '')).toMatchObject([{ title: 'Salt sack' }]);
});

test('errors of a sent form stand beside the fields that were typed', async () => {
  const rejected = await post({ ...buyer, ...bag, email: 'nobody', 'line.width': 'wide', phone: '12' });
  expect(rejected).toMatchObject({ ok: false, status: 422, values: { 'line.width': 'wide' } });
  expect(!rejected.ok && Object.keys(rejected.errors).sort()).toEqual(['email', 'line.width', 'phone']);
});

test.each(['', '[', '{}', '[1,null,"x"]', '[{"family":["x"],"specified":7}]', '[{"__proto__":{"title":"x"}}]'])(
  'finished lines that nobody finished, %j, do no harm',
  async (lines) => {
    const outcome = await post({ ...buyer, ...bag, lines });
    expect([true, false]).toContain(outcome.ok);
    expect((await listed()).items.every(({ fullName }) => fullName === buyer.fullName)).toBe(true);
  },
);

test('one answer names every fault of the bag, the order and the sender', async () => {
  const wrong = { 'line.family': 'sack', 'line.title': '', 'line.width': 'wide', 'line.quantity': 'many' };
  const outcome = await post({ ...buyer, ...wrong, fullName: '', phone: '12', 'order.wantedDate': '2020-01-01' });
  if (outcome.ok) throw new Error('the form was sent');
  expect(Object.keys(outcome.errors).toSorted()).toEqual(
    ['fullName', 'line.quantity', 'line.title', 'line.width', 'order.wantedDate', 'phone'].toSorted(),
  );
  expect((await listed()).total).toBe(0);
});

test('a thirteenth bag is refused where it stands, by its buttons and on sending, and nothing is lost', async () => {
  const bags = Array.from({ length: 12 }, (_, n) => ({
    family: 'sack',
    title: `Bag ${n}`,
    specified: { quantity: '9 t' },
  }));
  const full = { ...buyer, lines: JSON.stringify(bags), 'line.goods': 'Sugar', 'line.fillWeight': '50 kg' };
  const sentence = m.quote_full({}, { locale: 'en' });
  // The sentences say the limit in words.
  expect(quoteLimits.lines).toBe(12);
  const added = await step(full, 'add');
  expect(added).toMatchObject({ status: 422, errors: { 'line.goods': sentence }, values: { 'line.goods': 'Sugar' } });
  expect(JSON.parse(added.values.lines ?? '')).toHaveLength(12);
  const sent = await post(full);
  expect(sent).toMatchObject({ ok: false, errors: { 'line.goods': sentence }, values: { lines: full.lines } });
  const finished = await post({ ...buyer, lines: JSON.stringify([...bags, ...bags]) });
  expect(finished).toMatchObject({ ok: false, errors: { 'lines.12': sentence } });
  const long = JSON.stringify([{ ...bags[0], note: 'x'.repeat(60_000) }]);
  expect(await post({ ...full, lines: long })).toMatchObject({ ok: false, values: { lines: long } });
  expect((await listed()).total).toBe(0);
  expect(await post({ ...full, 'line.goods': '', 'line.fillWeight': '' })).toMatchObject({ ok: true });
  expect((await listed()).items[0]?.lines).toHaveLength(12);
});

test('what is no request at all is refused without a fault of ours', async () => {
  for (const sent of [
    [],
    'text',
    { lines: 'none', order: 7, phone: {} },
    { lines: [null, { family: 'boat' }], order: [] },
  ]) {
    const { statusCode } = await site.http.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: JSON.stringify(sent),
      headers: { 'content-type': 'application/json' },
    });
    expect([sent, statusCode < 500 && statusCode >= 400]).toEqual([sent, true]);
  }
});

test('a step with more files than a request takes says how many it takes, and keeps those that came before', async () => {
  const key = newFormKey();
  const send = async (names: string[]): Promise<FormOutcome> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...buyer, idempotencyKey: key, step: 'go:3' })) form.set(name, value);
    for (const name of names) form.append('files', new File([samplePdf({ mark: name })], name));
    const { payload, headers } = await multipartBody(form);
    return (await site.http.inject({ method: 'POST', url: '/quote-page', payload, headers })).json();
  };
  const [names, keptFiles] = [
    ['a.pdf', 'b.pdf'],
    [{ name: 'a.pdf' }, { name: 'b.pdf' }],
  ];
  expect(await send(names)).toMatchObject({ keptFiles });
  expect(await send(names)).toMatchObject({ errors: { files: 'Too many files: 3 at most' }, keptFiles });
});

test('of several files those that are refused are named, and the others kept', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...buyer, idempotencyKey: newFormKey(), step: 'go:3' }))
    form.set(name, value);
  for (const name of ['notes.txt', 'مقاس.txt']) form.append('files', new File(['no drawing'], name));
  form.append('files', new File([samplePdf({ mark: 'a' })], 'a.pdf'));
  const { payload, headers } = await multipartBody(form);
  const outcome = (await site.http.inject({ method: 'POST', url: '/quote-page', payload, headers })).json();
  const said = m.artwork_wrong_type({}, { locale: 'en' });
  expect(outcome).toMatchObject({
    errors: { files: `\u2068notes.txt\u2069, \u2068مقاس.txt\u2069: ${said}` },
    keptFiles: [{ name: 'a.pdf' }],
  });
});

test('a form whose files cannot be checked just now comes back with everything typed, at a step too', async () => {
  const isBusy = () => Promise.reject(new AppError('unavailable', 'file_checks_busy', { retryAfterSeconds: 60 }));
  const busy = await buildSite({ inspector: { ...sharedInspector(), checkArtwork: isBusy } });
  busy.http.post('/quote-page', async (request) =>
    busy.services.leads.quote.submitForm(await readPostedForm(request), { language: 'en' }),
  );
  for (const pressed of [{ step: 'go:3' }, {}]) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...buyer, ...pressed, idempotencyKey: newFormKey() }))
      form.set(name, value);
    form.append('files', new File([samplePdf({ mark: 'a' })], 'a.pdf'));
    const { payload, headers } = await multipartBody(form);
    const reply = await busy.http.inject({ method: 'POST', url: '/quote-page', payload, headers });
    expect(reply.json()).toMatchObject({
      ok: false,
      status: 503,
      message: m.file_checks_busy({}, { locale: 'en' }),
      values: buyer,
    });
  }
  await busy.close();
});
