import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '#shared/kinds/product.ts';
import { sentPicture, sentText } from '../../../tests/support/files/sent-files.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { siteState } from '../../../tests/support/sites/site-state.ts';

let site: BuiltSite;
let admin: AdminCalls;
let product: Product;
let path: string;

const texts = {
  name: 'Laminated rice bag',
  industry: 'Food',
  description: 'A woven bag with a printed film.',
  specifications: [
    { name: 'Fabric weight', value: '75 g/m²' },
    { name: 'Width', value: '50 cm' },
  ],
};
const arabic = {
  name: 'كيس أرز مغلف',
  description: 'كيس منسوج بغشاء مطبوع.',
  specifications: [
    { name: 'وزن القماش', value: '75 غ/م²' },
    { name: 'العرض', value: '50 سم' },
  ],
};

beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
beforeEach(async () => {
  const files = { mainImage: await sentPicture(), galleryImages: [await sentPicture()] };
  const reply = await admin.post('/products', { ...texts, translations: { ar: arabic }, ...files });
  expect(reply.statusCode).toBe(201);
  product = reply.json();
  path = `/products/${product._id}`;
});
afterAll(() => site.close());

const isServed = async (image: string) => (await site.http.inject(`/media/${image}`)).statusCode === 200;

/** Makes a call that must be refused without a change. */
async function refused(call: () => ReturnType<AdminCalls['get']>) {
  const before = await siteState(site);
  const reply = await call();
  expect(await siteState(site)).toEqual(before);
  return { status: reply.statusCode, ...reply.json() };
}

describe('a product', () => {
  test('is read in both languages as it was sent', async () => {
    expect(product).toMatchObject({ ...texts, translations: { ar: arabic } });
    expect((await site.http.inject(`/api${path}?lng=ar`)).json()).toMatchObject({
      ...arabic,
      industry: 'Food',
      related: expect.any(Array),
    });
    const staff = (await admin.get(path)).json();
    expect(staff).toMatchObject({ translations: { ar: arabic } });
  });

  test('needs every text, a main image, a gallery image and a specification', async () => {
    expect((await refused(() => admin.post('/products', {}))).errors).toEqual({
      name: 'Product name is required',
      industry: 'Industry is required',
      description: 'Description is required',
      specifications: 'At least one specification is required',
      mainImage: 'Main image is required',
      galleryImages: 'At least one gallery image is required',
    });
  });

  test('needs a gallery image and a specification also when it is changed', async () => {
    const change = { ...texts, specifications: [], existingGalleryImages: [] };
    const reply = await refused(() => admin.put(path, change));
    expect(reply).toMatchObject({ status: 422, code: 'invalid' });
    expect(Object.keys(reply.errors)).toEqual(['specifications', 'galleryImages']);
    const replaced = await admin.put(path, {
      ...texts,
      existingGalleryImages: [],
      galleryImages: [await sentPicture()],
    });
    expect(replaced.statusCode).toBe(200);
    expect(await isServed(product.galleryImages[0]!)).toBe(false);
  });

  test('has unique specification names', async () => {
    const specifications = [
      { name: 'Width', value: '1' },
      { name: ' width ', value: '2' },
    ];
    const reply = await refused(() => admin.put(path, { ...texts, specifications }, { 'accept-language': 'ar' }));
    expect(reply).toMatchObject({
      status: 422,
      errors: { specifications: expect.stringMatching(/\p{Script=Arabic}/u) },
    });
  });

  test('is deleted with a message and its files', async () => {
    const reply = await admin.delete(path);
    expect(reply.json()).toEqual({ success: true, message: 'Product deleted successfully' });
    expect((await admin.get(path)).statusCode).toBe(404);
    for (const image of [product.mainImage, ...product.galleryImages]) expect(await isServed(image)).toBe(false);
  });
});

