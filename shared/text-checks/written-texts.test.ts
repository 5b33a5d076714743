import { expect, test } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { type CheckedPlace, isReplaceable } from './text-check.ts';

const findingsIn = (en: string, ar: string, place: CheckedPlace = {}) => checkTexts({ en, ar, place });

test.each([
  ['الاردن', 'الأردن'],
  ['او', 'أو'],
  ['لا يلزم اي حرف', 'أي'],
  ['اول كيس', 'أول'],
  ['الابيض', 'الأبيض'],
  ['انواع الأكياس', 'أنواع'],
  ['باسعارنا', 'بأسعارنا'],
  ['نقيس ابعاده', 'أبعاده'],
  ['أربعة لون', 'أربعة ألوان'],
  ['بثلاث مرة', 'بثلاث مرات'],
  ['إختاروا', 'اختاروا'],
  ['أعتماد', 'اعتماد'],
  ['نهاية إسبوع', 'أسبوع'],
  ['المسئول', 'المسؤول'],
  ['لا شئ', 'شيء'],
  ['قرائة البطاقة', 'قراءة'],
  ['الجوده', 'الجودة'],
  ['فى الكيس', 'في'],
  ['الذى', 'الذي'],
  ['هذة', 'هذه'],
  ['الغلاف الخارجى', 'الخارجي'],
  ['علي الطبلية', 'على الطبلية'],
  ['وعلي الوجه شعار', 'وعلى الوجه'],
  ['مرحله أخيرة', 'مرحلة'],
  ['بثلاثه ألوان', 'بثلاثة'],
  ['يُشدّ مرّه واحدة', 'مرّة'],
  ['كيس جمبو', 'جامبو'],
  ['الطبعات والأحبارر', 'والأحبار'],
  ['بولي بروبلين', 'بروبيلين'],
])('%s is written as %s', (ar, wanted) => {
  expect(findingsIn('', ar).filter(isReplaceable)).toMatchObject([{ wanted }]);
});

test.each([
  'واحد من الأكياس الفاخرة البارزة، وهو فاخر وبارز',
  'كان في البالات التنبيه إلى الوجه والوجوه والمياه والاتجاه',
  'أسطوانات أستراليا وأسعارها، ولون الكيس للونه',
  'استخدام الاختبار والانتشار، ابدؤوا واختاروا',
  'الأولى والأعلى والأخرى، مستوى ومحتوى وسدى',
  'جزءًا من سنة، أجزاء وأطراف وإشراف',
  'نرسله كاملًا، وفيه واحدة، وله جديدة، ومنه صغيرة، وهذه كبيرة',
  'الأمم المتحدة، ككيس، ومقرّرات وممرّات',
])('nothing is misspelt in %s', (ar) => {
  expect(findingsIn('', ar).filter(isReplaceable)).toEqual([]);
});

test.each([
  ['spelling', 'An bag'],
  ['spelling', 'To be payed'],
  ['spelling', 'Ask a engineer'],
  ['spelling', 'LPDE film'],
  ['spelling', 'A paletted load of cemment'],
  ['spelling', 'The wovven cloth'],
  ['leftovers', 'A bag. TODO'],
  ['leftovers', 'Lorem ipsum dolor sit amet'],
  ['leftovers', 'A bag [tbd]'],
  ['leftovers', 'Price: {{price}}'],
  ['leftovers', 'Weight: NaN kg'],
  ['leftovers', 'A bag of ???'],
  ['leftovers', 'A bag \ufffd'],
  ['leftovers', 'customersâ€™ bags'],
  ['leftovers', 'A <b>bag</b>'],
  ['leftovers', 'A bag&nbsp;of'],
  ['leftovers', 'A **bag**'],
  ['punctuation_spacing', 'A bag,, and'],
  ['punctuation_spacing', 'A bag..'],
  ['punctuation_spacing', '( FIBC )'],
  ['punctuation_spacing', 'A bag.It holds'],
  ['punctuation_spacing', 'A bag .It holds'],
  ['punctuation_spacing', 'A bag ,and'],
  ['punctuation_spacing', 'Lomé,Togo'],
  ['punctuation_spacing', '50kg'],
  ['doubled_words', 'over 50 50 kg'],
  ['doubled_words', 'over 50 kg 50 kg'],
])('%s: %s', (check, en) => {
  expect(findingsIn(en, '').map((finding) => finding.check)).toContain(check);
});

test.each([
  ['leftovers', 'نص تجريبي'],
  ['punctuation_spacing', 'كيس،، و'],
  ['punctuation_spacing', '« كيس »'],
  ['punctuation_spacing', 'كيس.ويتّسع'],
  ['punctuation_spacing', '50كغ'],
  ['punctuation_spacing', 'الكيس و يُختبر'],
  ['digit_systems', '1٫2 م'],
])('%s: %s', (check, ar) => {
  expect(findingsIn('', ar).map((finding) => finding.check)).toContain(check);
});

test('thousands are grouped in both languages or in none', () => {
  expect(findingsIn('3,000 bags', '3000 كيس')).toMatchObject([{ check: 'numbers', found: '3000', wanted: '3,000' }]);
  expect(findingsIn('In 2026, 3,000 bags', 'في عام 2026، 3,000 كيس')).toEqual([]);
});

test.each([
  ['A European engineer, an hour, a one-way trip, an honest user', {}],
  ['Types A and B; a or b', {}],
  ['A **bag** and `{{code}}` in [text](/products)', { isMarkdown: true }],
  ['20 000 000 bags … and so on: 1.5 kg, e.g. 40HC', {}],
])('nothing is wrong with %s', (en, place) => {
  expect(findingsIn(en, '', place).filter(({ check }) => check !== 'missing_text')).toEqual([]);
});
