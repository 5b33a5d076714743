import { type Defect, inArabic, inEither, inEnglish, pick, type Random } from './defect-kit.ts';

type Swap = Readonly<Record<string, string>>;

/** Puts the word of a table where another of them stands, in either language. */
function exchanging(swaps: Swap): Defect['plant'] {
  const arabic = Object.keys(swaps).filter((word) => /\p{Script=Arabic}/u.test(word));
  const latin = Object.keys(swaps).filter((word) => !arabic.includes(word));
  const pattern = (words: string[]) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
  const plants = [
    ...(arabic.length > 0 ? [inArabic(pattern(arabic), (found) => swaps[found] ?? found)] : []),
    ...(latin.length > 0 ? [inEnglish(pattern(latin), (found) => swaps[found] ?? found)] : []),
  ];
  return (text, random, terms) => pick(plants, random)?.(text, random, terms);
}

const sentences = /[^.!?؟]{25,}[.!?؟]$/g;

/** The text without the last sentence of its last paragraph, in either language. */
const withoutLast: Defect['plant'] = ({ en, ar }, random) => {
  const isArabic = random() < 0.7;
  const text = isArabic ? ar : en;
  const cut = text.replace(sentences, '').trimEnd();
  if (cut === text || !/[.!?؟]$/.test(cut) || en.split('\n').length !== ar.split('\n').length) return undefined;
  return isArabic ? { en, ar: cut } : { en: cut, ar };
};

/** The text up to somewhere in its last sentence, with a full stop. */
const brokenOff: Defect['plant'] = ({ en, ar }) => {
  const cut = ar.replace(/\s\S+\s\S+\.$/, '');
  return cut === ar || en.length < 60 ? undefined : { en, ar: cut };
};

const otherMonths: Swap = {
  ...{ شباط: 'آذار', آذار: 'أيار', نيسان: 'تموز', أيار: 'حزيران', حزيران: 'أيلول', تموز: 'آب', أيلول: 'نيسان' },
  ...{
    January: 'May',
    February: 'March',
    March: 'May',
    April: 'June',
    May: 'July',
    June: 'April',
    September: 'October',
  },
};

