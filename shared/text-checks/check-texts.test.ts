import { describe, expect, test } from 'vitest';
import { chooseFirst } from '../../tests/support/full-run.ts';
import { processorTime } from '../../tests/support/processor-time.ts';
import { checkTexts } from './check-texts.ts';
import { type CheckedPlace, type CheckedTerm, type CheckName, isReplaceable, mended } from './text-check.ts';
import { textHash } from './text-hash.ts';
import { twoTranslations } from './two-translations.ts';

const terms: CheckedTerm[] = [
  { english: 'flour', arabic: 'دقيق', englishAvoided: [], arabicAvoided: ['طحين'] },
  { english: 'e-mail', arabic: 'بريد إلكتروني', englishAvoided: ['email'], arabicAvoided: ['إيميل'] },
  { english: 'pallet', arabic: 'طبلية', englishAvoided: [], arabicAvoided: ['منصة خشبية'] },
  { english: 'please', arabic: 'يُرجى', englishAvoided: [], arabicAvoided: ['يرجى'] },
];
const markdown: CheckedPlace = { isMarkdown: true };

const checksOf = (en: string, ar: string, place: CheckedPlace = {}) =>
  checkTexts({ en, ar, place }, terms).map(({ check }) => check);

test.each<[CheckName, string, string, CheckedPlace?]>([
  ['missing_text', 'Bag', ''],
  ['missing_text', '', 'كيس'],
  ['numbers', 'A sack for 50 kg', 'كيس سعة 5 كغ'],
  ['numbers', 'A sack for 50 kg', 'كيس سعة ٥ كغ'],
  ['numbers', '20,000 bags', '2,000 كيس'],
  ['numbers', 'From 1.2 m', 'من 1.5 م'],
  ['numbers', 'In three weeks', 'خلال سبعة أسابيع'],
  ['numbers', 'Within 12 days', 'خلال خمسة عشر يومًا'],
  ['numbers', '50 bags, then 20, then 50', '50 كيسًا، ثم 20، ثم 20'],
  ['units', 'Weighs 50 kg', 'يزن 50 غرامًا'],
  ['units', 'Weighs 50 kg', 'يزن 50'],
  ['units', '56 × 98 cm', '56 × 98 ملم'],
  ['codes', 'Tested to IEC 61340-4-4', 'مفحوص وفق IEC 61340-4-5'],
  ['codes', 'Under UV-B lamps', 'تحت مصابيح UV-A'],
  ['codes', 'A BOPP film', 'فيلم BOPX'],
  ['phone_numbers', 'Call +962 6 500 0100', 'اتصلوا على +962 6 500 0101'],
  ['dates', 'Until 31 January 2027', 'حتى 31 شباط 2027'],
  ['dates', 'From Sunday on', 'من يوم الإثنين'],
  ['links', 'See [here](/products)', 'انظروا [هنا](/projects)', markdown],
  ['links', 'Write to a@example.com', 'اكتبوا إلى b@example.com'],
  ['placeholders', '{count} records', 'السجلات {cuont}'],
  ['headings', '## Weight\n\nText', 'الوزن\n\nنص', markdown],
  ['list_items', '- one\n- two', '- واحد', markdown],
  ['emphasis', 'A **strong** bag', 'كيس متين', markdown],
  ['tables', '| a | b |\n| - | - |', '| أ |\n| - |', markdown],
  ['paragraphs', 'One.\n\nTwo.', 'فقرة واحدة.'],
  ['forbidden_term', 'Flour sack', 'كيس طحين'],
  ['forbidden_term', 'For flour', 'للطحين'],
  ['forbidden_term', 'On a pallet', 'على منصة خشبية'],
  ['forbidden_term', 'Send an email', 'أرسلوا رسالة'],
  ['forbidden_term', 'Please wait', 'يرجى الانتظار'],
  ['identical_texts', 'A sack for flour', 'A sack for flour'],
  ['latin_words', 'The new sack', 'الكيس new المتين'],
  ['arabic_words', 'The كيس', 'الكيس'],
  ['mixed_letters', 'A sаck', 'كيس'],
  ['mixed_letters', 'A sack', 'كيsس'],
  ['end_punctuation', 'Why?', 'لماذا'],
  ['end_punctuation', 'Done.', 'تم'],
  ['arabic_punctuation', 'Why?', 'لماذا?'],
  ['arabic_punctuation', 'One, two', 'واحد, اثنان'],
  ['english_punctuation', 'One، two', 'واحد، اثنان'],
  ['punctuation_spacing', 'One , two', 'واحد، اثنان'],
  ['punctuation_spacing', 'One, two', 'واحد،اثنان'],
  ['brackets', 'A bag (FIBC', 'كيس (FIBC)'],
  ['quotation_marks', 'A “bag”', 'كيس «كبير'],
  ['doubled_words', 'The the bag', 'الكيس'],
  ['doubled_words', 'The bag', 'الكيس الكيس'],
  ['doubled_words', 'At the end of the end of the line', 'في نهاية الخط'],
  ['doubled_words', 'A metal detector', 'كاشف معادن كاشف معادن'],
  ['exchanged_words', 'A white sack with a blue print', 'كيس أبيض بطباعة خضراء'],
  ['exchanged_words', 'Two green stripes', 'شريطان أزرقان'],
  ['exchanged_words', 'To Europe and Africa', 'إلى أوروبا وآسيا'],
  ['exchanged_words', 'To West Africa', 'إلى شرق أفريقيا'],
  ['exchanged_words', 'From Egypt by road', 'من سوريا برًّا'],
  ['exchanged_words', 'By sea from Aqaba', 'بالشاحنات من العقبة'],
  ['exchanged_words', 'A steel ruler', 'مسطرة خشبية'],
  ['exchanged_words', 'Cut hot', 'يُقصّ على البارد'],
  ['exchanged_words', 'Printed by gravure', 'مطبوع بالفلكسو'],
  ['exchanged_words', 'A third of the bags', 'نصف الأكياس'],
  ['exchanged_words', 'For cement and sand', 'للإسمنت والسكر'],
  ['number_form', 'Five times', 'خمسة مرات'],
  ['number_form', 'Within two working day.', 'خلال يومَي عمل.'],
  ['number_form', 'It takes 30 day from the order', 'يستغرق 30 يومًا من الطلب'],
  ['number_form', 'In five days', 'في خمس أيام'],
  ['number_form', 'And three layers', 'وثلاثة طبقات'],
  ['doubled_spaces', 'The  bag', 'الكيس'],
  ['outer_spaces', 'The bag ', 'الكيس'],
  ['kashida', 'The bag', 'الكيـــس'],
  ['invisible_characters', 'The b\u200bag', 'الكيس'],
  ['invisible_characters', 'The bag', 'الكيس\u202e'],
  ['digit_systems', '50 bags', '٥٠ كيسًا'],
  ['uneven_length', 'A bag that holds cement, plaster and dry mortar, and lies flat like a brick', 'كيس للإسمنت'],
  ['numbers', 'Three bags', 'كيسان'],
  ['numbers', '3 bags', 'كيسين'],
  ['numbers', 'Within four working days', 'خلال يومَي عمل'],
  ['numbers', 'Within two weeks', 'خلال ثلاثة أسابيع'],
  ['numbers', '2 colours', 'لون واحد'],
  ['numbers', '1.6 million bags', '1.6 ألف كيس'],
  ['units', 'Thousands of bags', 'ملايين الأكياس'],
  ['units', '10 × 10 tapes per inch', '10 × 10 أشرطة في السنتيمتر'],
  ['units', 'Files up to 25 MB', 'ملفات حتى 25 كيلوبايت'],
  ['units', 'In two days', 'خلال ساعتين'],
  ['units', 'A few hours', 'بضعة أيام'],
  ['codes', 'An LDPE film', 'فيلم HDPE'],
  ['codes', 'A PP sack', 'كيس من البولي إيثيلين'],
  ['codes', 'Polyethylene', 'بولي بروبيلين'],
  ['dates', 'From March to May', 'من آذار إلى حزيران'],
  ['dates', 'May to May', 'من كانون الثاني إلى أيار'],
  ['foreign_letters', 'Plastic', 'بلاستیک'],
  ['hamza', 'For use in the field', 'للإستعمال في الحقل'],
  ['hamza', 'The test', 'الإختبار'],
  ['hamza', 'The production', 'الانتاج'],
  ['hamza', 'To Aqaba', 'الى العقبة'],
  [
    'lost_sentence',
    'The sack is woven on circular looms in our own hall. Every roll is inspected on a lit table. Faults are marked with a flag at the edge and written on the label of the roll.',
    'يُنسج الكيس على أنوال دائرية في صالة النسيج الخاصة بنا. وتُفحص كل لفّة من القماش على طاولة مضاءة.',
  ],
  ['broken_end', 'The fabric is woven from tapes and the.', 'يُنسج القماش من الأشرطة.'],
  ['too_long', 'A very long title', 'عنوان', { shown: 10 }],
])('%s: %s | %s', (check, en, ar, place) => {
  expect(checksOf(en, ar, place)).toContain(check);
});

