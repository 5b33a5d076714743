import { checkTexts } from '#shared/text-checks/check-texts.ts';
import { exchangedFindings } from '#shared/text-checks/exchanged-texts.ts';
import type { RecordText } from '#shared/text-checks/record-texts.ts';
import { twoTranslations } from '#shared/text-checks/two-translations.ts';
import { pick, type Random, randomFrom } from './defect-kit.ts';
import { agreedTerms, type PlantedRow } from './planted.ts';
import { contentRecords } from './shipped-texts.ts';

type Plant = (texts: readonly RecordText[], random: Random) => RecordText[] | undefined;

const ofEachKind = 12;
const mostTries = 2_000;
const seed = 20261127;

/** Exchanges the Arabic of two texts of a record. */
function exchange(texts: readonly RecordText[], one?: RecordText, other?: RecordText): RecordText[] | undefined {
  if (!one || !other || one === other || one.ar === other.ar) return undefined;
  return texts.map((text) => {
    if (text === one) return { ...text, ar: other.ar };
    return text === other ? { ...text, ar: one.ar } : text;
  });
}

/** Two entries of a list of the record, chosen by a part of their field. */
const entriesOf =
  (field: RegExp): Plant =>
  (texts, random) => {
    const entries = texts.filter((text) => field.test(text.field));
    const one = pick(entries, random);
    const list = one?.field.replace(/\.\d+/, '.*');
    return exchange(
      texts,
      one,
      pick(
        entries.filter((text) => text.field.replace(/\.\d+/, '.*') === list),
        random,
      ),
    );
  };

const entry = /^- .*$/gm;

/** Two entries of a list in Markdown. */
const markdownEntries: Plant = (texts, random) => {
  const text = pick(
    texts.filter(({ ar, place }) => place.isMarkdown && (ar.match(entry)?.length ?? 0) > 1),
    random,
  );
  const [one, other] = [pick(text?.ar.match(entry) ?? [], random), pick(text?.ar.match(entry) ?? [], random)];
  if (!text || !one || !other || one === other) return undefined;
  const ar = text.ar.replace(entry, (line) => (line === one ? other : line === other ? one : line));
  return texts.map((each) => (each === text ? { ...text, ar } : each));
};

const named = (texts: readonly RecordText[], field: string) => texts.find((text) => text.field === field);

const plants: Readonly<Record<string, Plant>> = {
  'exchanged specifications': entriesOf(/^specifications\.\d+\.value$/),
  'exchanged names of specifications': entriesOf(/^specifications\.\d+\.name$/),
  'exchanged entries': entriesOf(/^(?:tags|deliverables|requirements|documents|terms|values|timeline)\.\d+/),
  'exchanged entries of Markdown': markdownEntries,
  'title and client': (texts) => exchange(texts, named(texts, 'title'), named(texts, 'client')),
  'the client as the title': (texts) => {
    const client = named(texts, 'client');
    return client && texts.map((text) => (text.field === 'title' ? { ...text, ar: client.ar } : text));
  },
  'title and summary': (texts) => exchange(texts, named(texts, 'title'), named(texts, 'summary')),
};

/** The same text elsewhere, whose translation tells the odd one. */
const findingsOf = (texts: readonly RecordText[], others: readonly RecordText[]): Set<string> =>
  new Set([
    ...twoTranslations([...others, ...texts])
      .filter(({ pair }) => texts.includes(pair))
      .map(({ pair }) => `${pair.field} two_translations ${pair.ar}`),
    ...exchangedFindings(texts).map(({ field, finding }) => `${field} ${finding.check} ${finding.found}`),
    ...texts.flatMap((text) =>
      checkTexts(text, agreedTerms).map(
        (finding) => `${text.field} ${finding.check} ${finding.found} ${finding.wanted}`,
      ),
    ),
  ]);

/** Plants each kind in shipped records, always the same ones, and counts what the checks of a record find. */
export function measurePlantedInRecords(): PlantedRow[] {
  const records = contentRecords();
  return Object.entries(plants).map(([name, plant], place) => {
    const random = randomFrom(seed + place);
    const row: PlantedRow = { name, planted: 0, found: 0, missed: [] };
    const done = new Set<string>();
    for (let tries = 0; tries < mostTries && row.planted < ofEachKind; tries++) {
      const record = pick(records, random);
      const changed = record && plant(record.texts, random);
      const key = record && changed ? `${record.at} ${JSON.stringify(changed.map(({ ar }) => ar))}` : '';
      if (!record || !changed || done.has(key)) continue;
      done.add(key);
      row.planted += 1;
      const others = records.flatMap((each) => (each === record ? [] : each.texts));
      const known = findingsOf(record.texts, others);
      if ([...findingsOf(changed, others)].some((finding) => !known.has(finding))) row.found += 1;
      else row.missed.push(missedIn(record, changed));
    }
    return row;
  });
}

function missedIn({ at, texts }: { at: string; texts: readonly RecordText[] }, changed: readonly RecordText[]): string {
  const differing = changed.filter(({ ar }, i) => ar !== texts[i]?.ar);
  return `${at}: ${differing.map(({ field, en, ar }) => `${field} ${en.slice(0, 80)} | ${ar.slice(0, 80)}`).join(' / ')}`;
}
