import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#shared/kinds/product.ts';
import type { TextFinding } from '#shared/text-checks/text-findings.ts';
import { sentPicture } from '../../../tests/support/files/sent-files.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

let number = 0;
const describedAs = (english: string, arabic: string) => {
  number += 1;
  return {
    name: `Sack ${number}`,
    industry: 'Food',
    description: english,
    specifications: [{ name: 'Closure', value: 'Sewn' }],
    translations: {
      ar: {
        name: `كيس ${number}`,
        industry: 'أغذية',
        description: arabic,
        specifications: [{ name: 'الإغلاق', value: 'مخيط' }],
      },
    },
  };
};

/** A product with two pictures. */
async function givenPictured(english: string, arabic: string): Promise<Product> {
  const galleryImages = [await sentPicture(), await sentPicture()];
  const fields = { ...describedAs(english, arabic), mainImage: await sentPicture(), galleryImages };
  const reply = await admin.post('/products', fields);
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)]);
  return reply.json();
}

const print = (path: string | undefined, printed: string) =>
  admin.call('PUT', `/images/printed?path=${path}`, { printed });

/** What the report says of a record's pictures: their field, and the text that lacks what is printed. */
async function reported({ _id }: Product, query = ''): Promise<TextFinding[]> {
  for (let pending = 1; pending > 0; ) pending = (await admin.get('/text-checks/state')).json().pending;
  const all: TextFinding[] = (await admin.get(`/text-checks?record=${_id}&check=printed_facts${query}`)).json();
  return all.toSorted((one, other) => one._id.localeCompare(other._id));
}

describe('what is printed on the bag in a picture', () => {
  test('is stored beside the picture, for staff alone', async () => {
    const { galleryImages } = await givenPictured('For 50 kg.', 'لوزن 50 كغ.');
    const [path] = galleryImages;
    const read = () => admin.get(`/images/printed?path=${path}`);
    expect((await read()).json()).toEqual({ printed: '' });
    const reply = await print(path, '  50 kg · UV 1600 h ');
    expect([reply.statusCode, reply.json().success]).toEqual([200, true]);
    expect((await read()).json()).toEqual({ printed: '50 kg · UV 1600 h' });
    expect((await site.http.inject(`/api/images/printed?path=${path}`)).statusCode).toBe(401);
    const headers = await givenToken(site, 'hr');
    const url = `/api/images/printed?path=${path}`;
    const refused = await site.http.inject({ method: 'PUT', url, headers, payload: { printed: '5 kg' } });
    expect(refused.statusCode).toBe(403);
    expect((await read()).json()).toEqual({ printed: '50 kg · UV 1600 h' });
  });

  test('of an unknown picture is not found, and a long one is refused', async () => {
    expect((await print('images/none.png', '50 kg')).statusCode).toBe(404);
    expect([(await admin.get('/images/printed?path=images/none.png')).statusCode]).toEqual([404]);
    expect((await admin.get('/images/printed')).statusCode).toBe(404);
    const { galleryImages } = await givenPictured('For 50 kg.', 'لوزن 50 كغ.');
    expect((await print(galleryImages[0], 'x'.repeat(201))).statusCode).toBe(422);
  });

  test('is reported while the product says otherwise in a language, compared by value', async () => {
    const product = await givenPictured('For 50 kg, UV stable for 1,600 hours.', 'لوزن ٥٠ كغ.');
    expect(await reported(product)).toEqual([]);
    await print(product.galleryImages[1], '50 KG · UV 1600 h');
    const wanted = '50 KG · UV 1600 h';
    expect(await reported(product)).toMatchObject([{ field: 'galleryImages.1', language: 'ar', found: '', wanted }]);
    await print(product.galleryImages[1], '25 kg');
    expect((await reported(product)).map(({ language }) => language)).toEqual(['ar', 'en']);
    await print(product.galleryImages[1], `${'Mansooj '.repeat(20)}25 kg`);
    expect((await reported(product)).map(({ wanted: printed }) => printed.length)).toEqual([80, 80]);
    await print(product.galleryImages[1], 'MANSOOJ');
    expect(await reported(product)).toEqual([]);
  });

  test('is compared again when the product changes', async () => {
    const product = await givenPictured('For 50 kg.', 'لوزن 50 كغ.');
    await print(product.galleryImages[0], '50 kg');
    expect(await reported(product)).toEqual([]);
    const { name, industry, specifications, translations } = product;
    const kept = { existingGalleryImages: product.galleryImages };
    const changed = { name, industry, description: 'For 40 kg.', specifications, translations, ...kept };
    expect((await admin.put(`/products/${product._id}`, changed)).statusCode).toBe(200);
    expect(await reported(product)).toMatchObject([{ field: 'galleryImages.0', language: 'en', wanted: '50 kg' }]);
  });

  test('is dismissed until the print or the product changes', async () => {
    const product = await givenPictured('For 50 kg.', 'لوزن 50 كغ.');
    await print(product.galleryImages[0], '25 kg');
    const { field, check, hash } = required((await reported(product))[0]);
    const path = `/text-checks/product/${product._id}/dismissals`;
    const reply = await admin.call('PUT', path, { field, check, hash, isDismissed: true });
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
    expect(await reported(product)).toEqual([]);
    expect(await reported(product, '&state=dismissed')).toHaveLength(2);
    await print(product.galleryImages[0], '20 kg');
    expect(await reported(product)).toHaveLength(2);
  });
});
