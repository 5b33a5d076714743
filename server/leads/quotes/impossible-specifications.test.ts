import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import { type Language, languages } from '#shared/language.ts';
import { orderKeys } from '#shared/leads/quote.ts';
import type { Family } from '#shared/trade/field-types.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

// What cannot be made or contradicts itself, as a buyer types it: refused beside its field with a reason in the buyer's
// language, and taken once the buyer did what the reason says.

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  for (const language of languages)
    site.http.post(`/quote-page/${language}`, async (request) =>
      site.services.leads.quote.submitForm(await readPostedForm(request), { language }),
    );
});
afterAll(() => site.close());

type Typed = Readonly<Record<string, string>>;
type Impossible = { family: Family; typed: Typed; field: string; wayOn: Typed };

const impossible: Impossible[] = [];
const refused = (family: Family, typed: Typed, field: string, wayOn: Typed) =>
  impossible.push({ family, typed, field, wayOn });

refused('sack', { mouth: 'valve', valveWidth: '100 mm' }, 'valveDepth', { valveDepth: '230' });
refused('sack', { mouth: 'valve', valveWidth: '100', gusset: '7.6 cm' }, 'valveDepth', { valveDepth: '200' });
refused('sack', { mouth: 'valve', valveWidth: '120', valveDepth: '150' }, 'valveDepth', { valveDepth: '276' });
refused('sack', { mouth: 'valve', valveDepth: '230' }, 'valveWidth', { valveWidth: '100' });
refused('sack', { mouth: 'valve', width: '40', valveWidth: '260', valveDepth: '600' }, 'valveWidth', {
  valveWidth: '200',
});
refused('sack', { mouth: 'drawstring', valveWidth: '100', valveDepth: '230' }, 'mouth', { mouth: 'valve' });
refused('sack', { mouth: 'open', valveWidth: '100', valveDepth: '230' }, 'mouth', { mouth: 'valve' });
refused('sack', { mouth: 'valve', valveWidth: '100', valveDepth: '230', liner: 'loose' }, 'liner', {
  liner: 'attached',
});
refused('sack', { width: '40 cm', gusset: '20 cm' }, 'gusset', { gusset: '19.9' });
refused('sack', { fillWeight: '500 kg' }, 'fillWeight', { fillWeight: '100' });
refused('sack', { bottom: 'block', lamination: 'none' }, 'lamination', { lamination: 'coated' });
refused('sack', { bottom: 'block', mouth: 'drawstring' }, 'bottom', { bottom: 'sewn' });
refused('sack', { perforated: 'yes', keepsDry: 'yes' }, 'perforated', { perforated: '' });
refused('sack', { perforated: 'yes', liner: 'loose' }, 'liner', { liner: 'none' });
refused('sack', { boppThickness: '20', lamination: 'coated' }, 'lamination', { lamination: 'bopp' });
refused('sack', { liner: 'formFit' }, 'liner', { liner: 'attached' });
refused('sack', { liner: 'loose', linerThickness: '200 µm' }, 'linerThickness', { linerThickness: '150' });
refused('sack', { liner: 'none', linerThickness: '50' }, 'linerThickness', { linerThickness: '' });
refused('sack', { printMethod: 'gravure', lamination: 'coated' }, 'lamination', { lamination: 'bopp' });
refused('sack', { printMethod: 'flexo', printColours: '6' }, 'printColours', { printColours: '4' });
refused('sack', { printColours: '10 colours' }, 'printColours', { printColours: '8' });
refused('sack', { printSides: '4' }, 'printSides', { printSides: '2' });
refused('sack', { printSides: '0', printColours: '2' }, 'printSides', { printSides: '1' });
refused('sack', { printSides: '2', printColours: '0' }, 'printColours', { printColours: '1' });
refused('sack', { printMethod: 'none', printColours: '2' }, 'printMethod', { printMethod: 'flexo' });
refused('sack', { barCode: 'yes', printMethod: 'none' }, 'barCode', { barCode: '' });
refused('sack', { artworkReady: 'yes', printColours: '0' }, 'artworkReady', { artworkReady: '' });
refused('sack', { use: 'food', recycled: '30%' }, 'recycled', { recycled: '0' });
refused('sack', { use: 'food', unNumber: 'UN 1942' }, 'unNumber', { unNumber: '' });
refused('sack', { use: 'feed', unNumber: '1942' }, 'unNumber', { unNumber: '' });
refused('sack', { unNumber: '19' }, 'unNumber', { unNumber: 'UN 1942' });
refused('sack', { fillTemperature: '95 °C', liner: 'loose' }, 'fillTemperature', { fillTemperature: '80' });
refused('sack', { fillTemperature: '130' }, 'fillTemperature', { fillTemperature: '120' });
refused('sack', { uvHours: '2000 h' }, 'uvHours', { uvHours: '1600' });
refused('sack', { uvHours: '200', outdoorMonths: '9 months' }, 'uvHours', { uvHours: '1600' });
refused('sack', { outdoorMonths: '2 years' }, 'outdoorMonths', { outdoorMonths: '12' });
refused('sack', { uvPercent: '8%' }, 'uvPercent', { uvPercent: '5' });
refused('sack', { filler: '20' }, 'filler', { filler: '12' });
refused('sack', { denier: '900', ends: '10', picks: '10', fabricWeight: '120' }, 'fabricWeight', {
  fabricWeight: '79',
});
refused('sack', { quantity: '1000.5 bags' }, 'quantity', { quantity: '1001' });
refused('sack', { quantity: 'many' }, 'quantity', { quantity: '20,000 bags' });
refused('film', { foodContact: 'yes', recycled: '10' }, 'recycled', { recycled: '0' });
refused('fibc', { safeLoad: '2.5 t', safetyFactor: '5' }, 'safeLoad', { safeLoad: '2000' });
refused('fibc', { safeLoad: '2 t', safetyFactor: '8', trips: 'several' }, 'safeLoad', { safeLoad: '1500' });
refused('fibc', { safeLoad: '1 t', fillWeight: '1250 kg' }, 'safeLoad', { safeLoad: '1250' });
refused('fibc', { safetyFactor: '5', trips: 'several' }, 'safetyFactor', { safetyFactor: '6' });
refused('fibc', { safeLoad: '1000', stackingLoad: '800' }, 'stackingLoad', { stackingLoad: '1000' });
refused('fibc', { unNumber: 'UN 1942' }, 'typeTest', { typeTest: 'yes' });
refused('fibc', { baseLength: '90', baseWidth: '90', height: '2 m' }, 'height', { height: '180' });
refused('fibc', { baseLength: '110', baseWidth: '90', height: '30' }, 'height', { height: '45' });
refused('fibc', { baseLength: '90 × 90 × 100', fillWeight: '1 t', bulkDensity: '800' }, 'height', {
  height: '155',
  baseLength: '90 × 90',
});
refused('fibc', { fabricWeight: '100' }, 'fabricWeight', { fabricWeight: '130' });
refused('fibc', { fabricWeight: '300' }, 'fabricWeight', { fabricWeight: '240' });
refused('fibc', { loopCount: '3' }, 'loopCount', { loopCount: '2' });
refused('fibc', { loopKind: 'tunnel', loopCount: '4' }, 'loopCount', { loopCount: '2' });
refused('fibc', { liner: 'loose', linerThickness: '250' }, 'linerThickness', { linerThickness: '200' });
refused('fibc', { liner: 'formFit', linerThickness: '30' }, 'linerThickness', { linerThickness: '50' });
refused('fibc', { filling: 'open', fillingDiameter: '40' }, 'filling', { filling: 'spout' });
refused('fibc', { discharge: 'flat', dischargeDiameter: '35' }, 'discharge', { discharge: 'spout' });
refused('fibc', { filling: 'spout', fillingDiameter: '100', baseLength: '90' }, 'fillingDiameter', {
  fillingDiameter: '90',
});
refused('fibc', { discharge: 'spout', dischargeDiameter: '100', baseWidth: '90' }, 'dischargeDiameter', {
  dischargeDiameter: '90',
});
refused('fibc', { discharge: 'spout', dischargeLength: '150', height: '110' }, 'dischargeLength', {
  dischargeLength: '110',
});
refused('fibc', { fibcType: 'C' }, 'grounding', { grounding: 'yes' });
refused('fibc', { fibcType: 'D', liner: 'loose' }, 'liner', { liner: 'attached' });
refused('sack', { incoterm: 'CIF' }, 'place', { place: 'Lagos' });
refused('sack', { wantedDate: '2020-01-31' }, 'wantedDate', { wantedDate: '' });

