import type { CheckedPair, CheckedTerm, CheckedText } from '#shared/text-checks/text-check.ts';
import { type Defect, inArabic, inEither, inEnglish, pick, type Random } from './defect-kit.ts';
import { furtherDefects } from './further-defects.ts';

/** Another number: a digit more, less, or changed. */
function otherNumber(found: string, random: Random): string {
  const digits = found.replaceAll(',', '');
  const others = [
    `${digits}0`,
    digits.length > 1 ? digits.slice(0, -1) : `${Number(digits) + 3}`,
    `${Number(digits) + 7}`,
  ];
  const other = pick(others, random) ?? '77';
  return other === digits ? `${Number(digits) + 9}` : other;
}

const otherUnits: Record<string, string> = {
  كغ: 'غ',
  سم: 'ملم',
  طن: 'كغ',
  ميكرونًا: 'ملم',
  ميكرون: 'ملم',
  ساعة: 'يومًا',
  يومًا: 'ساعة',
  شهرًا: 'يومًا',
  دنيرًا: 'غ',
  kg: 'g',
  cm: 'mm',
  micron: 'mm',
  hours: 'days',
  days: 'hours',
  months: 'days',
  tonnes: 'kg',
  denier: 'cm',
};
const unitPattern =
  /(?<=\d[ \u00a0])(?:كغ|سم|طن|ميكرونًا|ميكرون|ساعة|يومًا|شهرًا|دنيرًا|kg|cm|micron|hours|days|months|tonnes|denier)(?![\p{L}\p{M}])/gu;

