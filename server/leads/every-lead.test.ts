import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readablePhone } from '#server/core/i18n/phone-number.ts';
import { wordsIn } from '#server/core/i18n/say.ts';
import { type LeadKind, leadKinds, sectionOfLead } from '#shared/leads/lead.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { type LeadEntry, listLeadFields } from '#shared/leads/lead-entry.ts';
import type { LeadField, LeadPlace } from '#shared/leads/lead-field.ts';
import { quoteText } from '#shared/leads/quote-text.ts';
import { askedFacts, writeField } from '#shared/leads/write-field.ts';
import { linesOfPdf, pdfSpelling } from '../../tests/support/files/read-pdf.ts';
import { samplePdf } from '../../tests/support/files/sample-pdf.ts';
import { givenOpening } from '../../tests/support/given/given-opening.ts';
import { givenProduct } from '../../tests/support/given/given-product.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type FakeSmtp, startFakeSmtp } from '../../tests/support/servers/fake-smtp.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

// Every field of every kind, sent through the front door: found wherever it is to be shown, and gone once its sender is erased.

let smtp: FakeSmtp;
let site: BuiltSite;
let admin: AdminCalls;
let ids: Record<'product' | 'opening', string>;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'site@mansooj.example' };
  site = await buildSite({ settings: { ...mail, RATE_LIMIT_FACTOR: '1000' } });
  admin = await asAdmin(site);
  ids = {
    product: (await givenProduct(site, { name: 'Every product' }))._id,
    opening: (await givenOpening(site, { title: 'Every opening' }))._id,
  };
});
afterAll(async () => {
  await site.close();
  await smtp.stop();
});

const saying = { ...wordsIn('en'), phone: readablePhone };
const addressOf = (kind: LeadKind) => `every-${kind}@example.com`;
const lines = [{ family: 'sack', title: 'Every sack', note: 'Every note', product: '', specified: { width: '56 cm' } }];

/** Something that each field takes; a field of a new type is named here. */
function valuesOf(kind: LeadKind): Record<string, unknown> {
  const values = listLeadFields(leadEntries[kind]).flatMap(([name, { type, sent, words, subject }]) => {
    if (!sent) return [];
    const byType: Record<typeof type, unknown> = {
      line: `Every ${kind} ${name}`,
      paragraphs: `Every ${kind} ${name}, written`,
      email: addressOf(kind),
      phone: '079 123 4567',
      choice: Object.keys(words ?? {}).at(-1),
      subject: subject && ids[subject.table],
      lines,
      status: undefined,
      file: undefined,
      internal: { incoterm: 'CIF', place: 'Every port' },
    };
    return [[name, byType[type]] as const];
  });
  return Object.fromEntries(values);
}

function bodyOf(kind: LeadKind): object {
  const values = valuesOf(kind);
  if ((leadEntries[kind] as LeadEntry).files !== 'cv') return values;
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  form.append('cv', new File([samplePdf()], 'Every CV.pdf', { type: 'application/pdf' }));
  return form;
}

/** Everything that is known of a lead, by where it is shown. */
async function sendAndCollect(kind: LeadKind) {
  const path = `/${sectionOfLead(kind)}`;
  const sent = await admin.call('POST', path, bodyOf(kind));
  expect(sent.statusCode, sent.body).toBe(201);
  const { _id } = sent.json().data[kind];
  await site.jobs.runDue();
  const letter = smtp.received.find(
    ({ head, text }) => !head['auto-submitted']?.includes('replied') && text.includes(addressOf(kind)),
  );
  const [table] = (await admin.get(`${path}/export.csv`)).body.split('\r\n\r\n');
  const followed = await site.services.threads.follow(sent.json().follow.split('/').at(-1) ?? '', '192.0.2.1');
  const paper = kind === 'quote' ? linesOfPdf((await admin.get(`/quotes/${_id}/pdf`)).rawPayload).join(' ') : '';
  const person = { person: addressOf(kind) };
  return {
    path,
    _id,
    lead: (await admin.get(`${path}/${_id}`)).json().data[kind],
    privatePage: [
      ...askedFacts(leadEntries[kind], followed.lead, saying).map(({ value }) => value),
      quoteText(followed.lead.lines ?? [], followed.lead.order ?? {}, saying),
    ].join('\n\n'),
    csv: table ?? '',
    mail: letter?.text ?? '',
    paper,
    exported: (await admin.call('POST', '/privacy/person/export', person)).json()[sectionOfLead(kind)][0],
    row: await rowOf(kind, _id),
    erase: () => admin.call('POST', '/privacy/person/erase', person),
  };
}

