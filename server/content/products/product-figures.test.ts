import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '#shared/kinds/product.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
let product: Product;
let path: string;

beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
beforeEach(async () => {
  product = await givenProduct(site);
  path = `/products/${product._id}`;
});
afterAll(() => site.close());

const texts = () => {
  const { name, industry, description, specifications } = product;
  return { name, industry, description, specifications };
};
const change = async (sent: object) => {
  const reply = await admin.call('PUT', path, { ...texts(), ...sent });
  if (reply.statusCode === 200) product = reply.json();
  return reply;
};
const rows = () => product.specifications.map(({ name, value }) => `${name}: ${value}`);
const arabicRows = () => product.translations.ar.specifications?.map(({ name, value }) => `${name}: ${value}`);

describe('the figures of a product', () => {
  test('are stored in one unit however they are typed, and fill the specifications in both languages', async () => {
    const typed = {
      family: 'sack',
      fillWeight: '٥٠ كغ',
      width: '22 in',
      length: '98 سم',
      denier: '850',
      antiSlip: false,
    };
    expect((await change({ attributes: typed })).statusCode).toBe(200);
    expect(product.attributes).toEqual({ family: 'sack', fillWeight: 50, width: 558.8, length: 980, denier: 850 });
    expect(rows()).toEqual([
      'Fabric weight: 75 g/m²',
      'Fill weight: 50 kg',
      'Bag size: 55.88 × 98 cm',
      'Tape denier: 850 denier',
    ]);
    expect(arabicRows()).toEqual([': ', 'سعة التعبئة: 50 كغ', 'مقاس الكيس: 55.88 × 98 سم', 'دنير الشريط: 850 دنيرًا']);
    const read = await site.http.inject(`/api${path}?lng=ar`);
    expect(read.json()).toMatchObject({ attributes: product.attributes });
  });

  test('take their rows with them when they change or go, and leave what staff worded themselves', async () => {
    await change({ attributes: { family: 'sack', fillWeight: 50, fabricWeight: 75, denier: 850 } });
    expect(rows()).toEqual(['Fill weight: 50 kg', 'Fabric weight: 75 g/m²', 'Tape denier: 850 denier']);
    const specifications = product.specifications.map((row) =>
      row.name === 'Tape denier' ? { ...row, value: 'About 850 denier' } : row,
    );
    await change({ specifications, attributes: { family: 'sack', fillWeight: 25, fabricWeight: 80, denier: 900 } });
    expect(rows()).toEqual(['Fill weight: 25 kg', 'Fabric weight: 80 g/m²', 'Tape denier: About 850 denier']);
    await change({ attributes: { family: 'sack', fabricWeight: 80 } });
    expect(rows()).toEqual(['Fabric weight: 80 g/m²', 'Tape denier: About 850 denier']);
  });

  test('do not bring back a row that staff removed', async () => {
    await change({ attributes: { family: 'sack', fillWeight: 50 } });
    await change({ specifications: product.specifications.slice(0, 1) });
    expect(rows()).toEqual(['Fabric weight: 75 g/m²']);
    expect(product.attributes).toEqual({ family: 'sack', fillWeight: 50 });
  });

  test('stay as they are when they are not sent, and go when none is sent', async () => {
    await change({ attributes: { family: 'fibc', safeLoad: '1 t' } });
    await change({ name: 'Renamed' });
    expect(product.attributes).toEqual({ family: 'fibc', safeLoad: 1000 });
    await change({ attributes: {} });
    expect(product.attributes).toBeUndefined();
    expect(rows()).toEqual(['Fabric weight: 75 g/m²']);
  });

  test.each([
    [{ family: 'sack', fillWeight: 'heavy' }, 'fillWeight', 'Please write a number, if you like with its unit'],
    [{ family: 'sack', width: '50 kg' }, 'width', 'Please write a number, if you like with its unit'],
    [
      { family: 'sack', width: '9 m' },
      'width',
      'This is outside of what is made; please check the number and its unit',
    ],
    [
      { family: 'sack', fillWeight: -1 },
      'fillWeight',
      'This is outside of what is made; please check the number and its unit',
    ],
    [{ family: 'sack', mouth: 'zip' }, 'mouth', 'Please choose one of the listed values'],
    [{ family: 'sack', safeLoad: 1000 }, 'safeLoad', 'Such a product does not have this figure'],
    [{ family: 'bottle' }, 'family', 'Please choose one of the listed values'],
    [{ fillWeight: 50 }, 'family', 'This field is required'],
  ])('are refused when they are wrong: %j', async (attributes, field, sentence) => {
    const reply = await change({ attributes });
    expect([reply.statusCode, reply.json().errors]).toEqual([422, { [`attributes.${field}`]: sentence }]);
  });

  test.each([{ attributes: [] }, { attributes: 'sack' }, { attributes: { family: 'sack', unknown: 1 } }])(
    'are refused when they are no figures: %j',
    async (sent) => {
      const reply = await change(sent);
      expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['attributes']]);
    },
  );

  test('are in the history, and come back with a restored version and out of the Trash', async () => {
    await change({ attributes: { family: 'sack', fillWeight: 50 } });
    await change({ attributes: { family: 'sack', fillWeight: 25 } });
    const history = (await admin.get(`/history/product/${product._id}`)).json();
    expect(history[0].fields).toContain('attributes');
    const { version } = history[1];
    const { headers } = await admin.get(path);
    const restored = await admin.call('POST', `/history/product/${product._id}/${version}/restore`, undefined, {
      'if-match': String(headers.etag),
    });
    expect(restored.statusCode).toBe(200);
    product = (await admin.get(path)).json();
    expect([product.attributes, rows()]).toEqual([
      { family: 'sack', fillWeight: 50 },
      ['Fabric weight: 75 g/m²', 'Fill weight: 50 kg'],
    ]);
    await admin.delete(path);
    await admin.call('POST', `/trash/product/${product._id}/restore`);
    expect((await admin.get(path)).json().attributes).toEqual({ family: 'sack', fillWeight: 50 });
  });

  test('are found by searching for them', async () => {
    await change({ attributes: { family: 'sack', fillWeight: '37.5 kg' } });
    const found = (await site.http.inject(`/api/products?q=${encodeURIComponent('37.5 kg')}`)).json();
    expect(found.map(({ _id }: Product) => _id)).toEqual([product._id]);
  });
});