const buyer = { fullName: 'Amina', email: 'amina@example.com', company: 'Bello', country: 'Nigeria' };
const isOfOrder = (field: string) => orderKeys.some((key) => key === field);
const partOf = (typed: Typed, ofOrder: boolean) =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => isOfOrder(field) === ofOrder));

type Way = 'call' | 'form';
type Sending = { family: Family; language: Language; way: Way };

/** The errors with which it is refused, by the field of the trade; none where it was stored. */
async function send(typed: Typed, { family, language, way }: Sending): Promise<Record<string, string>> {
  if (way === 'call') {
    const lines = [{ family, title: 'Bag', specified: partOf(typed, false) }];
    const payload = { ...buyer, lines, order: partOf(typed, true) };
    const reply = await site.http.inject({ method: 'POST', url: `/api/quotes?lng=${language}`, payload });
    const { errors = {} } = reply.json();
    expect(reply.statusCode, reply.body).toBe(Object.keys(errors).length > 0 ? 422 : 201);
    return byField(errors);
  }
  const fields = Object.entries(typed).map(([field, text]) => [
    `${isOfOrder(field) ? 'order' : 'line'}.${field}`,
    text,
  ]);
  const form = new URLSearchParams({
    ...{ idempotencyKey: newFormKey(), ...buyer, 'line.family': family, 'line.title': 'Bag' },
    ...Object.fromEntries(fields),
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await site.http.inject({ method: 'POST', url: `/quote-page/${language}`, payload: `${form}`, headers });
  const { ok, errors = {}, values = {} } = reply.json();
  // Nothing that was typed is lost.
  if (!ok) expect(values).toMatchObject(Object.fromEntries(fields));
  return byField(errors);
}

const byField = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name.split('.').at(-1), message]));

