import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyContent, ContentWrites } from '#server/content/records/content-write-service.ts';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import type { TextPairs } from '#shared/terms/translations.ts';
import { type Random, seededRandom } from '../../../../tests/fuzz/seeded-random.ts';
import { isFullRun } from '../../../../tests/support/full-run.ts';
import { givenProduct } from '../../../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';
import { required } from '../../../../tests/support/sites/first.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());

const edits = isFullRun ? 1_000 : 500;
type Values = Record<string, unknown>;
type State = Values & { translations: { ar: Values } };
type Marks = Map<string, 'en' | 'ar'>;
type Edited = {
  entity: ContentEntity;
  id: string;
  /** Its texts in both languages, and a field that is the same in both. */
  fields: string[];
  neutral: (random: Random) => Values;
  state: State;
  marks: Marks;
  /** Of the marked texts, the other language before it changed. */
  was: Map<string, string>;
};

const entry = (random: Random): string => random.pick(['50 kg', '25 kg', 'White', 'Printed in colour']);
const lists: Record<string, (random: Random) => unknown> = {
  requirements: (random) => [entry(random), entry(random)],
  specifications: (random) => [
    { name: 'Weight', value: entry(random) },
    { name: 'Colour', value: entry(random) },
  ],
  openingHours: (random) => [{ days: entry(random), hours: entry(random) }],
};

function textFor(field: string, random: Random): unknown {
  return lists[field]?.(random) ?? `${entry(random)}, ${entry(random)}`;
}

/** The same text with other spaces. */
function spaced(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(' ', '  ');
  if (Array.isArray(value)) return value.map(spaced);
  return Object.fromEntries(Object.entries(Object(value)).map(([name, text]) => [name, spaced(text)]));
}

const plain = (value: unknown): string =>
  [value ?? '']
    .flat()
    .flatMap((part) => (typeof part === 'object' ? Object.values(Object(part)) : [part]))
    .map((text) => String(text).replace(/\s/g, ''))
    .join('|')
    .replace(/^\|*$/, '');

/** The rule in a few lines: what a change of a record's texts does to its marks. */
function markAfter(edited: Edited, now: State): void {
  const { state: before, marks, was } = edited;
  for (const field of edited.fields) {
    const [oldEnglish, english] = [plain(before[field]), plain(now[field])];
    const [oldArabic, arabic] = [plain(before.translations.ar[field]), plain(now.translations.ar[field])];
    const isEnglishChanged = oldEnglish !== english;
    if (!isEnglishChanged && oldArabic === arabic) continue;
    const isBoth = isEnglishChanged && oldArabic !== arabic;
    const changed = isEnglishChanged ? 'en' : 'ar';
    const [old, text] = isEnglishChanged ? [oldEnglish, english] : [oldArabic, arabic];
    const isPairAgain = marks.has(field) && was.get(field) === text;
    if (isBoth || old === '' || !english || !arabic || marks.get(field) === changed || isPairAgain) marks.delete(field);
    else {
      if (!marks.has(field)) was.set(field, old);
      marks.set(field, changed === 'en' ? 'ar' : 'en');
    }
  }
  edited.state = now;
}

const terms = { by: null };

/** Calls the services: a thousand requests with sign-in and audit would take long, and test nothing more here. */
function writesOf({ entity }: Pick<Edited, 'entity'>): Pick<ContentWrites<AnyContent>, 'update' | 'remove'> {
  const { kinds, company } = site.services;
  if (entity !== 'company') return kinds[entity].writes;
  return { update: (_id, sent) => company.updateCompany(sent, terms), remove: () => Promise.resolve() };
}

async function put(edited: Edited, sent: { english?: Values; arabic?: Values }): Promise<void> {
  const { state, id, fields } = edited;
  const kept = Object.fromEntries(fields.map((field) => [field, state[field]]));
  const translations = { ar: { ...state.translations.ar, ...sent.arabic } };
  const change = { fields: { ...kept, ...sent.english, translations }, files: {} };
  markAfter(edited, asState(await writesOf(edited).update(id, change, terms)));
}

async function restoreVersion(edited: Edited, random: Random): Promise<void> {
  const { entity, id } = edited;
  const { history } = site.services;
  const versions = await history.list(entity, id);
  if (versions.length === 0) return;
  const { version } = random.pick(versions);
  markAfter(edited, asState(await history.restore(entity, id, { version, terms })));
}

