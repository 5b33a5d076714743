import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { kindList } from '#shared/kinds/kinds.ts';
import { sampleOf, sendSample } from '../support/given/kind-samples.ts';
import { type AdminCalls, asAdmin } from '../support/requests/staff-calls.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { languagesOfTexts } from '../support/specified/languages-of-texts.ts';

// One word alone, which no page takes for English by its letters.
const wordOf = ({ name }: AnyKind) => `Nil${name.replace('_', '')}`;

const site = useDemoSite();
const read = async (path: string) => (await fetch(site().address + path)).text();
/** The addresses of two records of each kind. */
const addresses = new Map<string, string[]>();

/** What is the same in both languages, such as the number of a certificate. */
function inNoLanguage({ fields }: AnyKind): Record<string, string> {
  const lines = Object.entries(fields).filter(([, { type }]) => type === 'line');
  return Object.fromEntries(lines.map(([name]) => [name, '12345']));
}

async function givenWithoutArabic(admin: AdminCalls, kind: AnyKind): Promise<string[]> {
  const given: string[] = [];
  for (const _ of [1, 2]) {
    const sample = { ...(await sampleOf(kind, { word: wordOf(kind) })), ...inNoLanguage(kind) };
    const reply = await sendSample(admin, kind, { ...sample, translations: { ar: {} } });
    expect(reply.statusCode, reply.body).toBe(201);
    const { _id, address = _id } = reply.json<{ _id: string; address?: string }>();
    given.push(address);
    if (Object.values(kind.fields).some(({ type }) => type === 'place')) await putFirst(admin, kind, _id);
  }
  return given;
}

async function putFirst(admin: AdminCalls, { path }: AnyKind, id: string): Promise<void> {
  const all = (await admin.get(path)).json<{ _id: string }[]>().map(({ _id }) => _id);
  const reply = await admin.call('PUT', `${path}/order`, { ids: [id, ...all.filter((other) => other !== id)] });
  expect(reply.statusCode, reply.body).toBe(200);
}

beforeAll(async () => {
  const admin = await asAdmin(site());
  for (const kind of kindList) addresses.set(kind.name, await givenWithoutArabic(admin, kind));
});

// The one names fields of work and no service, the other only products with the figures that it counts with.
const withoutTexts = ['/consultation', '/calculator'];

/** Where a record of a kind is shown: lists, Home, its own page, that of a neighbour, the search. */
function pathsOf(kind: AnyKind): string[] {
  const own = (addresses.get(kind.name) ?? []).map((address) => kind.address?.replaceAll(':id', address) ?? '');
  const searches = kind.search
    ? [`/search?q=${wordOf(kind)}`, `/search?q=${wordOf(kind)}&category=${kind.search.group}`]
    : [];
  const more = kind.name === 'product' ? [`/contact-us?product=${addresses.get('product')?.[0]}`] : [];
  const paths = [...kind.shownOn, ...own, ...searches, ...more].map((path) => path.split('#')[0] ?? path);
  return [...new Set(paths)].filter((path) => path && !withoutTexts.includes(path));
}

describe.each(kindList.map((kind) => [kind.name, kind] as const))('a %s without Arabic', (_, kind) => {
  test('is marked as English wherever Arabic pages show its texts, and nowhere in English', async () => {
    const wrong: Record<string, string[]> = {};
    for (const path of pathsOf(kind)) {
      const arabic = languagesOfTexts(await read(path === '/' ? '/ar' : `/ar${path}`), wordOf(kind));
      if (arabic.length === 0 || arabic.includes('ar')) wrong[path] = arabic;
      expect(new Set(languagesOfTexts(await read(path), wordOf(kind)))).toEqual(new Set(['en']));
    }
    expect(wrong).toEqual({});
  });

  test.runIf(kind.search)('is said to be in English by the search', async () => {
    const groups = (await (await fetch(`${site().address}/api/search?q=${wordOf(kind)}&lng=ar`)).json()) as Found[];
    const hits = groups.find(({ name }) => name === kind.search?.group)?.hits ?? [];
    expect(hits.length).toBeGreaterThanOrEqual(2);
    for (const { languages } of hits) expect(languages).toEqual({ title: 'en', text: 'en', facts: 'en' });
  });
});

type Found = { name: string; hits: { languages: Record<'title' | 'text' | 'facts', string> }[] };
