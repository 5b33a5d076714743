import type { ReadText } from '../read-text.ts';
import type { Finding } from '../text-check.ts';

type Compared = Omit<Finding, 'check'>[];

/** The lines of a Markdown text outside its code blocks. */
function linesOf({ text }: ReadText): string[] {
  let isCode = false;
  return text.split('\n').filter((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return !isCode && !isFence;
  });
}

const heading = /^(#{1,6})[ \t]+\S/;
const bullet = /^[ \t]{0,12}[-*+][ \t]+\S/;
const numbered = /^[ \t]{0,12}[\d٠-٩]{1,3}[.)][ \t]+\S/;
const tableRow = /^\s{0,3}\|/;

/** Says how many there are on both sides, when that differs. */
function counted(en: number, ar: number): Compared {
  return en === ar ? [] : [{ language: 'ar', found: `${ar}`, wanted: `${en}` }];
}

const count = (text: ReadText, pattern: RegExp): number => linesOf(text).filter((line) => pattern.test(line)).length;

/** Headings of other levels, more or fewer. */
export function headingFindings(english: ReadText, arabic: ReadText): Compared {
  const [en, ar] = [levelsOf(english), levelsOf(arabic)];
  return en === ar ? [] : [{ language: 'ar', found: ar, wanted: en }];
}

const levelsOf = (text: ReadText): string =>
  linesOf(text)
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
    linesOf(text)
      .filter((line) => tableRow.test(line))
      .map((line) => line.split('|').length - 2)
      .join(' ');
  const [en, ar] = [cells(english), cells(arabic)];
  return en === ar ? [] : [{ language: 'ar', found: ar, wanted: en }];
}

const strong = /\*\*(?=[^\s*])[^*\n]{1,300}\*\*/g;
const slanted = /(?<![*\w])\*(?=[^\s*])[^*\n]{1,300}\*(?![*\w])/g;
const code = /`[^`\n]{1,300}`/g;

/** More or fewer bold, slanted or code parts. */
export function emphasisFindings(english: ReadText, arabic: ReadText): Compared {
  return [strong, slanted, code].flatMap((pattern) => {
    const [en, ar] = [english, arabic].map((text) => linesOf(text).join('\n').match(pattern)?.length ?? 0);
    return counted(en ?? 0, ar ?? 0);
  });
}

/** More or fewer paragraphs, where both texts have several lines. */
export function paragraphFindings(english: ReadText, arabic: ReadText): Compared {
  const paragraphs = ({ text }: ReadText) => text.split('\n\n').filter((part) => part.trim() !== '').length;
  return counted(paragraphs(english), paragraphs(arabic));
}