describe('the gallery', () => {
  test('accepts more pictures, and removes one', async () => {
    const reply = await admin.post(`${path}/images`, { images: [await sentPicture(), await sentPicture()] });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ _id: product._id, translations: { ar: arabic } });
    const [first, second, third] = reply.json().galleryImages;
    expect(first).toBe(product.galleryImages[0]);
    const removed = await admin.delete(`${path}/images?path=${encodeURIComponent(second)}`);
    expect(removed.json().galleryImages).toEqual([first, third]);
    expect([await isServed(second), await isServed(third)]).toEqual([false, true]);
  });

  test('refuses no picture, an invalid one, too many and an unknown one', async () => {
    const imagesPath = `${path}/images`;
    expect(await refused(() => admin.post(imagesPath, { note: 'none' }))).toMatchObject({
      status: 422,
      errors: { images: expect.any(String) },
    });
    expect(await refused(() => admin.post(imagesPath, { images: sentText() }))).toMatchObject({
      status: 415,
      errors: { images: expect.any(String) },
    });
    const thirty = Array.from({ length: 30 }, () => sentText());
    expect(await refused(() => admin.post(imagesPath, { images: thirty }))).toMatchObject({
      status: 422,
      errors: { images: 'At most 30 entries are allowed' },
    });
    for (const query of ['', '?path=images/none.webp', `?path=${product.mainImage}`]) {
      expect(await refused(() => admin.delete(imagesPath + query))).toMatchObject({
        status: 404,
        message: 'Image not found',
      });
    }
  });

  test('keeps its last picture', async () => {
    const reply = await refused(() => admin.delete(`${path}/images?path=${product.galleryImages[0]}`));
    expect(reply).toMatchObject({ status: 422, message: 'At least one gallery image is required' });
  });
});

describe('the specifications', () => {
  const specifications = () => `${path}/specifications`;

  test('are added, changed and removed, each with its Arabic', async () => {
    const added = await admin.call('POST', specifications(), { name: 'Colour', value: 'White' });
    expect(added.statusCode).toBe(200);
    expect(added.json().specifications).toEqual([...texts.specifications, { name: 'Colour', value: 'White' }]);
    const changed = await admin.call('PUT', `${specifications()}/Fabric%20weight`, { value: '80 g/m²' });
    expect(changed.json().specifications[0]).toEqual({ name: 'Fabric weight', value: '80 g/m²' });
    expect(changed.json().translations.ar.specifications).toEqual(arabic.specifications);
    const removed = await admin.delete(`${specifications()}/fabric%20weight`);
    expect(removed.json().specifications.map(({ name }: { name: string }) => name)).toEqual(['Width', 'Colour']);
    expect(removed.json().translations.ar.specifications[0]).toEqual(arabic.specifications[1]);
  });

  test('may be renamed, also to another spelling of the same name', async () => {
    const reply = await admin.call('PUT', `${specifications()}/Width`, { name: 'WIDTH', value: '60 cm' });
    expect(reply.json().specifications[1]).toEqual({ name: 'WIDTH', value: '60 cm' });
  });

  test('have unique names', async () => {
    const twice = { name: 'width', value: '1' };
    for (const call of [
      () => admin.call('POST', specifications(), twice),
      () => admin.call('PUT', `${specifications()}/Fabric%20weight`, twice),
    ]) {
      expect(await refused(call)).toMatchObject({
        status: 409,
        code: 'conflict',
        errors: { name: 'Two specifications have the same name' },
      });
    }
  });

  test('report missing fields, and missing records', async () => {
    expect(await refused(() => admin.call('POST', specifications(), {}))).toMatchObject({
      status: 422,
      errors: { name: 'Detail name is required', value: 'Detail value is required' },
    });
    expect(await refused(() => admin.call('PUT', `${specifications()}/Width`, { value: ' ' }))).toMatchObject({
      status: 422,
      errors: { value: 'Detail value is required' },
    });
    expect(await refused(() => admin.call('PUT', `${specifications()}/Depth`, { value: '1' }))).toMatchObject({
      status: 404,
    });
    expect(await refused(() => admin.delete(`${specifications()}/Depth`))).toMatchObject({
      status: 404,
      message: 'Specification not found',
    });
  });

  test('keep the last one', async () => {
    await admin.delete(`${specifications()}/Width`);
    const reply = await refused(() => admin.delete(`${specifications()}/Fabric%20weight`));
    expect(reply).toMatchObject({ status: 422, message: 'At least one specification is required' });
  });

  test('are limited to fifty, and respect If-Match', async () => {
    const many = Array.from({ length: 50 }, (_, i) => ({ name: `n${i}`, value: 'v' }));
    await admin.put(path, { ...texts, specifications: many });
    expect(await refused(() => admin.call('POST', specifications(), { name: 'more', value: '1' }))).toMatchObject({
      status: 422,
    });
    const stale = { 'if-match': 'W/"old.one"' };
    expect(await refused(() => admin.delete(`${specifications()}/n1`, stale))).toMatchObject({
      status: 412,
      code: 'changed',
    });
  });
});
