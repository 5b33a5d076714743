import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Face = { isPreloaded: boolean; ranges: [number, number][] };

/** The faces of our family, in the order of the styles. */
function faces(): Face[] {
  const css = readFileSync('app/ui/styles/fonts.css', 'utf8');
  return [...css.matchAll(/@font-face \{[^}]*?src: url\('([^']+)'\)[^}]*?unicode-range:([^;]+);/g)].map(
    ([, source = '', ranges = '']) => ({
      isPreloaded: source.startsWith('./fonts/'),
      ranges: [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
        Number.parseInt(first, 16),
        Number.parseInt(last, 16),
      ]),
    }),
  );
}

/** The last face that has the sign, as browsers choose it. */
const faceOf = (code: number, among: Face[]) =>
  among.findLast(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));

test('no sign of the shipped texts makes a page wait for more than the preloaded fonts', () => {
  const among = faces();
  expect(among.filter(({ isPreloaded }) => isPreloaded)).toHaveLength(2);
  const files = globSync(['messages/*.json', 'content/**/*.ts'], { exclude: ['content/studio/**', '**/*.test.ts'] });
  const late = new Map<string, string>();
  for (const file of files)
    for (const sign of new Set(readFileSync(file, 'utf8')))
      if (faceOf(sign.codePointAt(0)!, among)?.isPreloaded === false) late.set(sign, file);
  expect(Object.fromEntries(late)).toEqual({});
});
