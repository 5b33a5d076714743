import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { m } from '#messages';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { requestSchema } from '#shared/leads/lead-entry.ts';
import { limits } from '#shared/limits.ts';
import { collectFieldErrors } from '#shared/validation.ts';
import type { FieldRule } from './field-rules.ts';
import { readBeginning } from './file-beginnings.ts';
import { formRules } from './form-rules.ts';

const texts = ['', '  ', 'Sami', 'س'.repeat(200), 'x'.repeat(201), ` ${'x'.repeat(200)} `, 'x'.repeat(5001)];
const addresses = [
  'a@b',
  'sami@example.com',
  'a b@c.jo',
  '@x',
  'x@',
  'سامي@مثال.الأردن',
  '\u200esami@x.jo\u200f',
  'a@b@c',
  'a@b.c',
  'a@b..jo',
  'a@.jo',
  'a@b.jo.',
  'a\u200bb@c.jo',
  '"a"@b.jo',
];
const forms = [
  { name: 'contact', rules: formRules.contact, schema: requestSchema(leadEntries.contact) },
  { name: 'consultation', rules: formRules.consultation, schema: requestSchema(leadEntries.consultation) },
  { name: 'quote', rules: formRules.quote, schema: requestSchema(leadEntries.quote) },
  { name: 'career', rules: formRules.career, schema: requestSchema(leadEntries.career) },
];

type Word = (parameters: object, options: { locale: 'en' }) => string;

/** What the schema says about one field, in English. */
function verdictOf(schema: z.ZodType, field: string, value: string): string | undefined {
  const { error } = schema.safeParse({ [field]: value });
  const found = error && collectFieldErrors(error)[field];
  return found && (m[found.key] as Word)(found.parameters ?? {}, { locale: 'en' });
}

describe.each(forms)('the rules of the $name form in the browser', ({ rules, schema }) => {
  const fields = Object.keys(rules).filter((field) => !['cv', 'files', 'phone', 'typeOfInquiry'].includes(field));

  test.each(fields)('give %s the same errors as the schema', (field) => {
    for (const value of [...texts, ...addresses]) {
      expect({ value, verdict: rules[field]?.(value) }).toEqual({ value, verdict: verdictOf(schema, field, value) });
    }
  });

  test('name every field that the schema requires; the lines of a quote request are checked by the server alone', () => {
    const { error } = schema.safeParse({});
    const required = Object.keys(error ? collectFieldErrors(error) : {}).filter((field) => field !== 'lines');
    expect(required).not.toEqual([]);
    expect(required.filter((field) => !rules[field])).toEqual([]);
  });
});

describe('a phone number in the browser', () => {
  const phone = formRules.career.phone as FieldRule;

  test.each(['079 123 4567', '٠٧٩١٢٣٤٥٦٧', '+49 (40) 123-456', '\u2066+962 6 500 0100\u2069', '۰۷۹۱۲۳۴۵۶۷'])(
    'may be written %s',
    (typed) => {
      expect(phone(typed)).toBeUndefined();
    },
  );

  test('must be there and be a number', () => {
    expect(phone('')).toBe('Phone is required');
    expect(phone('call me')).toBe('Please enter a valid phone number');
    expect(phone('1'.repeat(41))).toBe('At most 40 characters are allowed');
  });
});

describe('a CV in the browser', () => {
  const cv = formRules.career.cv as FieldRule;
  const file = (bytes: number, type: string, name = 'cv.pdf') => new File([new Uint8Array(bytes)], name, { type });

  test('is of up to and including 5 MiB', () => {
    expect(cv(file(limits.cvBytes, 'application/pdf'))).toBeUndefined();
    expect(cv(file(limits.cvBytes + 1, 'application/pdf'))).toBe('File size must be less than 5MB');
    expect(cv(file(0, '', ''))).toBe('Please upload your CV (PDF file)');
    expect(cv(null)).toBe('Please upload your CV (PDF file)');
  });

  test('that is empty is said to be so', () => {
    expect(cv(file(0, 'application/pdf'))).toBe('This file is empty.');
    expect(cv(file(1, 'application/pdf'))).toBeUndefined();
  });

  test.each([
    '',
    'application/pdf',
    'application/octet-stream',
    'application/x-pdf',
    'application/force-download',
    'image/png',
  ])('is a PDF by its content, though its type is said to be %j', async (type) => {
    const [real, other] = ['\r\n%PDF-1.7\n', 'PK\u0003\u0004'].map(
      (content, i) => new File([content], `${type.length}${i}.bin`, { type }),
    ) as [File, File];
    await Promise.all([real, other].map(readBeginning));
    expect(cv(real)).toBeUndefined();
    expect(cv(other)).toBe('Please upload a PDF file only');
  });
});

test('artwork in the browser is judged by its content, size and program, each file by its name', async () => {
  const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
  const chosen = [
    file('good.pdf', '%PDF-1.7'),
    file('good.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
    file('good.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])),
    file('bad.png', 'text'),
    file('big.png', new Uint8Array(limits.artworkBytes + 1)),
    file('good.zip', '%PDF-1.7'),
    file('logo.ai', '%PDF-1.7'),
    file('all.zip', 'PK'),
    file('order.docx', 'PK'),
    file('order.pages', 'PK'),
  ];
  await Promise.all(chosen.map(readBeginning));
  const form = new FormData();
  for (const each of chosen) form.append('files', each);
  const faults = formRules.quote
    .files?.(form.get('files'), form)
    ?.replace(/[\u2066-\u2069]/g, '')
    .split('\n');
  expect(faults).toEqual([
    'bad.png: Only PDF, PNG and JPEG files can be sent.',
    'big.png: The limit is 5 MB',
    expect.stringMatching(/^logo\.ai: Illustrator/),
    expect.stringMatching(/^all\.zip: Archives/),
    expect.stringMatching(/^order\.docx: Office/),
    expect.stringMatching(/^order\.pages: Office/),
  ]);
});