/** Every kind of defect. */
export const defects: readonly Defect[] = [
  { name: 'number', plant: inEither(/(?<![\d.,:A-Za-z/-])[1-9][\d,]*\d(?![\d.,:/-]|\.\d)/g, otherNumber) },
  {
    name: 'short number',
    plant: inEither(/(?<![\d.,:A-Za-z/-])[4-9](?![\d.,:/-])/g, (found) => `${Number(found) + 13}`),
  },
  {
    name: 'number word',
    plant: inEither(
      /ثلاثة أيام|أربعة أسابيع|خمس سنوات|عشرة أكياس|\b(?:three|four|five|six|seven|eight|ten|twelve|twenty)\b/g,
      (found) => otherWords[found] ?? 'forty',
    ),
  },
  { name: 'unit', plant: inEither(unitPattern, (found) => otherUnits[found] ?? 'g') },
  {
    name: 'Arabic-Indic digits',
    plant: inArabic(/\d{2,}/g, (found) => found.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))),
  },
  {
    name: 'code',
    plant: inEither(/(?<=ISO |IEC |EN )\d[\d-]*\d|UV-B/g, (found) =>
      found === 'UV-B' ? 'UV-A' : `${found.slice(0, -1)}${(Number(found.at(-1)) + 3) % 10}`,
    ),
  },
  { name: 'letters of a code', plant: inArabic(/BOPP|LDPE|FIBC|ISO/g, (found) => `${found.slice(0, -1)}X`) },
  { name: 'link', prepare: withContacts, plant: inEither(/(?<=\]\()\/products/g, () => '/projects') },
  { name: 'mail address', prepare: withContacts, plant: inEither(/sales@/g, () => 'sale@') },
  { name: 'placeholder', plant: inArabic(/\{\w+\}/g, (found) => `{${found.slice(1, 3)}x}`) },
  { name: 'lost placeholder', plant: inArabic(/\{\w+\}/g, () => '') },
  {
    name: 'phone',
    prepare: withContacts,
    plant: inEither(/(?<=\+962 6 500 )\d/g, (found) => `${(Number(found) + 1) % 10}`),
  },
  {
    name: 'month',
    plant: inEither(/شباط|آذار|نيسان|حزيران|تموز|أيلول|January|February|April|June|July|September|October/g, (found) =>
      /[A-Z]/.test(found) ? 'August' : 'آب',
    ),
  },
  {
    name: 'heading',
    plant: ({ en, ar, place }, random) =>
      place.isMarkdown ? inArabic(/^## /gm, () => '### ')({ en, ar, place }, random, []) : undefined,
  },
  {
    name: 'lost heading',
    plant: ({ en, ar, place }, random) =>
      place.isMarkdown ? inArabic(/^## /gm, () => '')({ en, ar, place }, random, []) : undefined,
  },
  {
    name: 'list entry',
    plant: ({ en, ar, place }, random) =>
      place.isMarkdown ? inArabic(/^- .*\n/gm, () => '')({ en, ar, place }, random, []) : undefined,
  },
  {
    name: 'bold',
    plant: ({ en, ar, place }, random) =>
      place.isMarkdown
        ? inArabic(/\*\*[^*\n]+\*\*/g, (found) => found.slice(2, -2))({ en, ar, place }, random, [])
        : undefined,
  },
  {
    name: 'table row',
    plant: ({ en, ar, place }, random) =>
      place.isMarkdown ? inArabic(/^\|.*\n/gm, () => '')({ en, ar, place }, random, []) : undefined,
  },
  { name: 'lost paragraph', plant: inArabic(/\n\n[^\n]{40,}$/g, () => '') },
  {
    name: 'English left in Arabic',
    plant: inArabic(/(?<=[\u0621-\u064a] )(?:كيس|أكياس|القماش|المصنع|الكيس|الطلب)(?= [\u0621-\u064a])/g, (found) =>
      found.includes('كيس') ? 'sack' : 'factory fabric',
    ),
  },
  {
    name: 'Arabic typed into English',
    plant: inEnglish(/(?<=[a-z] )(?:bag|bags|fabric|order|with|the)(?= [a-z])/g, () => 'القماش'),
  },
  { name: 'Arabic letter in a Latin word', plant: inEnglish(/(?<=[a-z])[aeo](?=[a-z])/g, () => 'ه') },
  { name: 'end of a question', plant: inArabic(/؟$/g, () => '.') },
  { name: 'lost full stop', plant: inArabic(/\.$/g, () => '') },
  { name: 'Latin question mark', plant: inArabic(/؟/g, () => '?') },
  { name: 'Latin comma', plant: inArabic(/(?<=[\u0621-\u064a])،(?= )/g, () => ',') },
  { name: 'Latin semicolon', plant: inArabic(/(?<=[\u0621-\u064a])؛(?= )/g, () => ';') },
  { name: 'Arabic comma in English', plant: inEnglish(/(?<=[a-z]),(?= [a-z])/g, () => '،') },
  { name: 'blank before a comma', plant: inArabic(/(?<=[\u0621-\u064a])،(?= )/g, () => ' ،') },
  { name: 'doubled word', plant: inEither(/(?<=[ ^])[\p{L}\p{M}]{4,}(?= )/gu, (found) => `${found} ${found}`) },
  { name: 'doubled blank', plant: inEither(/(?<=\p{L}) (?=\p{L})/gu, () => '  ') },
  { name: 'outer blank', plant: inEither(/$/g, () => ' ') },
  { name: 'kashida', plant: inArabic(/(?<=[بتنسمكعقفلهي])(?=[\u0627-\u064a])/g, () => 'ـ') },
  { name: 'zero-width character', plant: inEither(/(?<=\p{L})(?=\p{L})/gu, () => '\u200b') },
  { name: 'direction override', plant: inEither(/(?<=\p{L}) (?=\p{L})/gu, () => ' \u202e') },
  { name: 'lost bracket', plant: inEither(/\)/g, () => '') },
  { name: 'lost quotation mark', plant: inEither(/[»”]/g, () => '') },
  {
    name: 'left in English',
    plant: ({ en, ar }) => (/[a-z]{4,} [a-z]{3,}/.test(en) && en !== ar ? { en, ar: en } : undefined),
  },
  { name: 'missing Arabic', plant: ({ en }) => ({ en, ar: '' }) },
  {
    name: 'half of the text',
    plant: ({ en, ar, place }) =>
      place.isMarkdown || en.length < 120 ? undefined : { en, ar: ar.slice(0, ar.length / 3) },
  },
  { name: 'forbidden variant', plant: forbiddenVariant },
  ...furtherDefects,
];

const otherWords: Record<string, string> = {
  'ثلاثة أيام': 'سبعة أيام',
  'أربعة أسابيع': 'تسعة أسابيع',
  'خمس سنوات': 'تسع سنوات',
  'عشرة أكياس': 'أربعون كيسًا',
};

/** No shipped text in both languages has a link or an address. */
function withContacts({ en, ar, place }: CheckedText): CheckedText {
  const contacts = '(/products), +962 6 500 0100, sales@example.com';
  return { en: `${en}\n\n[Products]${contacts}`, ar: `${ar}\n\n[المنتجات]${contacts.replaceAll(',', '،')}`, place };
}

/** Puts a variant where the agreed words of a concept stand. */
function forbiddenVariant(
  { en, ar }: CheckedText,
  random: Random,
  terms: readonly CheckedTerm[],
): CheckedPair | undefined {
  const fitting = terms.filter(
    ({ arabic, arabicAvoided }) => arabicAvoided.length > 0 && ` ${ar} `.includes(` ${arabic} `),
  );
  const term = pick(fitting, random);
  if (!term) return undefined;
  const variant = pick(term.arabicAvoided, random) ?? '';
  return { en, ar: ` ${ar} `.replace(` ${term.arabic} `, ` ${variant} `).slice(1, -1) };
}
