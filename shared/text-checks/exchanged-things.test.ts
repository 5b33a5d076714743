import { expect, test } from 'vitest';
import { checkTexts } from './check-texts.ts';

const checksOf = (en: string, ar: string) => checkTexts({ en, ar, place: {} }).map(({ check }) => check);

test.each([
  ['exchanged_words', 'A bag costs 5 JOD.', 'يكلّف الكيس 5 دولارات.'],
  ['exchanged_words', 'Prices in US dollars', 'الأسعار باليورو'],
  ['exchanged_words', '$5 a bag', '5 يورو للكيس'],
  ['exchanged_words', '20 per cent', '20 بالألف'],
  ['exchanged_words', 'Up to 30% recycled', 'حتى 30‰ معاد تدويره'],
  ['exchanged_words', 'Below 40 °C', 'دون 40 °ف'],
  ['exchanged_words', 'Uganda', 'كينيا'],
  ['exchanged_words', 'To Hamburg', 'إلى بريمن'],
  ['exchanged_words', 'From Aqaba', 'من عمّان'],
  ['exchanged_words', 'More than 50 bags', 'أقل من 50 كيسًا'],
  ['exchanged_words', 'At least 5', '5 على الأكثر'],
  ['exchanged_words', 'Before loading', 'بعد التحميل'],
  ['exchanged_words', 'Inside coating', 'طلاء خارجي'],
  ['exchanged_words', 'Warp tapes', 'أشرطة اللحمة'],
  ['exchanged_words', 'In summer', 'في الشتاء'],
  ['exchanged_words', 'Every morning', 'كل مساء'],
  ['exchanged_words', 'Without a liner', 'مع بطانة'],
  ['exchanged_words', 'Leave with saving', 'المغادرة من دون حفظ'],
  ['units', 'Up to 30% recycled', 'حتى 30 معاد تدويره'],
  ['units', 'Up to 30 recycled', 'حتى 30% معاد تدويره'],
  ['codes', 'Type B', 'النوع C'],
  ['codes', 'Types B, C and D', 'الأنواع A وC وD'],
])('%s: %s | %s', (check, en, ar) => {
  expect(checksOf(en, ar)).toContain(check);
});

test.each([
  ['The price in dinars, US dollars or euros', 'السعر بالدينار أو الدولار الأمريكي أو اليورو'],
  ['Payment in JOD or USD', 'الدفع بالدينار الأردني أو الدولار'],
  ['5, 10 or 15% recycled', '5 أو 10% أو 15% معاد تدويره'],
  ['Share (%): 30', 'النسبة (%): 30'],
  ['The discount is 2% per thousand bags', 'الخصم 2% لكل ألف كيس'],
  ['No more than 5 bags', '5 أكياس أو أقل من ذلك'],
  ['Nothing ships before the approval', 'لا يُشحن شيء إلا بعد الاعتماد'],
  ['A bag with no liner', 'كيس من دون بطانة'],
  ['A seamless tube with a hem', 'أنبوب بلا درزات بثنية'],
  ['Not every bag comes without a liner', 'لا تأتي كل الأكياس مع بطانة'],
  ['A bag of type A', 'كيس من النوع A'],
])('nothing is exchanged in %s | %s', (en, ar) => {
  expect(checksOf(en, ar)).toEqual([]);
});
