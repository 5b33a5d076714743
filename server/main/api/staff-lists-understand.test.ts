import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindList } from '#shared/kinds/kinds.ts';
import { sentPicture } from '../../../tests/support/files/sent-files.ts';
import { givenConsultation } from '../../../tests/support/given/given-consultation.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { sampleOf, sendSample } from '../../../tests/support/given/kind-samples.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

// Other words, another language, another script, and another way to write the quantity.
const asked = ['FIBC', 'بيج باج', '50kg', '٥٠ كغ', 'big bags 50 كيلو'];
const word = 'Jumbo bag, 50 kg';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

async function expectFound(list: string, isIt: (row: Record<string, string>) => boolean): Promise<void> {
  for (const q of asked) {
    const reply = await admin.get(`${list}?${new URLSearchParams({ q })}`);
    const answer = reply.json();
    // Lists of leads are in `data`, by their name.
    const rows: Record<string, string>[] = Array.isArray(answer) ? answer : Object.values(answer.data).flat();
    expect([list, q, rows.some(isIt)]).toEqual([list, q, true]);
  }
}

async function given(kind: (typeof kindList)[number]): Promise<string> {
  const reply = await sendSample(admin, kind, await sampleOf(kind, { word }));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json()._id;
}

const byId =
  (id: string) =>
  ({ _id }: Record<string, string>) =>
    _id === id;

describe('what staff search is understood as what visitors search', () => {
  test.each(kindList.map((kind) => [kind.path, kind] as const))(
    'in %s, the palette and the Trash',
    async (path, kind) => {
      const id = await given(kind);
      await expectFound(path, byId(id));
      await expectFound('/records', byId(id));
      await expectFound('/translations', ({ _id = '' }) => _id.includes(id));
      await admin.delete(`${path}/${id}`);
      await expectFound('/trash', byId(id));
    },
  );

  test('in messages and consultations', async () => {
    const message = 'Do you weave a jumbo bag for 50 kg?';
    await expectFound('/contacts', byId((await givenContact(site, { message }))._id));
    await expectFound('/consultations', byId((await givenConsultation(site, { message }))._id));
  });

  test('in findings of texts and in pictures', async () => {
    const faq = kindList.find(({ name }) => name === 'faq');
    if (!faq) throw new Error('The questions are a kind.');
    const sample = { ...(await sampleOf(faq, { word, arabic: 'كيس جامبو، 5 كغ' })) };
    const { _id } = (await sendSample(admin, faq, sample)).json();
    for (let pending = 1; pending > 0; ) pending = (await admin.get('/text-checks/state')).json().pending;
    await expectFound('/text-checks', ({ record }) => record === _id);
    const reply = await admin.post('/images/library', { image: await sentPicture(), alt: word });
    await expectFound('/images/library', ({ path }) => path === reply.json().path);
  });
});

describe('a misspelt search', () => {
  const spelling = async (q: string, headers = admin.token) =>
    (await site.http.inject({ url: `/api/records/spelling?${new URLSearchParams({ q })}`, headers })).json().corrected;

  test('is offered with the words of the site, to all who use the back office', async () => {
    expect(await spelling('polypropilene')).toBe('polypropylene');
    expect(await spelling('polypropilene', await givenToken(site, 'hr'))).toBe('polypropylene');
  });

  test('is left as it is when its words are known, far from all others, or in quotes', async () => {
    for (const q of ['polypropylene', 'xqzvkw', '"polypropilene"', '']) expect(await spelling(q)).toBe('');
  });
});