test.each<[string, string, CheckedPlace?]>([
  ['50 kg', '50 كغ'],
  ['2 tonnes (2,000 kg)', 'طنّان (2,000 كغ)'],
  ['In ten days', 'خلال 10 أيام'],
  ['2 colours', 'لونان'],
  ['One bag', 'كيس واحد'],
  ['1 pallet', 'طبلية'],
  ['Within 12 days', 'خلال اثني عشر يومًا'],
  ['Twenty-five bags', 'خمسة وعشرون كيسًا'],
  ['Thirty lifts at twice the load', 'ثلاثون رفعة بضعف الحمل'],
  ['65 g/m²', '65 غ/م²'],
  ['30% recycled', '30 بالمئة معاد تدويره'],
  ['Types B, C and D', 'الأنواع B وC وD'],
  ['LDPE and LLDPE blend', 'خليط LDPE وLLDPE'],
  ['Under ISO 21898', 'وفق المواصفة ISO 21898'],
  ['Until 31 January 2027', 'حتى 31 كانون الثاني 2027'],
  ['It may take a day', 'قد يستغرق يومًا'],
  ['See [here](/products)', 'انظروا [هنا](/ar/products)', markdown],
  ['Delete “{name}”?', 'حذف «{name}»؟'],
  ['Mansooj', 'Mansooj', { isName: true }],
  ['With {name}', 'بـ«{name}»'],
  ['To 5 bags', 'لـ 5 أكياس'],
  ['1) first\n2) second', '1) أول\n2) ثانٍ'],
  ['Please wait', 'يُرجى الانتظار'],
  ['## Sizes\n\n- **56*91 cm:** sack', '\u200f## المقاسات\n\n\u00a0- **56*91 سم:**كيس', markdown],
  ['Such as 31.87, 35.99', 'مثل 31.87, 35.99'],
  ['Both sides are printed', 'الوجهان مطبوعان'],
  ['2 million bags', 'مليونا كيس'],
  ['Every other week', 'كل أسبوعين'],
  ['For use and testing', 'للاستعمال والاختبار'],
  ['The plant stopped in May', 'توقّف المصنع في أيار'],
  ['Two tonnes a day', 'طنّان يوميًا'],
  ['A two day course for 10 bag makers', 'دورة مدتها يومان لعشرة من صانعي الأكياس'],
  ['Every 1 tonne, or 0.5 tonne', 'كل طن واحد، أو 0.5 طن'],
  ['LDPE film', 'فيلم بولي إيثيلين'],
  ['It moves freely on the road', 'يتحرّك بحرّية على الطريق'],
  ['The exact weight of the rice', 'الوزن الدقيق للأرز'],
  ['The hall was built for salt', 'بُني المستودع للملح'],
  ['White or blue, never both', 'أزرق أو أبيض، لا كلاهما'],
  ['To the Middle East', 'إلى الشرق الأوسط'],
  ['By road to Iraq', 'إلى العراق عن طريق البر'],
  ['Five of the looms', 'خمسة من الأنوال'],
  ['Fifteen hours, three layers, ten bags', 'خمس عشرة ساعة وثلاث طبقات وعشرة أكياس'],
  ['A fifth of the bags', 'خُمس الأكياس'],
  ['Type A or B or C', 'النوع A أو B أو C'],
])('nothing is wrong with %s | %s', (en, ar, place) => {
  expect(checksOf(en, ar, place)).toEqual([]);
});