/** Kinds that other hands planted and earlier checks missed. */
export const furtherDefects: readonly Defect[] = [
  {
    name: 'dual for a number',
    plant: exchanging({
      ...{ 'ثلاثة أيام': 'يومين', 'ثلاث طبقات': 'طبقتين', 'ثلاث مرات': 'مرتين', 'أربعة أسابيع': 'أسبوعين' },
      ...{ 'أربع عُرى': 'عروتان', 'ثلاثة ألوان': 'لونين', 'ثلاثة أسابيع': 'أسبوعين', 'ثلاثة أكياس': 'كيسين' },
    }),
  },
  {
    name: 'number for a dual',
    plant: exchanging({
      ...{ يومين: 'ثلاثة أيام', أسبوعين: 'ثلاثة أسابيع', 'يومَي عمل': 'أربعة أيام عمل', طبقتين: 'ثلاث طبقات' },
      ...{ مرتين: 'ثلاث مرات', ساعتين: 'خمس ساعات', شهرين: 'خمسة أشهر', صفّين: 'ثلاثة صفوف', لونين: 'أربعة ألوان' },
      ...{ سنتين: 'أربع سنوات', عامين: 'أربعة أعوام', 'two working days': 'four working days' },
      ...{ 'two weeks': 'six weeks', 'two years': 'seven years', 'two days': 'nine days' },
    }),
  },
  { name: 'inch for centimetre', plant: exchanging({ البوصة: 'السنتيمتر', 'per inch': 'per centimetre', بوصة: 'سم' }) },
  {
    name: 'kilobyte for megabyte',
    plant: exchanging({ MB: 'KB', ميغابايت: 'كيلوبايت' }),
  },
  {
    name: 'hours for days',
    plant: exchanging({
      ...{ أيام: 'ساعات', يومًا: 'ساعة', يوم: 'ساعة', يومين: 'ساعتين', أسابيع: 'أشهر', أسبوعين: 'شهرين', شهر: 'أسبوع' },
      ...{ ساعات: 'دقائق', سنوات: 'أشهر', 'working days': 'working hours', hours: 'minutes', weeks: 'months' },
      ...{ months: 'weeks', years: 'months', 'a day': 'an hour', 'a week': 'a month', 'a month': 'a week' },
    }),
  },
  {
    name: 'thousand for million',
    plant: exchanging({ مليون: 'ألف', ملايين: 'آلاف', million: 'thousand', thousand: 'million', ألف: 'مليون' }),
  },
  {
    name: 'polymer',
    plant: exchanging({
      ...{ BOPP: 'BOPET', LDPE: 'HDPE', LLDPE: 'HDPE', PE: 'PP', PCR: 'PIR', polyethylene: 'polypropylene' },
      ...{ polypropylene: 'polyethylene', 'بولي إيثيلين': 'بولي بروبيلين', 'بولي بروبيلين': 'بولي إيثيلين' },
    }),
  },
  {
    name: 'Persian letter',
    plant: inArabic(/[يك](?=[\u0621-\u064a])/g, (found) => (found === 'ي' ? 'ی' : 'ک')),
  },
  {
    name: 'hamza that is not there',
    plant: inArabic(/(?<![\u0621-\u064a])(?:ال)?ا(?:ست[\u0628-\u064a]{3,}|ختبار|عتماد|رتفاع|نخفاض|ختيار)/g, (found) =>
      found.replace(/^(ال)?ا/, '$1إ'),
    ),
  },
  {
    name: 'lost hamza',
    plant: inArabic(/(?<![\u0621-\u064a])(?:ال)?(?:إنتاج|إضافة|إسمنت|إلى|أكياس|إعادة)(?![\u0621-\u064a])/g, (found) =>
      found.replace(/[أإ]/, 'ا'),
    ),
  },
  {
    name: 'agreed spelling',
    plant: exchanging({
      ...{ سجلّ: 'سجل', السجلّ: 'السجل', خطّ: 'خط', التحكّم: 'التحكم', كغ: 'كجم', مم: 'ملم', السدى: 'السداة' },
      ...{
        colour: 'color',
        colours: 'colors',
        fibre: 'fiber',
        forklift: 'fork-lift',
        metre: 'meter',
        metres: 'meters',
      },
      ...{ fabric: 'cloth', truck: 'lorry', µm: 'micron', drawstring: 'draw cord', tonnes: 'tons' },
    }),
  },
  {
    name: 'another of its kind',
    plant: exchanging({
      ...{ أبيض: 'أسود', بيضاء: 'حمراء', الزرقاء: 'الخضراء', أزرق: 'بني', أخضر: 'أحمر', white: 'grey', green: 'red' },
      ...{ أوروبا: 'آسيا', أفريقيا: 'أوروبا', العراق: 'لبنان', السعودية: 'مصر', Iraq: 'Syria', Europe: 'Asia' },
      ...{ غرب: 'جنوب', شرق: 'شمال', بحرًا: 'برًّا', الشاحنة: 'القطار', فولاذية: 'خشبية', steel: 'glass' },
      ...{
        الساخن: 'البارد',
        الفلكسو: 'الأوفست',
        نصف: 'ربع',
        ثلث: 'نصف',
        السكر: 'الملح',
        الإسمنت: 'الرمل',
        rice: 'salt',
      },
    }),
  },
  {
    name: 'number of the other gender',
    plant: exchanging({
      ...{ 'ثلاثة أيام': 'ثلاث أيام', 'ثلاث طبقات': 'ثلاثة طبقات', 'خمس مرات': 'خمسة مرات', 'ستة أسابيع': 'ست أسابيع' },
      ...{ 'أربع ساعات': 'أربعة ساعات', 'ثلاثة أسابيع': 'ثلاث أسابيع', 'خمسة أعوام': 'خمس أعوام' },
      ...{ 'ثلاث سنوات': 'ثلاثة سنوات', 'عشرة أيام': 'عشر أيام', 'أربعة أسابيع': 'أربع أسابيع' },
    }),
  },
  { name: 'other month', plant: exchanging(otherMonths) },
  { name: 'lost last sentence', plant: withoutLast },
  { name: 'broken off', plant: brokenOff },
  {
    name: 'number in English',
    plant: inEnglish(/(?<![\d.,:A-Za-z/-])\d\d(?![\d.,:/-])/g, (found) =>
      found.split('').toReversed().join('') === found ? `${found}0` : found.split('').toReversed().join(''),
    ),
  },
  { name: 'decimal', plant: inEither(/(?<=\d)\.(?=\d)/g, () => '') },
  {
    name: 'percentage',
    plant: inEither(/\d+(?=%)/g, (found: string, random: Random) => `${Number(found) + 1 + Math.floor(random() * 9)}`),
  },
];
