import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentPdf, sentPicture, sentText } from '../../../tests/support/files/sent-files.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { siteState } from '../../../tests/support/sites/site-state.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

type Texts = Record<string, unknown>;
type Kind = {
  path: string;
  english: Texts;
  arabic: Texts;
  /** Extra fields for a new record. */
  given: Texts;
  /** The required fields. */
  required: [string, ...string[]];
  /** An invalid value of a field. */
  wrong: Texts;
  files: Record<string, () => File | Promise<File>>;
  deleted: string;
};

const kinds: Kind[] = [
  {
    path: '/projects',
    english: {
      title: 'A new loom hall',
      client: 'Lisanor',
      summary: 'Forty looms.',
      description: 'In a year.',
      category: 'Manufacturing',
      year: 2024,
    },
    arabic: { title: 'قاعة أنوال جديدة', client: 'ليسانور', summary: 'أربعون نولًا.', description: 'في سنة.' },
    given: { image: '' },
    required: ['title', 'summary', 'category', 'year'],
    wrong: { category: 'Gardening', year: 'soon' },
    files: { image: sentPicture },
    deleted: 'Deleted successfully',
  },
  {
    path: '/services',
    english: {
      name: 'Line audits',
      summary: 'We look.',
      description: 'At length.',
      deliverables: ['A report', 'A plan'],
      category: 'Automation',
    },
    arabic: { name: 'تدقيق الخطوط', summary: 'ننظر.', description: 'مطولًا.', deliverables: ['تقرير', 'خطة'] },
    given: { image: '', position: 1 },
    required: ['name', 'summary', 'category'],
    wrong: { deliverables: 'none', position: 1.5 },
    files: { image: sentPicture },
    deleted: 'Deleted successfully',
  },
  {
    path: '/faqs',
    english: { group: 'Orders', question: 'How many at least?', answer: 'Five thousand.' },
    arabic: { group: 'الطلبات', question: 'كم على الأقل؟', answer: 'خمسة آلاف.' },
    given: { position: 1 },
    required: ['group', 'question', 'answer'],
    wrong: { answer: 'x'.repeat(5001), position: -1 },
    files: {},
    deleted: 'Deleted successfully',
  },
  {
    path: '/certificates',
    english: {
      name: 'ISO 9001',
      issuer: 'JSMO',
      scope: 'Weaving',
      number: '9-77',
      validFrom: '2024-01-01',
      validUntil: '2027-01-01',
    },
    arabic: { name: 'أيزو 9001', issuer: 'المواصفات', scope: 'النسيج' },
    given: { image: '', file: '', position: 1 },
    required: ['name', 'issuer', 'validFrom', 'validUntil'],
    wrong: { validFrom: '2024-02-30', validUntil: '' },
    files: { image: sentPicture, file: sentPdf },
    deleted: 'Deleted successfully',
  },
  {
    path: '/openings',
    english: {
      title: 'Weaver',
      department: 'Production',
      location: 'Amman',
      employmentType: 'Full time',
      description: 'Weaves.',
      requirements: ['Hands', 'Eyes'],
      status: 'open',
      closesOn: '2999-12-31',
    },
    arabic: {
      title: 'نسّاج',
      department: 'الإنتاج',
      location: 'عمّان',
      employmentType: 'دوام كامل',
      description: 'ينسج.',
      requirements: ['يدان', 'عينان'],
    },
    given: { position: 1 },
    required: ['title', 'description'],
    wrong: { status: 'ajar', closesOn: 'soon' },
    files: {},
    deleted: 'Deleted successfully',
  },
];

function kindAt(path: string): Kind {
  const kind = kinds.find((one) => one.path === path);
  if (!kind) throw new Error(`No kind at ${path}`);
  return kind;
}

const publicly = async (path: string) => (await site.http.inject(`/api${path}`)).json();
const isServed = async (path: string) => (await site.http.inject(`/media/${path}`)).statusCode === 200;

async function refused(call: () => ReturnType<AdminCalls['get']>) {
  const before = await siteState(site);
  const reply = await call();
  expect(await siteState(site)).toEqual(before);
  return { status: reply.statusCode, ...reply.json() };
}

