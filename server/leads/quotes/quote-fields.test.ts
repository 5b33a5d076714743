import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '#server/core/i18n/say.ts';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import { type Language, languages } from '#shared/language.ts';
import { lineKeys, orderKeys } from '#shared/leads/quote.ts';
import { findContradictions } from '#shared/trade/contradictions.ts';
import { type Family, families, type TradeField } from '#shared/trade/field-types.ts';
import type { SpecifiedValue } from '#shared/trade/rules/rule.ts';
import { type FieldKey, fieldKeys, fields } from '#shared/trade/trade-fields.ts';
import { type Saying, writeSpecified } from '#shared/trade/write-value.ts';
import { linesOfPdf, pdfSpelling } from '../../../tests/support/files/read-pdf.ts';
import { chooseFirst, readersOf } from '../../../tests/support/full-run.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

// Every field of the trade, in both languages, from the page's form and from the call: stored, shown to staff, in the CSV and in the PDF.

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
  for (const language of languages)
    site.http.post(`/quote-page/${language}`, async (request) =>
      site.services.leads.quote.submitForm(await readPostedForm(request), { language }),
    );
});
afterAll(() => site.close());

type Stated = { typed: string; value: SpecifiedValue };

const rounded = (value: number, step: number) => Math.round(value / step) * step;

/** Something that a field takes, as people type it, and as it is stored. */
function statedOf(field: TradeField, language: Language): Stated[] {
  if (field.type === 'choice') return Object.keys(field.values).map((value) => ({ typed: value, value }));
  if (field.type === 'flag') return [{ typed: 'yes', value: true }];
  if (field.type === 'day') return [{ typed: '2031-05-17', value: '2031-05-17' }];
  if (field.type === 'text')
    return [language === 'ar' ? 'نصّ' : 'Some text', 'UN 1942'].map((value) => ({ typed: value, value }));
  return numbersOf(field).map((value) => {
    const shown = field.shown === 'cm' ? `${value / 10} cm` : String(value);
    const digits = language === 'ar' ? shown.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '') : shown;
    return { typed: digits, value };
  });
}

/** Numbers within a field's range: near its beginning, in its middle and near its end. */
function numbersOf({ least, most }: { least: number; most: number }): number[] {
  const step = most <= 20 ? 1 : 10;
  const inside = [least, least + 40, least + (most - least) / 8, (least + most) / 2, most].map((value) =>
    rounded(value, step),
  );
  return inside.filter((value) => value >= least && value <= most);
}

type Line = { family: Family; typed: Record<string, string>; values: Record<string, SpecifiedValue> };

/** Lines of a family that together state every one of its fields, none of them contradicting itself. */
function linesOf(family: Family, language: Language): Line[] {
  const lines: Line[] = [];
  let left = lineKeys(family);
  while (left.length > 0) {
    const line: Line = { family, typed: {}, values: {} };
    // A field joins a line with the first of its values that contradicts nothing in it.
    for (const key of [...left, ...lineKeys(family)]) tryField(line, key, language);
    const added = left.filter((key) => key in line.values);
    expect(added, `${family}: no line can state ${left.join()}`).not.toEqual([]);
    left = left.filter((key) => !(key in line.values));
    lines.push(withoutContradiction(line));
  }
  return lines;
}

const isRefused = ({ family, values }: Line) =>
  findContradictions(family, values).some(({ level }) => level === 'refused');

function tryField(line: Line, key: FieldKey, language: Language): void {
  if (key in line.values) return;
  for (const { typed, value } of statedOf(fields[key], language)) {
    const tried = { ...line, typed: { ...line.typed, [key]: typed }, values: { ...line.values, [key]: value } };
    const mended = isRefused(tried) ? withWayOn(tried) : tried;
    if (isRefused(mended)) continue;
    Object.assign(line, mended);
    return;
  }
}

/** A line with the nearest possible, as its refusal names it. */
function withWayOn(line: Line): Line {
  const [found] = findContradictions(line.family, line.values).filter(({ level }) => level === 'refused');
  const { field, nearest } = found ?? {};
  if (field === undefined || nearest === null || nearest === undefined || field in line.values) return line;
  const typed = nearest === true ? 'yes' : String(nearest);
  return { ...line, typed: { ...line.typed, [field]: typed }, values: { ...line.values, [field]: nearest } };
}

function withoutContradiction(line: Line): Line {
  expect(isRefused(line)).toBe(false);
  return line;
}

const order = (language: Language) =>
  orderKeys.map((key) => [key, statedOf(fields[key], language).at(-1) ?? { typed: '', value: '' }] as const);