describe('what is offered in place of what was found', () => {
  test.each([
    ['كيس طحين', 'كيس دقيق'],
    ['لماذا?', 'لماذا؟'],
    ['الكيـــس', 'الكيس'],
    ['كيس  متين', 'كيس متين'],
    ['الكيس الكيس', 'الكيس'],
    ['في خمس أيام', 'في خمسة أيام'],
    ['وثلاثة طبقات', 'وثلاث طبقات'],
    ['\u200bالكيس', 'الكيس'],
    ['٥٠ كغ', '50 كغ'],
  ])('%s becomes %s', (ar, better) => {
    const finding = checkTexts({ en: '', ar, place: {} }, terms).find(isReplaceable);
    expect(finding && mended(ar, finding)).toBe(better);
  });

  test.each([
    ['ar', 'لماذا؟ اذا كان رطبًا', 'لماذا؟ إذا كان رطبًا'],
    ['ar', 'إسم الكيس: كيس إسمنت', 'اسم الكيس: كيس إسمنت'],
    ['ar', 'سير ناقل بوزن اقل', 'سير ناقل بوزن أقل'],
    ['ar', 'جزء من من الثمن من دون', 'جزء من الثمن من دون'],
    ['ar', 'زمن من من الورق', 'زمن من الورق'],
    ['ar', '٥ من 1٥ و٥٥', '5 من 15 و٥٥'],
    ['en', 'Write an email to email@example.com', 'Write an e-mail to email@example.com'],
    ['en', '[email](https://a.example/email "email"), {email}', '[e-mail](https://a.example/email "email"), {email}'],
    ['en', 'email: https://a.example/email.', 'e-mail: https://a.example/email.'],
    ['en', 'Within two day, at most two days.', 'Within two days, at most two days.'],
    ['en', 'It lets the the fabric breathe the air', 'It lets the fabric breathe the air'],
    ['en', 'See https://a.example/a  now', 'See https://a.example/a now'],
    ['en', 'See https://a.example/a، now', 'See https://a.example/a, now'],
    ['en', ' https://a.example/a ', 'https://a.example/a'],
    ['en', 'https://a.\u200bexample/', 'https://a.example/'],
    ['ar', 'https://a.example/أكياس?a=1', 'https://a.example/أكياس?a=1'],
  ] as const)('%s: %s becomes %s, and what is inside words, links and placeholders stays', (language, text, better) => {
    const finding = checkTexts({ en: '', ar: '', [language]: text, place: {} }, terms).find(isReplaceable);
    expect(finding && mended(text, finding)).toBe(better);
  });
});

