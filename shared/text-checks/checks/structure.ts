import { countEmphasis } from '../../markdown/emphasis.ts';
import { withPlainLineMarks } from '../../markdown/line-marks.ts';
import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';

type Compared = Omit<CheckFinding, 'check'>[];

/** The lines of a Markdown text outside its code blocks. */
function splitLines({ text }: ReadText): string[] {
  let isCode = false;
  return withPlainLineMarks(text)
    .split('\n')
    .filter((line) => {
      const isFence = line.startsWith('```');
      if (isFence) isCode = !isCode;
      return !isCode && !isFence;
    });
}

const heading = /^(#{1,6})[ \t]+\S/;
const bullet = /^[ \t]{0,12}[-*][ \t]+\S/;
const numbered = /^[ \t]{0,12}\d{1,9}[.)][ \t]+\S/;
const tableRow = /^\s{0,3}\|/;

/** Says how many there are on both sides, when that differs. */
function counted(en: number, ar: number): Compared {
  return en === ar ? [] : [{ language: 'ar', found: `${ar}`, wanted: `${en}` }];
}

const count = (text: ReadText, pattern: RegExp): number => splitLines(text).filter((line) => pattern.test(line)).length;

/** Headings of other levels, more or fewer. */
export function headingFindings(english: ReadText, arabic: ReadText): Compared {
  const [en, ar] = [levelsOf(english), levelsOf(arabic)];
  return en === ar ? [] : [{ language: 'ar', found: ar, wanted: en }];
}

const levelsOf = (text: ReadText): string =>
  splitLines(text)
    .flatMap((line) => heading.exec(line)?.[1] ?? [])
    .join(' ');

/** More or fewer entries of bulleted or numbered lists. */
export const listFindings = (english: ReadText, arabic: ReadText): Compared => [
  ...counted(count(english, bullet), count(arabic, bullet)),
  ...counted(count(english, numbered), count(arabic, numbered)),
];

/** Tables with more or fewer rows or cells. */
export function tableFindings(english: ReadText, arabic: ReadText): Compared {
  const cells = (text: ReadText) =>
    splitLines(text)
      .filter((line) => tableRow.test(line))
      .map((line) => line.split('|').length - 2)
      .join(' ');
  const [en, ar] = [cells(english), cells(arabic)];
  return en === ar ? [] : [{ language: 'ar', found: ar, wanted: en }];
}

const code = /(?<!\d)`[^`\n]{1,300}`/g;
const emphasisCounts: readonly ((lines: string) => number)[] = [
  (lines) => countEmphasis(lines, 'strong'),
  (lines) => countEmphasis(lines, 'em'),
  (lines) => lines.match(code)?.length ?? 0,
];

/** More or fewer bold, slanted or code parts, as an article shows them. */
export function emphasisFindings(english: ReadText, arabic: ReadText): Compared {
  const [en, ar] = [splitLines(english).join('\n'), splitLines(arabic).join('\n')];
  return emphasisCounts.flatMap((countIn) => counted(countIn(en), countIn(ar)));
}

/** More or fewer paragraphs, where both texts have several lines. */
export function paragraphFindings(english: ReadText, arabic: ReadText): Compared {
  const paragraphs = ({ text }: ReadText) => text.split('\n\n').filter((part) => part.trim() !== '').length;
  return counted(paragraphs(english), paragraphs(arabic));
}