const pick = (entries: (readonly [string, Stated])[], which: 'typed' | 'value') =>
  Object.fromEntries(entries.map(([key, stated]) => [key, stated[which]]));

const senderOf = (company: string) => ({ fullName: 'Amina', email: 'amina@example.com', company, country: 'Nigeria' });
const nameOf = ({ family }: Line, place: number) => `${family} ${place}`;

/** Sends lines as a program does, or as the page's form does: the last one open in fields, the others finished. */
async function send(lines: Line[], { language, way, company }: { language: Language; way: string; company: string }) {
  const named = lines.map((line, place) => ({
    ...{ family: line.family, title: nameOf(line, place), note: '', product: '', specified: line.typed },
  }));
  const terms = pick(order(language), 'typed');
  if (way === 'call') {
    const payload = { ...senderOf(company), lines: named, order: terms };
    const reply = await site.http.inject({ method: 'POST', url: `/api/quotes?lng=${language}`, payload });
    expect(reply.statusCode, reply.body).toBe(201);
    return;
  }
  const open = named.at(-1);
  const form = new URLSearchParams({
    ...{ idempotencyKey: newFormKey(), ...senderOf(company), lines: JSON.stringify(named.slice(0, -1)) },
    ...{ 'line.family': open?.family ?? '', 'line.title': open?.title ?? '' },
    ...Object.fromEntries(Object.entries(open?.specified ?? {}).map(([key, typed]) => [`line.${key}`, typed])),
    ...Object.fromEntries(Object.entries(terms).map(([key, typed]) => [`order.${key}`, String(typed)])),
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await site.http.inject({ method: 'POST', url: `/quote-page/${language}`, payload: `${form}`, headers });
  expect(reply.json(), reply.body).toMatchObject({ ok: true });
}

async function pdfTextOf(path: string): Promise<string> {
  const reply = await admin.get(path);
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  return linesOfPdf(reply.rawPayload).join(' ');
}

describe.each(readersOf('en'))('in %s', (language) => {
  test.each(chooseFirst(['form', 'call']))('every field arrives by %s: stored, shown, in CSV and PDF', async (way) => {
    const reached = new Set<FieldKey>(orderKeys);
    const saying: Saying = { language, say: (key, parameters = {}) => say(key, parameters, language) };
    for (const family of families) {
      const lines = linesOf(family, language);
      const company = `${way} ${language} ${family}`;
      await send(lines, { language, way, company });
      const { items } = await site.services.leads.quote.list();
      const stored = items.find((quote) => quote.company === company);
      expect(stored?.lines.map(({ specified }) => specified)).toEqual(lines.map(({ values }) => values));
      expect(stored?.order).toEqual(pick(order(language), 'value'));
      const { summary } = (await admin.get(`/quotes/${stored?._id}?lng=${language}`)).json().data.quote;
      const csv = (await admin.get(`/quotes/export.csv?lng=${language}&q=${stored?.reference}`)).body;
      // One way is enough: the PDF is made of what is stored.
      const pdf = way === 'form' ? await pdfTextOf(`/quotes/${stored?._id}/pdf?lng=${language}`) : undefined;
      for (const { values } of [...lines, { values: stored?.order ?? {} }]) {
        for (const key of Object.keys(values) as FieldKey[]) reached.add(key);
        const written = writeSpecified(values, Object.keys(values) as FieldKey[], saying, family);
        for (const { label, value } of written) {
          expect(summary).toContain(`${label}: ${value}`);
          if (pdf) for (const text of [label, value]) expect(pdf).toContain(pdfSpelling(text));
          expect(csv).toContain(`${label}: ${value}`.replaceAll('"', '""'));
        }
      }
    }
    const asked = fieldKeys.filter((key) => fields[key].usedBy !== 'product');
    expect(asked.filter((key) => !reached.has(key))).toEqual([]);
  });
});

test.each([
  ['sack', 20_000, 'pieces', '20,000 bags'],
  ['other', 1, 'pieces', '1 piece'],
  ['sack', 12.5, 'tonnes', '12.5 t'],
  ['fibc', 2, 'containers40', '2 × 40′ HC'],
  ['fibc', 1, 'containers20', '1 × 20′'],
] as const)('for a %s the quantity %d %s is written as %s, in one row', (family, quantity, quantityUnit, told) => {
  const saying: Saying = { language: 'en', say: (key, parameters = {}) => say(key, parameters, 'en') };
  const written = writeSpecified({ quantity, quantityUnit }, ['quantity', 'quantityUnit'], saying, family);
  expect(written.map(({ value }) => value)).toEqual([told]);
});