async function deleteAndUndo(edited: Edited): Promise<void> {
  const { entity, id } = edited;
  if (entity === 'company') return;
  await writesOf(edited).remove(id, terms);
  await site.services.trash.restore(entity, id, terms);
}

const readTexts = ({ entity, id }: Edited): Promise<TextPairs> => site.services.translations.getTexts(entity, id);

async function confirmOne(edited: Edited, random: Random): Promise<void> {
  const { entity, id, marks } = edited;
  if (marks.size === 0) return;
  const field = random.pick([...marks.keys()]);
  const { fields } = await readTexts(edited);
  const { changedAt } = required(fields.find((each) => each.field === field)?.stale);
  await site.services.translations.confirm(entity, id, { texts: [{ field, changedAt }] }, null);
  marks.delete(field);
}

async function change(edited: Edited, random: Random): Promise<void> {
  const field = random.pick(edited.fields);
  const text = () => ({ [field]: textFor(field, random) });
  const acts: (() => Promise<void>)[] = [
    () => put(edited, { english: text() }),
    () => put(edited, { english: text() }),
    () => put(edited, { arabic: text() }),
    () => put(edited, { arabic: text() }),
    () => put(edited, { english: text(), arabic: text() }),
    () => put(edited, { arabic: { [field]: lists[field] ? [] : '' } }),
    () => put(edited, { english: { [field]: spaced(edited.state[field]) } }),
    () => put(edited, { english: edited.neutral(random) }),
    () => restoreVersion(edited, random),
    () => deleteAndUndo(edited),
    () => confirmOne(edited, random),
  ];
  await random.pick(acts)();
}

const asState = (record: object): State => record as State;

async function givenRecords(random: Random): Promise<Edited[]> {
  const { kinds, company } = site.services;
  const started = (state: object) => ({ state: asState(state), marks: new Map() as Marks, was: new Map() });
  const place = () => ({ position: 1 + random.below(3) });
  const day = () => ({ closesOn: random.pick(['2999-01-01', '2999-01-02', null]) });
  const faq = { group: 'Orders', question: 'Q', answer: 'A' };
  const questions = [
    await kinds.faq.writes.create({ fields: faq, files: {} }, terms),
    await kinds.faq.writes.create({ fields: faq, files: {} }, terms),
  ];
  const post = { title: 'Weaver', description: 'Weaves' };
  const opening = await kinds.opening.writes.create({ fields: post, files: {} }, terms);
  const product = await givenProduct(site);
  return [
    ...questions.map((made) => ({
      ...{ entity: 'faq' as const, id: made._id, fields: ['group', 'question', 'answer'] },
      ...{ neutral: place, ...started(made) },
    })),
    {
      ...{ entity: 'opening', id: opening._id, fields: ['title', 'description', 'location', 'requirements'] },
      ...{ neutral: day, ...started(opening) },
    },
    {
      ...{ entity: 'product', id: product._id, fields: ['name', 'industry', 'description', 'specifications'] },
      ...{ neutral: () => ({}), ...started(product) },
    },
    {
      ...{ entity: 'company', id: 'company', fields: ['tagline', 'story', 'openingHours'] },
      neutral: () => ({ copyrightYear: 2000 + random.below(9) }),
      ...started(await company.getCompany()),
    },
  ];
}

test(`after ${edits.toLocaleString('en')} random edits exactly the texts that are behind are marked`, async () => {
  const random = seededRandom(16);
  const records = await givenRecords(random);
  let seen = 0;
  for (let count = 1; count <= edits; count++) {
    await change(random.pick(records), random);
    if (count % 100 !== 0) continue;
    for (const edited of records) {
      const { fields } = await readTexts(edited);
      const marked = fields.flatMap(({ field, stale }) =>
        stale && edited.fields.includes(field) ? [[field, stale.language]] : [],
      );
      expect([edited.entity, count, Object.fromEntries(marked)]).toEqual([
        edited.entity,
        count,
        Object.fromEntries(edited.marks),
      ]);
      seen += marked.length;
    }
  }
  expect(seen).toBeGreaterThan(20);
});
