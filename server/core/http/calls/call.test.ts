import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openTempFolder } from '#server/core/files/storage/temp-folder.ts';
import { cvUpload } from '#server/core/files/upload-rules.ts';
import { AppError } from '#shared/errors.ts';
import { requiredText } from '#shared/text/text-schema.ts';
import { registerErrorReplies } from '../replies/error-reply.ts';
import { registerRequestParsing } from '../request-parsing.ts';
import { callsFor } from './call.ts';
import { json, jsonOrForm, multipart } from './call-bodies.ts';
import { choiceFilter, listParameters, textFilter } from './call-parameters.ts';
import { answer, created, list, nothing, success } from './call-replies.ts';
import { registerCalls } from './register-calls.ts';

const boat = z.object({ _id: z.string(), name: z.string() });
const shape = { name: 'Boat', schema: boat };
const boatInput = z.object({ name: requiredText(20) });

type Boats = Map<string, string>;
const found = (boats: Boats, id: string) => {
  const name = boats.get(id);
  if (name === undefined) throw new AppError('not_found', 'error_not_found');
  return { _id: id, name };
};

const call = callsFor<{ boats: Boats }>('Boats');
const open = { access: 'anyone' } as const;
let lastFile = '';

const boatCalls = [
  call('GET /boats', {
    ...open,
    summary: 'List boats',
    query: {
      harbour: textFilter('A harbour.'),
      kind: choiceFilter(['sail', 'motor'], 'A kind.'),
      ...listParameters(['name']),
    },
    reply: list('The boats.', shape),
    handle({ query }, { boats }) {
      const items = [...boats].map(([_id, name]) => ({ _id, name: `${name} ${query.kind ?? 'any'}` }));
      const { page, limit = 20 } = query;
      return page ? { items, total: items.length, page, limit } : { items, total: items.length };
    },
  }),
  call('GET /boats/:id', {
    ...open,
    summary: 'Read a boat',
    params: { id: z.coerce.number() },
    reply: answer('The boat.', shape),
    handle({ params, reply }, { boats }) {
      if (params.id === 7) reply.header('cache-control', 'public');
      return found(boats, String(params.id));
    },
  }),
  call('POST /boats', {
    ...open,
    summary: 'Add a boat',
    body: json('BoatInput', boatInput),
    reply: created('The boat.', shape),
    handle: ({ body }) => ({ _id: '8', name: body.name }),
  }),
  call('PUT /boats/:id', {
    ...open,
    summary: 'Change a boat',
    body: json('BoatInput', boatInput),
    reply: answer('The boat.', shape),
    before: ({ params }, { boats }) => found(boats, params.id),
    handle: ({ params, body }) => ({ _id: params.id, name: body.name }),
  }),
  call('PATCH /boats/:id', {
    ...open,
    summary: 'Rename a boat',
    body: jsonOrForm('BoatName', boatInput),
    reply: success('It has the name.', 'user_deleted'),
    handle() {},
  }),
  call('DELETE /boats/:id', {
    ...open,
    summary: 'Sink a boat',
    reply: nothing('It is sunk.'),
    handle() {},
  }),
  call('PUT /boats/:id/papers', {
    ...open,
    summary: 'Send the papers of a boat',
    body: multipart('Papers', {
      schema: z.object({}),
      files: { papers: { rule: cvUpload, contentType: 'application/pdf', description: 'The papers.' } },
    }),
    reply: nothing('They are there.'),
    handle({ body }) {
      lastFile = body.files.papers?.[0]?.file ?? '';
      if (!existsSync(lastFile)) throw new Error('The file is not there while the call is handled.');
      throw new AppError('conflict', 'user_own_deletion');
    },
  }),
];

async function givenHarbour() {
  const folder = await mkdtemp(join(tmpdir(), 'boats-'));
  const app = Fastify();
  onTestFinished(() => app.close());
  registerErrorReplies(app);
  await registerRequestParsing(app, await openTempFolder(folder));
  registerCalls(app, boatCalls, { boats: new Map([['7', 'Petra']]) });
  return { app, folder };
}

