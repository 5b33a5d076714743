import { toWesternDigits } from '../text/western-digits.ts';

const wordsForNone = new Set(
  '0 none no without - n/a nil keine ohne sans aucun non بدون بلا لا لا_يوجد لايوجد'.split(' '),
);

/** Whether a depth is said not to be there: a sack without a gusset. */
export const isSaidNone = (typed: string): boolean =>
  wordsForNone.has(
    toWesternDigits(typed)
      .trim()
      .toLowerCase()
      .replace(/ ?(?:cm|mm|سم)$/, '')
      .replace(' ', '_'),
  );
