import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '#server/core/i18n/say.ts';
import { createPdfPress } from '#server/core/pdf/pdf-press.ts';
import { localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Product } from '#shared/kinds/product.ts';
import { type Language, languages } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { linesOfPdf, pdfSpelling, readPdf } from '../../../tests/support/files/read-pdf.ts';
import { sentPicture } from '../../../tests/support/files/sent-files.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

const given = {
  name: 'Cement bag: 50 kg',
  industry: 'Building',
  description: 'A coated bag with a valve.\n\nIt holds 50 kg.',
  attributes: {
    ...{ family: 'sack', fillWeight: 50, width: 500, length: 620, gusset: 110, bottom: 'block' },
    ...{ mouth: 'valve', valveWidth: 115, valveDepth: 220 },
  },
  specifications: [{ name: 'Remark', value: 'For 50 × 62 × 11 cm' }],
  translations: {
    ar: {
      name: 'كيس إسمنت (50 كغ)',
      industry: 'الإنشاءات',
      description: 'كيسٌ لا يتمزّق، وفق ISO 21898.',
      specifications: [{ name: 'ملاحظة', value: 'لمقاس 50 × 62 × 11 سم' }],
    },
  },
};

let site: BuiltSite;
let admin: AdminCalls;
let product: Product;
beforeAll(async () => {
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '0.1' } });
  admin = await asAdmin(site);
  const reply = await admin.post('/products', {
    ...given,
    mainImage: await sentPicture(),
    galleryImages: [await sentPicture()],
  });
  expect(reply.statusCode, reply.body).toBe(201);
  product = reply.json();
});
afterAll(() => site.close());

const pathOf = (language: Language, name = addressedBy(product)) =>
  pathIn(language, `/products/${encodeURIComponent(name)}/datasheet.pdf`);
const read = (
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = url.startsWith('/ar') ? '192.0.2.2' : '192.0.2.1',
) => site.http.inject({ url, headers, remoteAddress });

describe.each(languages)('a datasheet, in %s', (language) => {
  test('says what the page says, in embedded fonts, and is saved under its name', async () => {
    const reply = await read(pathOf(language));
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    const { name, industry, description, specifications } = localise(product, language);
    const page = pathIn(language, `/products/${addressedBy(product)}`);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex',
      'content-language': language,
      link: `<http://localhost:3000${page}>; rel="canonical"`,
    });
    const file = language === 'ar' ? 'كيس إسمنت (50 كغ) – ورقة البيانات.pdf' : 'Cement bag 50 kg – Datasheet.pdf';
    const named = /filename\*=UTF-8''(\S+)/.exec(String(reply.headers['content-disposition']))?.[1] ?? '';
    expect(decodeURIComponent(named)).toBe(file);
    expect(reply.rawPayload.length).toBeLessThan(limits.datasheetBytes);
    const lines = linesOfPdf(reply.rawPayload);
    const rows = specifications.flatMap((row) => [row.name, row.value]);
    for (const text of [name, industry, ...description.split('\n\n'), ...rows, say('drawing_flat', {}, language)])
      expect(lines).toContain(pdfSpelling(text));
    // The lengths of the drawing, and the short link.
    for (const length of ['500', '620', '110', '115', '220']) expect(lines.join('\n')).toContain(length);
    expect(lines.some((line) => /\/s\/\w{6}$/.test(line))).toBe(true);
  });

  test('is shaped as it is read, and tells readers its title and language', async () => {
    const { pages, info, fonts, runs } = await readPdf((await read(pathOf(language))).rawPayload);
    const { name } = localise(product, language);
    expect([pages, info.Title, info.Language]).toEqual([1, name, language === 'ar' ? 'ar-JO' : 'en-US']);
    const faces = fonts.map((font) => font.split('+')[1]);
    expect(faces).toEqual(expect.arrayContaining(['ReadexPro-Regular', 'ReadexPro-SemiBold']));
    // Signs from the left on: dimensions in their order, Arabic from its end, its bracket opening at the right.
    const shown = language === 'ar' ? ['50 × 62 × 11', 'ISO 21898'] : ['For 50 × 62 × 11 cm'];
    expect(runs).toEqual(expect.arrayContaining(shown));
    if (language === 'ar') expect(runs.join('|')).toContain(') تنمسإ سيك');
  });

  test('is kept until its product or the company changes', async () => {
    const kept = async () => (await readdir(join(site.dataDir, 'datasheets'))).length;
    const first = await read(pathOf(language));
    const etag = String(first.headers.etag);
    const [again, held] = [await read(pathOf(language)), await read(pathOf(language), { 'if-none-match': etag })];
    expect([again.rawPayload.equals(first.rawPayload), held.statusCode, held.rawPayload.length]).toEqual([
      true,
      304,
      0,
    ]);
    const before = await kept();
    await admin.call('PUT', '/company', { phone: language === 'ar' ? '+962 6 500 0002' : '+962 6 500 0001' });
    const changed = await read(pathOf(language), { 'if-none-match': etag });
    expect([changed.statusCode, await kept()]).toEqual([200, before + 1]);
    expect(linesOfPdf(changed.rawPayload).join()).toContain(language === 'ar' ? '500 0002' : '500 0001');
    const head = await site.http.inject({ method: 'HEAD', url: pathOf(language) });
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, changed.headers.etag, '']);
  });

  test('names the certificates of the product as long as they are valid, and is another one when they change', async () => {
    const proof = { issuer: 'Levanta', number: 'D-0001', validFrom: '2026-01-01', validUntil: '2099-12-31' };
    const named = { name: 'ISO 22000', translations: { ar: { issuer: 'ليفانتا' } } };
    const { _id } = (await admin.post('/certificates', { ...proof, ...named })).json();
    const ended = (await admin.post('/certificates', { ...proof, name: 'Ended', validUntil: '2026-01-02' })).json()._id;
    const pictures = { mainImage: await sentPicture(), galleryImages: [await sentPicture()] };
    const sent = { ...given, name: `Proven bag ${language}`, certificates: [_id, ended], ...pictures };
    const path = pathOf(language, addressedBy((await admin.post('/products', sent)).json()));
    const network = language === 'ar' ? '192.0.2.4' : '192.0.2.3';
    const first = await read(path, {}, network);
    const lines = linesOfPdf(first.rawPayload).join('\n');
    const issuer = language === 'ar' ? 'ليفانتا' : 'Levanta';
    for (const text of [say('product_certificates', {}, language), 'ISO 22000', 'D-0001', issuer, '2099'])
      expect(lines).toContain(pdfSpelling(text));
    expect(lines).not.toContain('Ended');
    await admin.call('PUT', `/certificates/${_id}`, { ...proof, name: 'ISO 22000', number: 'D-0002' });
    const changed = await read(path, { 'if-none-match': String(first.headers.etag) }, network);
    expect([changed.statusCode, linesOfPdf(changed.rawPayload).join('\n').includes('D-0002')]).toEqual([200, true]);
  });

  test('is found by any name of the product, and not without it', async () => {
    const byId = await read(pathOf(language, product._id));
    expect([byId.statusCode, byId.headers.location]).toEqual([301, pathOf(language)]);
    for (const name of ['no-such-product', '%00', 'x'.repeat(500)]) {
      const reply = await read(pathOf(language, name), { accept: 'text/html' });
      expect([name.slice(0, 9), reply.statusCode]).toEqual([name.slice(0, 9), 404]);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });
});

