import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtPages } from '#server/site/pages/built-pages.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';
import type { Product } from '#shared/kinds/product.ts';
import { sentPdf } from '../../../tests/support/files/sent-files.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { countStatements } from '../../../tests/support/sites/count-statements.ts';

let site: BuiltSite;
let admin: AdminCalls;
let product: Product;
beforeAll(async () => {
  site = await buildSite({ pages: await builtPages() });
  admin = await asAdmin(site);
});
beforeEach(async () => {
  product = await givenProduct(site, { industry: 'Milling', attributes: { family: 'sack', use: 'food' } });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => site.close());

const change = async (sent: Partial<Product>) => {
  const { name, industry, description, specifications } = product;
  const body = { name, industry, description, specifications, ...sent };
  const reply = await admin.call('PUT', `/products/${product._id}`, body);
  expect(reply.statusCode, reply.body).toBe(200);
};

const days = { validFrom: '2026-01-01', validUntil: '2099-12-31' };
async function givenCertificate(fields: object = {}): Promise<Certificate> {
  const translations = { ar: { name: 'إقرار' } };
  const sent = { name: 'Declaration', issuer: 'Laboratory', number: 'D-1', ...days, translations, ...fields };
  const reply = await admin.post('/certificates', sent);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}

const page = async (prefix = '') => (await site.http.inject(`${prefix}/products/${product.address}`)).body;

describe('the products beside a product', () => {
  const related = async () => {
    const { related } = (await site.http.inject(`/api/products/${product._id}`)).json();
    return related.map(({ _id }: Product) => _id);
  };
  let others: string[];
  beforeEach(async () => {
    others = [];
    for (let i = 0; i < 7; i++) others.push((await givenProduct(site, { industry: 'Other', name: `Other ${i}` }))._id);
    await givenProduct(site, { industry: 'Milling', name: 'Near' });
  });

  test('are those that staff chose, in their order, and others only up to three; those of its industry first', async () => {
    const near = await related();
    expect(near).toHaveLength(3);
    await change({ relatedProducts: [others[4] ?? ''] });
    expect(await related()).toEqual([near[0], others[4], near[1]]);
    await change({ relatedProducts: [...others.slice(0, 2), near[0]] });
    expect(await related()).toEqual([near[0], ...others.slice(0, 2)]);
    await change({ relatedProducts: others.slice(0, 5).toReversed() });
    expect(await related()).toEqual(others.slice(0, 5).toReversed());
  });

  test('leave out what is in the Trash, and are filled up again', async () => {
    await change({ relatedProducts: others.slice(0, 3) });
    await admin.delete(`/products/${others[1]}`);
    const shown = await related();
    expect(shown.slice(1)).toEqual([others[0], others[2]]);
    expect(shown).toHaveLength(3);
    expect(shown).not.toContain(others[1]);
    await admin.call('POST', `/trash/product/${others[1]}/restore`);
    expect(await related()).toEqual(others.slice(0, 3));
  });

  test('are not looked for among all others when enough are chosen', async () => {
    const read = (record: Product) => site.services.kinds.product.listRelated(record);
    const spy = vi.spyOn((await import('#server/core/db/tables/kind-tables.ts')).kindTables.product, 'listOthers');
    await read({ ...product, relatedProducts: others.slice(0, 3) });
    expect(spy).not.toHaveBeenCalled();
    await read({ ...product, relatedProducts: others.slice(0, 2) });
    expect(spy).toHaveBeenCalled();
    spy.mockRestore();
  });
});

describe('the certificates of a product', () => {
  test('are on its page in both languages with their place, their number and their file', async () => {
    const { _id, file } = await givenCertificate({ file: sentPdf() });
    await change({ certificates: [_id] });
    for (const [prefix, name] of [
      ['', 'Declaration'],
      ['/ar', 'إقرار'],
    ]) {
      const shown = await page(prefix);
      expect(shown).toContain(`href="${prefix}/certificates#certificate-${_id}"`);
      expect(shown).toContain(`/media/${file}`);
      for (const text of [name, 'D-1', 'Laboratory']) expect(shown).toContain(text);
      expect((await site.http.inject(`${prefix}/certificates`)).body).toContain(`id="certificate-${_id}"`);
    }
  });

  test('change its page at once when they change, go to the Trash and come back', async () => {
    const { _id } = await givenCertificate();
    await change({ certificates: [_id] });
    expect(await page()).toContain('D-1');
    await admin.call('PUT', `/certificates/${_id}`, { name: 'Renamed proof', issuer: 'Laboratory', ...days });
    expect(await page()).toContain('Renamed proof');
    await admin.delete(`/certificates/${_id}`);
    expect(await page()).not.toContain('Renamed proof');
    await admin.call('POST', `/trash/certificate/${_id}/restore`);
    expect(await page()).toContain('Renamed proof');
  });

  test('are not shown before and after their validity, which ends in Amman', async () => {
    const { _id } = await givenCertificate({ number: 'D-2', validUntil: '2030-05-31' });
    await change({ certificates: [_id] });
    const isShown = async () => [(await page()).includes('D-2'), (await page('/ar')).includes('D-2')];
    expect(await isShown()).toEqual([true, true]);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-31T20:59:00Z') });
    expect(await isShown()).toEqual([true, true]);
    vi.setSystemTime(new Date('2030-05-31T21:01:00Z'));
    expect(await isShown()).toEqual([false, false]);
    vi.setSystemTime(new Date('2025-12-31T12:00:00Z'));
    expect(await isShown()).toEqual([false, false]);
  });

  test('say who proves what to search engines', async () => {
    const { _id, file } = await givenCertificate({ file: sentPdf() });
    await change({ certificates: [_id] });
    const data = [...(await page()).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const found = JSON.stringify(data.map(([, text]) => JSON.parse(text ?? '')));
    expect(found).toContain(
      JSON.stringify({
        '@type': 'Certification',
        name: 'Declaration',
        issuedBy: { '@type': 'Organization', name: 'Laboratory' },
        certificationIdentification: 'D-1',
        validFrom: days.validFrom,
        expires: days.validUntil,
        url: `http://localhost:3000/media/${file}`,
      }).slice(1, -1),
    );
  });

  test('one on food contact is linked beside the figures of a product for food, and of no other', async () => {
    const { _id, file } = await givenCertificate({ proves: 'foodContact', file: sentPdf() });
    const other = await givenCertificate({ proves: 'iso22000', file: sentPdf() });
    const linked = async () => (await page()).includes('>Food-contact declaration<');
    await change({ certificates: [other._id] });
    expect(await linked()).toBe(false);
    await change({ certificates: [other._id, _id] });
    expect(await linked()).toBe(true);
    expect((await page()).indexOf(`/media/${file}`)).toBeLessThan((await page()).indexOf('<table'));
    await change({ attributes: { family: 'sack', use: 'neither' } });
    expect(await linked()).toBe(false);
    await change({ attributes: { family: 'sack', foodContact: true } });
    expect(await linked()).toBe(true);
  });

  test('one that names materials says whether it covers the bag, and its link calls it what it is', async () => {
    const scope = { proves: 'foodContact', documentKind: 'testReport', coversUncoated: true, coversLiner: true };
    const report = await givenCertificate({ ...scope, name: 'Migration test', file: sentPdf() });
    const declared = { ...scope, documentKind: 'declaration', coversBopp: true };
    const declaration = await givenCertificate({ ...declared, name: 'Compliance', file: sentPdf() });
    const figures = { family: 'sack', use: 'food', foodContact: true, liner: 'none' } as const;
    await change({ certificates: [report._id], attributes: { ...figures, lamination: 'none' } });
    expect(await page()).toContain('Covers this product');
    expect(await page()).toContain('>Food-contact test report<');
    await change({ attributes: { ...figures, lamination: 'bopp' } });
    expect(await page()).toContain('Does not cover this product: fabric laminated with BOPP film');
    // What does not cover the bag is not offered beside its figures.
    expect(await page()).not.toContain('>Food-contact test report<');
    await change({ certificates: [report._id, declaration._id] });
    expect(await page()).toContain('>Food-contact declaration<');
    expect((await page()).indexOf(`/media/${declaration.file}`)).toBeLessThan((await page()).indexOf('<table'));
  });

  test('cost a page one more statement, however many there are', async () => {
    const named = [await givenCertificate(), await givenCertificate(), await givenCertificate()];
    const asked = { certificates: named.map(({ _id }) => _id) };
    const read = () => site.services.kinds.product.listCertificates(asked);
    expect(await countStatements(read)).toBe(1);
    expect(await countStatements(read)).toBe(0);
  });
});
