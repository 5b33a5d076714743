import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindList } from '#shared/kinds/kinds.ts';
import { sentPicture } from '../../../tests/support/files/sent-files.ts';
import { bodyExamples } from '../../../tests/support/requests/every-body.ts';
import { type AdminCalls, asAdmin, type FormFields } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { collectReads } from '../../../tests/support/sites/statement-plans.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const bodyOf = (example: string) => ({ ...bodyExamples[example]?.body }) as FormFields;

/** Every text of the Arabic empty, those in lists too. */
function withEmptyArabic(body: FormFields): FormFields {
  const emptied = JSON.stringify(body.translations, (_, value) => (typeof value === 'string' ? '' : value));
  return { ...body, translations: JSON.parse(emptied) };
}

/** The reply to a change contains what is read afterwards, with the same ETag for the next change. */
async function expectAsRead(path: string, reply: LightMyRequestResponse): Promise<void> {
  expect([200, 201]).toContain(reply.statusCode);
  const read = await admin.get(path);
  expect(read.json()).toMatchObject(reply.json());
  const recordVersion = ({ headers }: LightMyRequestResponse) => String(headers.etag).split('.')[0];
  expect(recordVersion(reply)).toBe(recordVersion(read));
}

describe.each(kindList)('the reply to a change of $path is the record as it is read afterwards', (kind) => {
  const { path, name } = kind;
  const body = bodyOf(`${kind.api.shape}Input`);
  const pictures = async () =>
    /partners|products/.test(path) ? { mainImage: await sentPicture(), galleryImages: [await sentPicture()] } : {};

  test('created, changed, deleted and restored', async () => {
    const created = await admin.post(path, { ...body, ...(await pictures()) });
    const { _id } = created.json();
    const place = `${path}/${_id}`;
    await expectAsRead(place, created);
    await expectAsRead(place, await admin.call('PUT', place, withEmptyArabic(body)));
    await expectAsRead(place, await admin.call('PUT', place, { ...body, translations: { ar: {} } }));
    await expectAsRead(place, await admin.call('POST', `/history/${name}/${_id}/1/restore`));
    await admin.delete(place);
    await expectAsRead(place, await admin.call('POST', `/trash/${name}/${_id}/restore`));
  });

  test('without Arabic, and with empty lists', async () => {
    const { translations: _arabic, ...english } = body;
    const lists = Object.keys(english).filter((field) => Array.isArray(english[field]) && field !== 'specifications');
    const empty = Object.fromEntries(lists.map((field) => [field, []]));
    const created = await admin.post(path, { ...english, ...empty, ...(await pictures()) });
    await expectAsRead(`${path}/${created.json()._id}`, created);
  });
});

test('the reply to a change of the company is the profile as it is read afterwards', async () => {
  const body = bodyOf('CompanyInput');
  await expectAsRead('/company', await admin.call('PUT', '/company', body));
  await expectAsRead('/company', await admin.call('PUT', '/company', withEmptyArabic(body)));
});

test('a change of a post reads it twice: before the body is looked at, and locked', async () => {
  const body = bodyOf('BlogPostInput');
  const { _id } = (await admin.call('POST', '/blogs', body)).json();
  const reads = await collectReads(() => admin.call('PUT', `/blogs/${_id}`, { ...body, title: 'Another' }));
  expect(reads.filter(({ text }) => /from "?blog_post"? /.test(text))).toHaveLength(2);
});