test('one source text that is translated in two ways is found, in the later place', () => {
  const pairs = [
    { en: 'Ordering', ar: 'الطلب' },
    { en: 'Printing', ar: 'الطباعة' },
    { en: 'Ordering', ar: 'الأسعار' },
    { en: 'Ordering', ar: 'الطَّلب' },
  ];
  expect(twoTranslations(pairs)).toEqual([{ pair: pairs[2], other: pairs[0] }]);
});

test('a hash tells both texts apart, whichever of them changes', () => {
  const hashes = [textHash({ en: 'a', ar: 'b' }), textHash({ en: 'a', ar: 'c' }), textHash({ en: 'ab', ar: '' })];
  expect(new Set(hashes).size).toBe(3);
  expect(textHash({ en: 'a', ar: 'b' })).toBe(hashes[0]);
});

test.each(
  chooseFirst(
    [
      'A1',
      '*',
      'ألف و',
      'a',
      'ا',
      '1',
      ' ',
      '-',
      '(',
      '[',
      '|',
      '\n',
      '٥',
      'http://',
      '+1 ',
      'a@',
      '# ',
      'ISO 1',
      '1,000,',
      '5 كيس ',
      'two ',
    ],
    3,
  ),
)('thirty thousand characters of %j are checked in a moment', (piece) => {
  const text = piece.repeat(30_000 / piece.length);
  const milliseconds = processorTime(() => {
    checkTexts({ en: text, ar: text, place: markdown }, terms);
  });
  expect(milliseconds).toBeLessThan(3_000);
});
