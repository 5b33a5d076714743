import { expect, test } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { exchangedFindings } from './exchanged-texts.ts';
import { nameSpellingFindings } from './name-spellings.ts';
import type { CheckName } from './text-check.ts';

const checksOf = (en: string, ar: string) => checkTexts({ en, ar, place: {} }).map(({ check }) => check);

test.each<[CheckName, string, string]>([
  ['numbers', 'After three orders', 'بعد طلبيتين'],
  ['numbers', 'On jumbo bags we print 2 colours', 'على أكياس الجامبو نطبع لونًا'],
  [
    'numbers',
    'A first answer within two working days, a cause within ten',
    'ردّ أولي خلال ساعتَي عمل، والسبب خلال عشرة أيام',
  ],
  ['numbers', 'You will have an answer within two working days.', 'يصلكم الردّ خلال أيام عمل.'],
  ['numbers', 'The bags which we keep for two years', 'الأكياس التي نحتفظ بها سنوات'],
  ['numbers', 'After a year', 'بعد سنتين'],
  ['numbers', '30% in advance and 70% before loading', '70% مقدّمًا و30% قبل التحميل'],
  ['exchanged_words', 'At least 300 dpi', 'بدقة لا تزيد على 300 نقطة في البوصة'],
  ['exchanged_words', 'No more than 5 bags', 'ما لا يقل عن 5 أكياس'],
  ['exchanged_words', 'Must not exceed 40 °C', 'لا تقل عن 40 °م'],
  ['exchanged_words', 'Keep them outdoors', 'احفظوها داخل المستودع'],
  ['units', 'At least 300 dpi', 'ما لا يقل عن 300 نقطة في السنتيمتر'],
  ['numbers', 'Unprinted two years, printed one year', 'سنة لغير المطبوعة، وسنة واحدة للمطبوعة'],
  ['numbers', '392,500 sacks', '39,2500 كيس'],
  ['units', '30% in advance, after three orders within 30 days', '30% مقدّمًا، وبعد ثلاث طلبيات لاحقًا'],
  ['codes', 'A PDF, or PNG', 'ملف PDF أو PDF'],
  ['exchanged_words', 'From 9:00 am on', 'من 9:00 مساءً'],
  ['exchanged_words', 'Red, violet and white', 'أحمر وأصفر وأبيض'],
  ['exchanged_words', 'By container to Dakar', 'بالحاويات إلى دوالا'],
  ['exchanged_words', 'With your first order', 'مع آخر طلبية'],
  ['exchanged_words', 'A coated sack', 'كيس مصفّح'],
  ['exchanged_words', 'From uncoated fabric', 'من قماش مطليّ'],
  ['exchanged_words', 'Full time', 'دوام جزئي'],
  ['exchanged_words', 'The smallest quantity', 'أكبر كمية'],
  ['exchanged_words', 'About twice as strong', 'نحو نصف المتانة'],
  ['exchanged_words', 'The liner is optional', 'البطانة إلزامية'],
  ['exchanged_words', 'Mesh bags are not printed.', 'الأكياس الشبكية تُطبع.'],
  ['exchanged_words', 'We do not sell machines.', 'نبيع الآلات.'],
  ['exchanged_words', 'Every bag is printed.', 'ليس كل كيس مطبوعًا.'],
  [
    'exchanged_words',
    'It is not coated, and we never mix grades in one order.',
    'قماشه مطليّ، ولا نخلط الدرجات في طلبية واحدة أبدًا.',
  ],
  [
    'lost_sentence',
    'You keep the stock of spare parts for looms and presses in order, with the storeman of each hall.\nEarly or late shifts can be agreed.',
    'تتولّون تنظيم مخزون قطع غيار الأنوال والمطابع مع أمين المستودع في كل صالة.\nيمكن الاتفاق على الوردية الصباحية أو المسائية. وترتبط الوظيفة برئيس قسم الصيانة.',
  ],
  ['punctuation_spacing', 'Outlines, and', 'مسارات ،ومعها'],
  ['number_form', 'And 310 workers', 'و310 عاملًا'],
  ['spelling', 'With an inner liner', 'ببطانة داخليه'],
])('%s: %s | %s', (check, en, ar) => {
  expect(checksOf(en, ar)).toContain(check);
});

// Good translations of what negates are in bench/text-checks/clean-pairs.ts.
test.each([
  ['The fabric stays uncoated', 'يبقى القماش بلا طلاء'],
  ['From 3:00 pm to 11:00 pm', 'من 3:00 عصرًا إلى 11:00 مساءً'],
  ['Bundles of 25 covers', 'رُزم في كل منها 25 غطاءً'],
  ['At 5, 10 or 25 kg', 'بسعة 5 أو 10 أو 25 كغ'],
  ['Tests need not be repeated', 'أنتم في غنى عن تكرار الاختبارات'],
])('nothing is wrong with %s | %s', (en, ar) => {
  expect(checksOf(en, ar)).toEqual([]);
});

test('a title and a client that have changed places are found, also where both name the goods', () => {
  const field = (name: string, en: string, ar: string) => ({ field: name, en, ar, place: {} });
  const texts = [
    field('title', 'Dust filter for a cement packer', 'إسمنت وادي الحجر، الأردن'),
    field('client', 'Wadi Hajar Cement, Jordan', 'مرشّح غبار لآلة تعبئة إسمنت'),
  ];
  expect(exchangedFindings(texts)).toHaveLength(1);
});

const field = (name: string, en: string, ar: string) => ({ field: name, en, ar, place: {} });

test('the name of a client that stands in place of the title too is found', () => {
  const texts = [
    field('title', 'Dust filter for a cement packer', 'إسمنت وادي الحجر، الأردن'),
    field('client', 'Wadi Al Hajar Cement, Jordan', 'إسمنت وادي الحجر، الأردن'),
  ];
  expect(exchangedFindings(texts)).toMatchObject([{ field: 'title', finding: { check: 'exchanged_texts' } }]);
  expect(
    exchangedFindings([
      field('title', 'Cement bags, Jordan', 'أكياس إسمنت، الأردن'),
      field('client', 'Bags for cement in Jordan', 'أكياس إسمنت، الأردن'),
    ]),
  ).toEqual([]);
});

test('a name that is written in two ways is found, the company’s own also where it stands once', () => {
  const names = [field('name', 'Mansooj Industries', 'منسوج للصناعات')];
  const find = (en: string, ar: string) =>
    nameSpellingFindings([field('text', en, ar)], names).map(({ finding }) => [finding.found, finding.wanted]);
  expect(find('What is Mansouj Digital?', 'ما هي منسوج الرقمية؟')).toEqual([['Mansouj', 'Mansooj']]);
  expect(find('At Mansooj we weave', 'نحن في منسووج ننسج')).toEqual([['منسووج', 'منسوج']]);
  expect(find('With Falcona, by Falcona and of Falcuna', 'مع فالكونا وفالكونا ومن فلكونا')).toEqual([]);
  expect(find('With Marsaqan, by Marsaqan and of Marsiqan', 'مع مرساقان، ولمرساقان ومن مرسقان')).toEqual([
    ['Marsiqan', 'Marsaqan'],
    ['مرسقان', 'مرساقان'],
  ]);
  expect(find('Printed in Nigeria by a Nigerian firm', 'في نيجيريا وشركة نيجيرية')).toEqual([]);
});