const numberIn = (text: string) => (/^[\d.]+$/.test(text) ? Number(text).toLocaleString('en-US') : '');

test('are at least forty', () => {
  expect(impossible.length).toBeGreaterThanOrEqual(40);
});

describe.each(languages)('in %s', (language) => {
  test.each(impossible)('$family $typed', async ({ family, typed, field, wayOn }) => {
    const stored = () => site.services.leads.quote.list().then(({ total }) => total);
    for (const way of ['call', 'form'] as const) {
      const before = await stored();
      const errors = await send(typed, { family, language, way });
      expect(Object.keys(errors)).toEqual([field]);
      expect(await stored()).toBe(before);
      const reason = errors[field] ?? '';
      // A reason and what to do, in the buyer's script.
      expect(reason.length).toBeGreaterThan(25);
      expect(/[\u0600-\u06ff]/.test(reason)).toBe(language === 'ar');
      // The nearest possible stands there as it is typed into the field.
      expect(reason).toContain(numberIn(wayOn[field] ?? ''));
      expect(await send({ ...typed, ...wayOn }, { family, language, way })).toEqual({});
      expect(await stored()).toBe(before + 1);
    }
  });
});

test('a call that names another unit than its quantity does is refused; in the form the unit that was typed counts', async () => {
  const typed = { quantity: '10 t', quantityUnit: 'pieces' };
  const sending = { family: 'sack', language: 'en' } as const;
  expect(Object.keys(await send(typed, { ...sending, way: 'call' }))).toEqual(['quantityUnit']);
  expect(await send(typed, { ...sending, way: 'form' })).toEqual({});
});

test('8:1 for a single trip is taken: it can be made, and the page shows a hint', async () => {
  for (const way of ['call', 'form'] as const)
    expect(await send({ safetyFactor: '8', trips: 'single' }, { family: 'fibc', language: 'en', way })).toEqual({});
});
