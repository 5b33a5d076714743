import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { givenQuote } from '../../../tests/support/given/given-quote.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { required } from '../../../tests/support/sites/first.ts';
import { apiCalls } from './api-calls.ts';

type Operation = {
  operationId: string;
  security: object[];
  parameters?: { name: string; in: string; schema: object }[];
  responses: Record<string, object>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: object };
};

const decode = (bytes: Buffer) => brotliDecompressSync(bytes).toString();

let site: BuiltSite;
let document: Document;
beforeAll(async () => {
  site = await buildSite();
  document = (await site.http.inject('/api/openapi.json')).json();
});
afterAll(() => site.close());

/** `GET /products/{id}` for every route under /api, from Fastify's printed routes. */
async function registeredCalls(): Promise<string[]> {
  await site.http.ready();
  const trail: string[] = [];
  const calls: string[] = [];
  for (const line of site.http.printRoutes({ commonPrefix: false }).split('\n')) {
    const entry = /^((?:│ {3}| {4})*)[├└]── (\S+) \((.+)\)$/.exec(line);
    if (!entry) continue;
    const [, indent = '', segment = '', methods = ''] = entry;
    trail.splice(indent.length / 4, trail.length, segment);
    const path = trail.join('');
    if (!path.startsWith('/api/') || path.endsWith('*')) continue;
    const documented = path.slice('/api'.length).replace(/:(\w+)/g, '{$1}');
    for (const method of methods.split(', ')) if (method !== 'HEAD') calls.push(`${method} ${documented}`);
  }
  return calls.sort();
}

describe('the description of the API', () => {
  test.each(['/api/openapi.json', '/api/docs'])('%s is not sent again to clients that have it', async (url) => {
    const headers = { 'accept-encoding': 'br' };
    const first = await site.http.inject({ url, headers });
    const { etag = '' } = first.headers;
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, no-cache']);
    const [again, held] = [
      await site.http.inject({ url, headers }),
      await site.http.inject({ url, headers: { ...headers, 'if-none-match': String(etag) } }),
    ];
    expect([again.rawPayload.equals(first.rawPayload), again.headers.etag]).toEqual([true, etag]);
    expect([held.statusCode, held.body]).toEqual([304, '']);
  });

  test('contains every registered call, and no other', async () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const registered = await registeredCalls();
    expect(registered).toContain('GET /products/{id}');
    expect(described.sort()).toEqual(registered);
  });

  test('is OpenAPI 3.1 with valid references', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(20);
    for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('states who may call: anyone, or the bearer of a token', () => {
    expect(document.paths['/products']?.get?.security).toEqual([]);
    expect(document.paths['/contacts']?.post?.security).toEqual([]);
    expect(document.paths['/blogs/{id}']?.get?.security).toEqual([{}, { bearer: [] }]);
    expect(document.components.securitySchemes).toHaveProperty('bearer');
  });

  test('states the rules of a form as in the schema', () => {
    expect(document.components.schemas.ConsultationInput).toMatchObject({
      required: ['fullName', 'email', 'company', 'typeOfInquiry', 'message'],
      properties: {
        fullName: { type: 'string', maxLength: 200 },
        message: { type: 'string', maxLength: 5000 },
        typeOfInquiry: { enum: ['Automation', 'Development', 'Infrastructure', 'Manufacturing', 'Sustainability'] },
      },
    });
  });

  test('says of every parameter what it takes', () => {
    const isEmpty = (schema: unknown): boolean =>
      typeof schema === 'object' &&
      schema !== null &&
      (Object.keys(schema).length === 0 || (Array.isArray(schema) ? schema : alternatives(schema)).some(isEmpty));
    const empty = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
        parameters.filter(({ schema }) => isEmpty(schema)).map(({ name }) => `${method} ${path}: ${name}`),
      ),
    );
    expect(empty).toEqual([]);
  });

  test('declares every path parameter', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(methods)) {
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(names);
      }
    }
  });
});

