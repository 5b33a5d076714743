import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { exchanged } from './surplus.ts';

/** Days and months: English, then Arabic in the spelling of the Levant and others, normalised. */
const named = `
january: كانون الثاني, يناير
february: شباط, فبراير
march: اذار, مارس
april: نيسان, ابريل
may: ايار, مايو
june: حزيران, يونيو
july: تموز, يوليو
august: اب, اغسطس
september: ايلول, سبتمبر
october: تشرين الاول, اكتوبر
november: تشرين الثاني, نوفمبر
december: كانون الاول, ديسمبر
sunday: الاحد, يوم احد
monday: الاثنين, يوم اثنين
tuesday: الثلاثاء, يوم ثلاثاء
wednesday: الاربعاء, يوم اربعاء
thursday: الخميس, يوم خميس
friday: الجمعه, يوم جمعه
saturday: السبت, يوم سبت`;

const lines = named
  .trim()
  .split('\n')
  .map((line) => line.split(': '));
const arabicNames = new Map(
  lines.flatMap(([name = '', arabic = '']) => arabic.split(', ').map((spelling) => [spelling, name] as const)),
);
const englishNames = new Set(lines.map(([name = '']) => name));
// "May" and "March" begin sentences; beside a number and after these words they are surely months.
const ambiguous = new Set(['may', 'march']);
const beforeMonth =
  /(?:^|[^A-Za-z])(?:in|by|until|from|since|to|of|and|early|late|mid|between|before|after|every)[ -]$/;
const months = [...englishNames].filter((name) => !name.endsWith('day'));
const shortened = new Map([...months.map((name) => [name.slice(0, 3), name] as const), ['sept', 'september']]);
const englishWord = /(?<![A-Za-z])[A-Z][a-z]{2,8}(?![A-Za-z])/g;

type Days = { sure: Set<string>; possible: Set<string>; all: string[] };

function englishDays({ prose }: ReadText): Days {
  const all: string[] = [];
  const sure = new Set<string>();
  const possible = new Set<string>();
  for (const { 0: word, index } of prose.matchAll(englishWord)) {
    const written = word.toLowerCase().replace(/s$/, '');
    const name = shortened.get(written) ?? written;
    if (!englishNames.has(name)) continue;
    possible.add(name);
    all.push(name);
    const around =
      prose.slice(Math.max(0, index - 3), index) + prose.slice(index + word.length, index + word.length + 3);
    if (!ambiguous.has(name) || /\d/.test(around) || beforeMonth.test(prose.slice(Math.max(0, index - 12), index)))
      sure.add(name);
  }
  return { sure, possible, all };
}

function arabicDays({ spans }: ReadText): Days {
  const all: string[] = [];
  const sure = new Set<string>();
  for (const [i, { text }] of spans.entries()) {
    const pair = `${text} ${spans[i + 1]?.text ?? ''}`;
    const isSecondHalf = /كانون|تشرين/.test(spans[i - 1]?.text ?? '');
    const name = nameIn(pair) ?? (isSecondHalf ? undefined : nameIn(text));
    if (!name) continue;
    sure.add(name);
    all.push(name);
  }
  return { sure, possible: sure, all };
}

const nameIn = (text: string): string | undefined =>
  arabicNames.get(text) ??
  arabicNames.get(text.replace(/^[وفبلك](?=.{3})/, '')) ??
  arabicNames.get(text.replace(/^لل/, 'ال'));

/** Months and days of the week that only one text names; days and years are numbers. */
export function dateFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const en = englishDays(english);
  const ar = arabicDays(arabic);
  const missing = [...en.sure].filter((name) => !ar.possible.has(name));
  const added = [...ar.sure].filter((name) => !en.possible.has(name));
  // "May", where the other text has another month.
  if (missing.length === 0 && added.length > 0)
    missing.push(...[...en.possible].filter((name) => !ar.possible.has(name)));
  // One of several has taken the place of another.
  const other = missing.length === 0 ? exchanged(en.all, ar.all) : undefined;
  if (other) return [{ language: 'ar', found: other.ar, wanted: other.en }];
  // Alone, an Arabic month may be a word that is written alike: a father, an article.
  return missing.map((name, i) => ({ language: 'ar', found: added[i] ?? '', wanted: name }));
}
