import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '#server/site/pages/built-pages.ts';
import { sentPicture } from '../../../../tests/support/files/sent-files.ts';
import { givenContact } from '../../../../tests/support/given/given-contact.ts';
import { givenPartner } from '../../../../tests/support/given/given-partner.ts';
import { type AdminCalls, asAdmin } from '../../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ pages: await builtPages() });
  admin = await asAdmin(site);
  for (let i = 0; i < 12; i++) await givenPartner(site, { name: `Mill ${i}` });
  for (let i = 0; i < 12; i++) await givenContact(site);
});
afterAll(() => site.close());

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
const ask = (url: string, encoding?: string) =>
  site.http.inject({ url, headers: { ...admin.token, ...(encoding && { 'accept-encoding': encoding }) } });

describe('a text that is answered', () => {
  test.each(['/api/partners', '/api/openapi.json', '/contact-us', '/api/contacts/export.csv', '/ar/careers'])(
    '%s is compressed for clients that accept it, with equal content',
    async (url) => {
      const plain = await ask(url);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.vary).toMatch(/accept-encoding/i);
      for (const encoding of ['br', 'gzip'] as const) {
        const reply = await ask(url, encoding);
        expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, encoding]);
        expect(reply.headers.vary).toBe(plain.headers.vary);
        expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length);
        const text = decoders[encoding](reply.rawPayload).toString();
        // Pages with a form contain a unique key.
        expect(text.length).toBe(plain.payload.length);
      }
    },
  );

  test('is sent uncompressed when it is short, or a picture', async () => {
    expect((await ask('/api/health', 'br')).headers['content-encoding']).toBeUndefined();
    const fields = { name: 'Lisanor', industry: 'Flour', specifications: [{ name: 'Since', value: '2012' }] };
    const { mainImage } = (await admin.post('/partners', { ...fields, mainImage: await sentPicture() })).json();
    for (const url of [`/media/${mainImage}`, `/api/images?path=${mainImage}`]) {
      const reply = await ask(url, 'br');
      expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, undefined]);
    }
  });
});

describe('files of the build', () => {
  test('are served as compressed by the build, immutable', async () => {
    const page = (await site.http.inject('/')).payload;
    const script = /\/assets\/islands-[\w-]+\.js/.exec(page)?.[0] ?? '';
    for (const [encoding, sent] of [
      ['br', 'gzip, deflate, br'],
      ['gzip', 'gzip'],
    ] as const) {
      const [plain, packed] = [await ask(script), await ask(script, sent)];
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': plain.headers['content-type'],
      });
      expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(decoders[encoding](packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      const etag = String(packed.headers.etag);
      const again = await site.http.inject({
        url: script,
        headers: { 'accept-encoding': sent, 'if-none-match': etag },
      });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
    }
  });

  test('beside the assets are compressed too', async () => {
    expect((await ask('/logo.svg', 'br')).headers).toMatchObject({ 'content-encoding': 'br' });
    expect((await site.http.inject('/logo.svg.br')).statusCode).toBe(404);
  });
});
