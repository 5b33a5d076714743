import { foldForSearch } from '#shared/search/search-words.ts';
import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { exchanged } from './surplus.ts';

/** Polymers and films by their codes, and their names in both languages, normalised. */
const names: readonly (readonly [code: string, words: RegExp])[] = [
  ['BOPP', /(?<![a-z])bopp(?![a-z])/g],
  ['BOPET', /(?<![a-z])bopet(?![a-z])/g],
  ['CPP', /(?<![a-z])cpp(?![a-z])/g],
  ['LLDPE', /(?<![a-z])lldpe(?![a-z])/g],
  ['LDPE', /(?<![a-z])ldpe(?![a-z])/g],
  ['HDPE', /(?<![a-z])hdpe(?![a-z])/g],
  ['PP', /(?<![a-z])(?:pp(?![a-z])|polypropylene)|بولي ?بروب[ي]?لين/g],
  ['PE', /(?<![a-z])(?:pe(?![a-z])|polyethylene|polythene)|بولي ?ا?[يا]ث[ي]?لين/g],
  ['PVC', /(?<![a-z])pvc(?![a-z])/g],
  ['PET', /(?<![a-z])(?:pet(?![a-z])|polyester)|بوليستر/g],
  ['PA', /(?<![a-z])(?:pa(?![a-z])|polyamide|nylon)|نايلون|بولي ?اميد/g],
  ['PS', /(?<![a-z])(?:ps(?![a-z])|polystyrene)|بوليسترين|بولي ?ستايرين/g],
  ['PCR', /(?<![a-z])pcr(?![a-z])/g],
  ['PIR', /(?<![a-z])pir(?![a-z])/g],
];

function findPolymers({ text }: ReadText): string[] {
  const folded = foldForSearch(text);
  return names.flatMap(([code, words]) => Array.from(folded.matchAll(words), () => code));
}

/** Either language may name polyethylene without its density. */
const isSamePolymer = (one: string, other: string): boolean =>
  (one === 'PE' || other === 'PE') && one.endsWith('PE') && other.endsWith('PE');

/** Polymers that the texts name in place of each other: LDPE and HDPE, PP and بولي إيثيلين. */
export function polymerFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const [en, ar] = [findPolymers(english), findPolymers(arabic)];
  const other = exchanged(en, ar);
  return other && !isSamePolymer(other.en, other.ar) ? [{ language: 'ar', found: other.ar, wanted: other.en }] : [];
}
