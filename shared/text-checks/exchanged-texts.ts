import { cutText } from '../text/cut-between-signs.ts';
import { likeness, readFeatures } from './features.ts';
import type { RecordText } from './record-texts.ts';
import { type CheckedPair, type CheckFinding, longestExcerpt } from './text-check.ts';

type Place = CheckedPair & { field: string };

const read = (text: CheckedPair) => ({ features: readFeatures(text) });

/** More entries are compared with their neighbours only. */
const mostCompared = 60;
/** How much more two texts must have in common crosswise than as they stand. */
const clearly = 0.35;
/** Above this a text has enough in common with its own translation. */
const fitting = 0.5;

const withoutShared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [one.difference(other), other.difference(one)] as const;

/**
 * Two texts of a list whose Arabic seems to have changed places: each English has something in common with the other's
 * Arabic, and nearly nothing with its own.
 */
function exchangedAmong<Text extends Place>(texts: readonly Text[]): [Text, Text] | undefined {
  const places = texts.slice(0, mostCompared).map((text) => ({ text, ...read(text) }));
  for (const [i, one] of places.entries())
    for (const other of places.slice(i + 1)) {
      if (one.text.en === other.text.en || one.text.ar === other.text.ar) continue;
      // What both have tells nothing.
      const [oneEn, otherEn] = withoutShared(one.features.en, other.features.en);
      const [oneAr, otherAr] = withoutShared(one.features.ar, other.features.ar);
      const own = Math.max(likeness(oneEn, oneAr), likeness(otherEn, otherAr));
      if (own > fitting) continue;
      const crossed = Math.min(likeness(oneEn, otherAr), likeness(otherEn, oneAr));
      if (crossed >= fitting && crossed - own >= clearly) return [one.text, other.text];
    }
  return undefined;
}

/** The list that a field is an entry of, with the part of it: `specifications.*.value`; other fields are one list. */
const nameList = (field: string): string => field.replace(/\.\d+/, '.*');

const entry = /^[ \t]{0,12}(?:[-*+]|\d{1,3}[.)])[ \t]+(.{1,600})$/gm;

/** The entries of the lists in Markdown, where both languages have as many. */
function listEntries({ field, en, ar, place }: RecordText): Place[] {
  if (!place.isMarkdown) return [];
  const [english, arabic] = [en, ar].map((text) => Array.from(text.matchAll(entry), ([, words = '']) => words));
  if (!english || !arabic || english.length !== arabic.length) return [];
  return english.map((words, at) => ({ field, en: words, ar: arabic[at] ?? '' }));
}

/** A finding with the field it is in. */
type FieldFinding = { field: string; finding: CheckFinding };

const toFinding = ([one, other]: [Place, Place]): FieldFinding => ({
  field: other.field,
  finding: {
    check: 'exchanged_texts',
    language: 'ar',
    found: cutText(other.ar, longestExcerpt),
    wanted: cutText(one.ar, longestExcerpt),
  },
});

// Longer texts have too much in common with others.
const longestCompared = 200;

/** From so many characters on, two texts that say different things are not the same in Arabic by chance. */
const shortestSame = 12;

/** A short field with the Arabic of another, whose English says something else: the client's name as the title. */
function repeatedFindings(short: readonly RecordText[]): FieldFinding[] {
  const fields = short.filter(({ field, ar }) => !field.includes('.') && ar.length >= shortestSame);
  return [...Map.groupBy(fields, ({ ar }) => ar).values()].flatMap((same): FieldFinding[] => {
    const [best, ...others] = same
      .map((text) => ({ ...text, ...readFeatures(text) }))
      .toSorted((one, other) => countCommon(other.en, other.ar) - countCommon(one.en, one.ar));
    const strange = others.find(
      ({ en }) => best && countCommon(en, best.en) < fitting * Math.max(en.size, best.en.size),
    );
    return strange
      ? [
          {
            field: strange.field,
            finding: {
              check: 'exchanged_texts',
              language: 'ar',
              found: cutText(same[0]?.ar ?? '', longestExcerpt),
              wanted: '',
            },
          },
        ]
      : [];
  });
}

const countCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => one.intersection(other).size;

/** Texts of a record that seem exchanged in Arabic: entries of a list, of Markdown too, and short fields such as title and client. */
export function exchangedFindings(texts: readonly RecordText[]): FieldFinding[] {
  const short = texts.filter(
    ({ en, ar }) => en !== '' && ar !== '' && Math.max(en.length, ar.length) <= longestCompared,
  );
  const lists = Map.groupBy(short, ({ field }) => (field.includes('.') ? nameList(field) : ''));
  const among: readonly (readonly Place[])[] = [...lists.values(), ...texts.map(listEntries)];
  const exchanged = among.flatMap((list) => {
    const found = exchangedAmong(list);
    return found ? [toFinding(found)] : [];
  });
  return exchanged.length > 0 ? exchanged : repeatedFindings(short);
}