describe('a call', () => {
  test('that takes no body is answered when an empty one is declared as JSON, others refuse that', async () => {
    const { app } = await givenHarbour();
    const send = async (method: 'POST' | 'DELETE' | 'PUT', payload: string) => {
      const url = method === 'POST' ? '/boats' : '/boats/7';
      const reply = await app.inject({ method, url, payload, headers: { 'content-type': 'application/json' } });
      return reply.statusCode;
    };
    expect(await send('DELETE', '')).toBe(204);
    expect([await send('DELETE', '{'), await send('POST', ''), await send('PUT', '')]).toEqual([400, 400, 400]);
  });

  test('is described from what it reads, takes and answers', () => {
    const [listed, , , changed] = boatCalls;
    expect(listed?.query?.map(({ name }) => name)).toEqual(['harbour', 'kind', 'q', 'sort', 'page', 'limit']);
    expect(listed?.refusals).toEqual(['malformed']);
    expect(changed).toMatchObject({ method: 'put', path: '/boats/:id', body: { type: 'application/json' } });
    expect(changed?.refusals).toEqual(['not_found', 'malformed', 'wrong_type', 'invalid']);
  });

  test('refuses a record that is not there before it reads the body', async () => {
    const { app } = await givenHarbour();
    const missing = await app.inject({ method: 'PUT', url: '/boats/9', payload: { name: '' } });
    expect(missing.statusCode).toBe(404);
    const refused = await app.inject({ method: 'PUT', url: '/boats/7', payload: { name: '' } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toHaveProperty('name');
  });

  test('names every parameter that it cannot read', async () => {
    const { app } = await givenHarbour();
    const reply = await app.inject('/boats?page=0&kind=rubber');
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().errors).sort()).toEqual(['kind', 'page']);
  });

  test('takes empty filters for none, and leaves unknown parameters alone', async () => {
    const { app } = await givenHarbour();
    const reply = await app.inject('/boats?kind=&harbour=%20&colour=red');
    expect(reply.json()).toEqual([{ _id: '7', name: 'Petra any' }]);
  });

  test('answers a page with its place among the others', async () => {
    const { app } = await givenHarbour();
    const reply = await app.inject('/boats?kind=sail&page=1');
    expect(reply.json()).toEqual([{ _id: '7', name: 'Petra sail' }]);
    expect(reply.headers['x-total-count']).toBe('1');
  });

  test('is a 404 for a parameter of the path that does not fit', async () => {
    const { app } = await givenHarbour();
    expect((await app.inject('/boats/first')).statusCode).toBe(404);
  });

  test('is kept by no cache, unless its handler says otherwise', async () => {
    const { app } = await givenHarbour();
    expect((await app.inject('/boats')).headers['cache-control']).toBe('no-store');
    expect((await app.inject('/boats/7')).headers['cache-control']).toBe('public');
  });

  test('answers a new record with its address', async () => {
    const { app } = await givenHarbour();
    const reply = await app.inject({ method: 'POST', url: '/boats', payload: { name: 'Aqaba' } });
    expect(reply.statusCode).toBe(201);
    expect(reply.headers.location).toBe('/boats/8');
    expect(reply.json()).toEqual({ _id: '8', name: 'Aqaba' });
  });

  test('answers a deletion with nothing, and a success in the language of the caller', async () => {
    const { app } = await givenHarbour();
    const deleted = await app.inject({ method: 'DELETE', url: '/boats/7' });
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    const renamed = (lng: string) =>
      app.inject({ method: 'PATCH', url: `/boats/7?lng=${lng}`, payload: { name: 'Jerash' } });
    const [english, arabic] = [(await renamed('en')).json(), (await renamed('ar')).json()];
    expect(english.success && arabic.success).toBe(true);
    expect(arabic.message).toMatch(/[؀-ۿ]/);
  });

  test.each([
    ['PUT', '/boats/7', 'application/x-www-form-urlencoded', 'name=Jerash', 415],
    ['PUT', '/boats/7', 'text/plain', 'Jerash', 415],
    ['PUT', '/boats/7', 'application/json', '[]', 400],
    ['PATCH', '/boats/7', 'application/x-www-form-urlencoded', 'name=Jerash', 200],
    ['PUT', '/boats/7/papers', 'application/json', '{}', 415],
  ] as const)('%s %s answers %s with %s', async (method, url, type, payload, status) => {
    const { app } = await givenHarbour();
    const reply = await app.inject({ method, url, payload, headers: { 'content-type': type } });
    expect(reply.statusCode).toBe(status);
  });

  test('is a 415 without the body that it takes', async () => {
    const { app } = await givenHarbour();
    expect((await app.inject({ method: 'PUT', url: '/boats/7' })).statusCode).toBe(415);
    expect((await app.inject({ method: 'PUT', url: '/boats/7/papers' })).statusCode).toBe(415);
  });

  test('has removed the files it received when the refusal is sent', async () => {
    const { app, folder } = await givenHarbour();
    const payload = [
      '--x',
      'content-disposition: form-data; name="papers"; filename="papers.pdf"',
      'content-type: application/pdf',
      '',
      '%PDF',
      '--x--',
      '',
    ].join('\r\n');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const reply = await app.inject({ method: 'PUT', url: '/boats/7/papers', payload, headers });
    expect(reply.statusCode).toBe(409);
    expect(lastFile).toContain(folder);
    expect(await readdir(folder)).toEqual([]);
  });
});