const rowOf = (kind: LeadKind, id: string): Promise<Record<string, unknown>> =>
  site.database.db.selectFrom(kind).selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const isShown = ({ hiddenIn = [] }: LeadField, place: LeadPlace) => !hiddenIn.includes(place);
const plain = (text: string) => text.replaceAll('""', '"').replace(/^> ?/gm, '').replace(/\s+/g, ' ');
const camelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What any lead has beside its fields. */
const commonColumns = [
  ...['id', 'reference', 'language', 'notice_version', 'source', 'suspicion', 'anonymised_at', 'came_from'],
  ...['created_at', 'word_at', 'about_title', 'about_title_ar'],
];
/** Texts that people type and that tell nobody who they are. */
const impersonalTexts = ['quote.country'];

describe.each(leadKinds)('a %s', (kind) => {
  const entry: LeadEntry = leadEntries[kind];
  const fields = listLeadFields(entry);
  let found: Awaited<ReturnType<typeof sendAndCollect>>;
  beforeAll(async () => {
    found = await sendAndCollect(kind);
  });

  test.each(fields)('shows %s wherever it is to be shown', (name, field) => {
    const { lead } = found;
    expect(lead[name] ?? null, 'staff').not.toBeNull();
    const text = plain(writeField([name, field], lead, saying));
    expect(text).not.toBe('');
    if (field.type === 'internal') return;
    if (isShown(field, 'csv')) {
      expect(plain(found.csv), 'CSV').toContain(text);
      expect(found.csv).toContain(saying.say(field.label));
    }
    if (isShown(field, 'mail')) expect(plain(found.mail), 'letter to staff').toContain(text);
    if (isShown(field, 'privatePage') && field.type !== 'file')
      expect(plain(found.privatePage), 'private page').toContain(text);
    else expect(plain(found.privatePage), 'private page').not.toContain(text);
    if (kind === 'quote' && isShown(field, 'paper') && field.type !== 'lines')
      expect(found.paper, 'paper').toContain(pdfSpelling(text));
  });

  test.each(fields)('gives its sender %s', (_, { column, isJson }) => {
    const stored = found.row[column];
    expect(found.exported[camelCase(column)]).toEqual(isJson ? JSON.parse(String(stored)) : stored);
  });

  test('keeps no text as impersonal that people type', () => {
    const typed = fields.filter(([, { type }]) => !['choice', 'subject', 'status'].includes(type));
    const impersonal = typed.filter(([, { personal }]) => !personal).map(([name]) => `${kind}.${name}`);
    expect(impersonal.filter((name) => !impersonalTexts.includes(name))).toEqual([]);
  });

  test('has no column that the registry does not know', () => {
    const known = fields.flatMap(([, { column }]) => [column, `${column}_order`]);
    const all = [...known, ...Object.keys(entry.hiddenColumns ?? {}), ...commonColumns];
    expect(Object.keys(found.row).filter((column) => !all.includes(column))).toEqual([]);
  });

  test('loses what is personal, and nothing else, once its sender is erased', async () => {
    expect((await found.erase()).statusCode).toBe(200);
    const erased = await rowOf(kind, found._id);
    for (const [name, { column, personal, empty }] of fields)
      expect({ name, value: erased[column] }).toEqual({ name, value: personal ? empty : found.row[column] });
    const kept = JSON.stringify(erased);
    for (const text of [`Every ${kind} fullName`, addressOf(kind), '791234567', 'Every CV', 'Every sack', 'Every port'])
      expect(kept).not.toContain(text);
    expect((await admin.get(`${found.path}?q=every`)).json().data[sectionOfLead(kind)]).toEqual([]);
  });
});
