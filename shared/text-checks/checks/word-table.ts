import type { CheckFinding } from '../text-check.ts';
import { exchanged } from './surplus.ts';

/** What a word names, and the kind of thing it is one of: `{ kind: 'length', name: 'mm' }`. */
export type NamedThing = { kind: string; name: string };

/** Reads lines of `kind name: English words; Arabic words`, normalised, into what each word names. */
export function readWordTable(lines: string): ReadonlyMap<string, NamedThing> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [head = '', words = ''] = line.split(': ');
        const [kind = '', name = ''] = head.split(' ');
        return words
          .split(/;? /)
          .flatMap(withAccusative)
          .map((word) => [word, { kind, name }] as const);
      }),
  );
}

/** An Arabic word also as it stands after a verb or a number: لفات, لفة, شهرا. */
const withAccusative = (word: string): string[] =>
  /^[\u0621-\u064a]{2,}[^اه_]$/.test(word) ? [word, `${word}ا`] : [word];

/** Things that the texts name in place of another of their kind: an inch and a centimetre, Asia and Europe. */
export function exchangedThings(en: readonly NamedThing[], ar: readonly NamedThing[]): Omit<CheckFinding, 'check'>[] {
  const kinds = new Set(en.map(({ kind }) => kind));
  return [...kinds].flatMap((wanted) => {
    const namesOfKind = (all: readonly NamedThing[]) =>
      all.flatMap(({ kind, name }) => (kind === wanted ? [name] : []));
    const other = exchanged(namesOfKind(en), namesOfKind(ar));
    return other ? [{ language: 'ar' as const, found: other.ar, wanted: other.en }] : [];
  });
}