test('networks that ask for many new datasheets wait; kept ones are still sent', async () => {
  const paths: string[] = [];
  for (const name of ['Bag one', 'Bag two']) {
    const pictures = { mainImage: await sentPicture(), galleryImages: [await sentPicture()] };
    const address = addressedBy((await admin.post('/products', { ...given, name, ...pictures })).json());
    paths.push(...languages.map((language) => pathOf(language, address)));
  }
  const statuses: number[] = [];
  for (const path of [...paths, paths[0] ?? '']) statuses.push((await read(path, {}, '192.0.2.9')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 200]);
});

test('a datasheet fits on one page where it can, and no line stands alone on another', async () => {
  const pictures = { mainImage: await sentPicture(), galleryImages: [await sentPicture()] };
  const { _id } = (await admin.post('/products', { ...given, name: 'Long bag', ...pictures })).json();
  let onOne = 0;
  for (let count = 14; count <= 26; count += 1) {
    const description = `${'A sentence.\n'.repeat(count)}${'fabric '.repeat(35)}`;
    expect((await admin.call('PUT', `/products/${_id}`, { ...given, name: 'Long bag', description })).statusCode).toBe(
      200,
    );
    const reply = await read(pathOf('en', 'long-bag'), {}, `192.0.2.${count + 50}`);
    const { pages, byPage } = await readPdf(reply.rawPayload);
    if (pages === 1) onOne = count;
    else expect([count, byPage.at(-1)?.filter((run) => run.includes('fabric')).length]).toEqual([count, 2]);
  }
  expect(onOne).toBeGreaterThan(15);
  expect(onOne).toBeLessThan(26);
});

test('a product in the trash has no datasheet', async () => {
  expect((await admin.delete(`/products/${product._id}`)).statusCode).toBe(200);
  for (const language of languages) expect((await read(pathOf(language))).statusCode).toBe(404);
});

test('a process that ends twice is a refusal, and is logged', async () => {
  const program = join(import.meta.dirname, '../../../tests/support/files/misbehaving-inspection.ts');
  const faults: object[] = [];
  const press = createPdfPress({ program, logger: { error: (details) => faults.push(details) } });
  const paper = {
    ...({
      language: 'en',
      company: '',
      kind: '',
      title: '',
      subtitle: '',
      parts: [],
      foot: [],
      pageLabel: '',
      signsNote: '',
    } as const),
    writtenAt: '2026-01-01T00:00:00Z',
  };
  await expect(press.print(paper, 'x')).rejects.toMatchObject({ code: 'unavailable', messageKey: 'paper_busy' });
  expect(faults).toHaveLength(1);
  press.close();
});