describe.each(kinds)('$path', ({ path, english, arabic, given, required, wrong, files, deleted }) => {
  const create = async (more: Texts = {}) =>
    (await admin.post(path, { ...english, translations: { ar: arabic }, ...more })).json();

  test('accepts a record in both languages, as a form and as JSON, and gives it a position', async () => {
    const reply = await admin.post(path, { ...english, translations: { ar: arabic } });
    expect(reply.statusCode).toBe(201);
    const record = reply.json();
    expect(record).toMatchObject({ ...english, ...given, translations: { ar: arabic } });
    expect(await publicly(`${path}/${record._id}`)).toMatchObject(english);
    expect(await publicly(`${path}/${record._id}?lng=ar`)).toMatchObject(arabic);
    const second = (await admin.call('POST', path, { ...english, translations: { ar: arabic } })).json();
    const { position, ...others } = given;
    expect(second).toMatchObject({ ...english, ...others, ...(position !== undefined && { position: 2 }) });
  });

  test('keeps the Arabic, the position and the files that a change omits', async () => {
    const sent = Object.fromEntries(
      await Promise.all(Object.entries(files).map(async ([field, file]) => [field, await file()])),
    );
    const record = await create(sent);
    for (const field of Object.keys(files)) expect(await isServed(record[field])).toBe(true);
    const [first] = required;
    const reply = await admin.put(`${path}/${record._id}`, { ...english, [first]: 'Changed' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ ...record, [first]: 'Changed', updatedAt: expect.any(String) });
  });

  test('names every field that is missing or wrong', async () => {
    const nothing = await refused(() => admin.post(path, {}));
    expect(nothing.status).toBe(422);
    expect(Object.keys(nothing.errors)).toEqual(required);
    const bad = await refused(() => admin.post(path, { ...english, ...wrong }, { 'accept-language': 'ar' }));
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.errors).sort()).toEqual(Object.keys(wrong).sort());
    for (const message of Object.values(bad.errors)) expect(message).toMatch(/\p{Script=Arabic}/u);
  });

  test('refuses an invalid file, and one in a field without files', async () => {
    for (const field of Object.keys(files)) {
      const reply = await refused(() => admin.post(path, { ...english, [field]: sentText() }));
      expect(reply).toMatchObject({ status: 415, errors: { [field]: expect.any(String) } });
    }
    expect(await refused(() => admin.post(path, { ...english, other: sentText() }))).toMatchObject({
      status: 400,
      errors: { other: expect.any(String) },
    });
  });

  test('deletes files and the record', async () => {
    const sent = Object.fromEntries(
      await Promise.all(Object.entries(files).map(async ([field, file]) => [field, await file()])),
    );
    const record = await create(sent);
    const removals = Object.keys(files).map((field) => [
      `remove${field.charAt(0).toUpperCase()}${field.slice(1)}`,
      'true',
    ]);
    const bare = (await admin.put(`${path}/${record._id}`, { ...english, ...Object.fromEntries(removals) })).json();
    for (const field of Object.keys(files)) {
      expect(bare[field]).toBe('');
      expect(await isServed(record[field])).toBe(false);
    }
    const reply = await admin.delete(`${path}/${record._id}`);
    expect(reply.json()).toEqual({ success: true, message: deleted });
    expect((await admin.delete(`${path}/${record._id}`)).statusCode).toBe(404);
  });

  test('refuses a change of a record that has changed since', async () => {
    const record = await create();
    const etag = String((await admin.get(`${path}/${record._id}`)).headers.etag);
    const change = { ...english, [required[0]]: 'Changed' };
    expect((await admin.put(`${path}/${record._id}`, change, { 'if-match': etag })).statusCode).toBe(200);
    expect(await refused(() => admin.put(`${path}/${record._id}`, english, { 'if-match': etag }))).toMatchObject({
      status: 412,
      code: 'changed',
    });
  });
});

test('a certificate cannot end before it begins', async () => {
  const { english } = kindAt('/certificates');
  const reply = await refused(() => admin.post('/certificates', { ...english, validUntil: '2020-01-01' }));
  expect(reply.errors).toEqual({ validUntil: 'The end date must not be before the start date' });
});

test('the PDF of a certificate is downloaded under its own name', async () => {
  const { english } = kindAt('/certificates');
  const { file } = (await admin.post('/certificates', { ...english, file: sentPdf('شهادة الجودة.pdf') })).json();
  const reply = await site.http.inject(`/media/${file}`);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('شهادة الجودة.pdf')}`);
});

test('a PDF sent with the name of an HTML page is downloaded as a PDF', async () => {
  const { english } = kindAt('/certificates');
  const { file } = (await admin.post('/certificates', { ...english, file: sentPdf('ISO 9001.html') })).json();
  const reply = await site.http.inject(`/media/${file}`);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="ISO 9001.html.pdf"');
});

test('staff also read closed openings, as they are stored', async () => {
  const { english } = kindAt('/openings');
  const ended = (await admin.post('/openings', { ...english, title: 'Long ago', closesOn: '2020-01-01' })).json();
  const titles = (list: { title: string }[]) => list.map(({ title }) => title);
  expect(titles(await publicly('/openings'))).not.toContain('Long ago');
  expect(titles((await admin.get('/openings')).json())).toContain('Long ago');
  expect((await publicly(`/openings/${ended._id}`)).status).toBe('closed');
  expect((await admin.get(`/openings/${ended._id}`)).json()).toEqual(ended);
  expect((await admin.put(`/openings/${ended._id}`, { ...english, closesOn: '' })).json().closesOn).toBeNull();
});

test('line endings are the same whether sent by form or by JSON', async () => {
  const project = { title: 'Two lines', summary: 'One.\nTwo.', category: 'Automation', year: 2024 };
  const byForm = (await admin.post('/projects', { ...project, image: await sentPicture() })).json();
  expect(byForm.summary).toBe('One.\nTwo.');
  const byJson = (await admin.call('PUT', `/projects/${byForm._id}`, project)).json();
  expect(byJson).toMatchObject({ summary: byForm.summary, image: byForm.image });
});