const alternatives = (schema: object): unknown[] =>
  Object.entries(schema).flatMap(([name, value]) => (['anyOf', 'oneOf', 'allOf'].includes(name) ? value : []));

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the site matches the description', () => {
  const reads = apiCalls.filter(({ method, access, reply }) => method === 'get' && access !== 'staff' && reply.shape);
  const lists = reads.filter(({ access, reply }) => reply.isList && access !== 'signed in');

  beforeAll(async () => {
    await givenProduct(site, { _id: 'known' });
    await givenPartner(site, { _id: 'known' });
    await givenBlogPost(site, { _id: 'known' });
    await givenOpening(site, { _id: 'known' });
  });

  const describedRecords = ['/products/:id', '/partners/:id', '/blogs/:id', '/openings/:id', '/company', '/health'];
  test.each(reads.filter(({ path }) => describedRecords.includes(path)))('$path replies in its shape', async (call) => {
    const reply = await site.http.inject(`/api${call.path.replace(':id', 'known')}`);
    expect(reply.statusCode).toBe(call.reply.status);
    expect(
      z.strictObject((required(call.reply.shape).schema as z.ZodObject).shape).safeParse(reply.json()).error,
    ).toBeUndefined();
    for (const header of Object.keys(call.reply.headers ?? {}))
      expect(reply.headers).toHaveProperty(header.toLowerCase());
  });

  test.each(lists)('the list $path can be sorted as described, and is a list of its shape', async (call) => {
    const sorts = call.query?.find(({ name }) => name === 'sort')?.schema as z.ZodEnum | undefined;
    for (const sort of sorts?.options ?? []) {
      const reply = await site.http.inject(`/api${call.path}?sort=${sort}&limit=1`);
      expect([sort, reply.statusCode]).toEqual([sort, 200]);
    }
    const reply = await site.http.inject(`/api${call.path}`);
    expect(z.array(required(call.reply.shape).schema).safeParse(reply.json()).error).toBeUndefined();
  });

  test('the lists of leads are what is described of them, and nothing else', async () => {
    const headers = await givenToken(site);
    await givenContact(site);
    await givenConsultation(site);
    await givenQuote(site);
    await givenApplication(site);
    for (const path of ['/contacts', '/consultations', '/quotes', '/careers']) {
      const call = required(apiCalls.find((known) => known.path === path && known.method === 'get'));
      const reply = await site.http.inject({ url: `/api${path}`, headers });
      expect(call.reply.isList ?? false).toBe(false);
      expect(required(call.reply.shape).schema.parse(reply.json())).toEqual(reply.json());
      const { data }: { data: Record<string, object[]> } = reply.json();
      expect(data[path.slice(1)]).toHaveLength(1);
    }
  });

  test.each(reads.filter(({ path, refusals }) => path.endsWith('/:id') && refusals.includes('not_found')))(
    '$path refuses in the described shape',
    async ({ path }) => {
      const reply = await site.http.inject(`/api${path.replace(':id', 'nobody')}`);
      expect(reply.statusCode).toBe(404);
      expect(Object.keys(reply.json()).sort()).toEqual(['code', 'message', 'success']);
    },
  );
});

describe('the page of the API', () => {
  test.each([
    ['/api/docs', 'en'],
    ['/api/docs', 'ar'],
    ['/api/docs?lng=ar', 'ar'],
  ])('%s is in English for readers of %s', async (url, language) => {
    const { body, headers } = await site.http.inject({ url, headers: { 'accept-language': language } });
    expect([headers['content-type'], headers['content-language']]).toEqual(['text/html; charset=utf-8', 'en']);
    expect(body).toContain('<html lang="en">');
  });

  test('loads its own files and nothing of other hosts, and has no inline scripts or styles', async () => {
    const { body, headers } = await site.http.inject('/api/docs');
    expect(body).not.toMatch(/<style|style=|<script>|https?:\/\//);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
  });

  test('loads files that are compressed and kept by browsers for good', async () => {
    const { body } = await site.http.inject('/api/docs');
    const files = [...body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(4);
    for (const url of files) {
      const plain = await site.http.inject(url);
      const compressed = await site.http.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect([url, plain.statusCode, plain.headers['cache-control']]).toEqual([
        url,
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(plain.headers['content-type']).toMatch(url.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
      expect(compressed.headers['content-encoding']).toBe('br');
      expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
      expect(decode(compressed.rawPayload)).toBe(plain.body);
    }
  });

  test.each(['/api/docs/none/start.js', '/api/docs/none', '/api/docs/%release/__proto__', '/api/docs/%release/'])(
    '%s is not there',
    async (path) => {
      const { body } = await site.http.inject('/api/docs');
      const release = /docs\/([^/"]+)\//.exec(body)?.[1] ?? '';
      expect((await site.http.inject(path.replace('%release', release))).statusCode).toBe(404);
    },
  );
});
