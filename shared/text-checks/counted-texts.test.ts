import { expect, test } from 'vitest';
import { checkTexts } from './check-texts.ts';

const checksOf = (en: string, ar: string) => checkTexts({ en, ar, place: {} }).map(({ check }) => check);

test.each([
  ['21 looms', 'واحد وعشرون نولًا'],
  ['Ten of the 72 looms weave leno', 'عشرة من الأنوال الاثنين والسبعين تنسج اللينو'],
  ['The 21st century', 'القرن الحادي والعشرون'],
  ['The 12th loom', 'النول الثاني عشر'],
  ['150 bags', 'مئة وخمسون كيسًا'],
  ['125 bags', 'مئة وخمسة وعشرون كيسًا'],
  ['2,500 bags', 'ألفان وخمسمئة كيس'],
  ['1,500 bags', 'ألف وخمسمئة كيس'],
  ['100,000 bags', 'مئة ألف كيس'],
  ['120,000 bags', 'مئة وعشرون ألف كيس'],
  ['1.5 million bags', 'مليون ونصف مليون كيس'],
  ['Half a million bags', '500,000 كيس'],
  ['One hundred and fifty bags', '150 كيسًا'],
  ['Two thousand five hundred bags', '2,500 كيس'],
  ['1.5 t', 'طن ونصف'],
  ['2.5 years', 'سنتان ونصف'],
  ['0.75 tonne', 'ثلاثة أرباع الطن'],
  ['Until 4:30 pm', 'حتى الرابعة والنصف مساءً'],
  ['50% of the bags', 'نصف الأكياس'],
  ['3-ply', 'ثلاثي الطبقات'],
  ['A 40′ container', 'حاوية 40 قدمًا'],
  ['60 × 100 and 100 × 60 cm', '100 × 60 و60 × 100 سم'],
  ['Within 15 working days', 'خلال 15 يوم عمل'],
  ['10 t or 1.5 t', '10 طن أو 1.5 طن'],
  ['101 bags, 3 looms and 12 workers in 24 hours', '101 كيس و3 أنوال و12 عاملًا في 24 ساعة'],
  ['In 2025 days were long', 'في 2025 أيام طويلة'],
  ['Twelve rolls, twelve looms', 'اثنتا عشرة لفّة واثنا عشر نولًا'],
  ['From 50 to 60 kg, 8:00–16:00', 'من 50 إلى 60 كغ، 8:00–16:00'],
])('the numbers agree: %s | %s', (en, ar) => {
  expect(checksOf(en, ar)).toEqual([]);
});

test.each([
  ['numbers', '150 bags', 'مئة وستون كيسًا'],
  ['numbers', '1,500 bags', 'ألف وستمئة كيس'],
  ['numbers', '120,000 bags', 'مئة وثلاثون ألف كيس'],
  ['numbers', '21 looms', 'واحد وثلاثون نولًا'],
  ['numbers', '60 × 100 cm', '100 × 60 سم'],
  ['numbers', '40 x 60 x 10 cm', '60 × 40 × 10 سم'],
  ['numbers', 'From 83% to 90%', 'من 90% إلى 83%'],
  ['numbers', '50 kg to 60 kg', 'من 60 إلى 50 كغ'],
  ['numbers', 'Safety factor 5:1', 'معامل الأمان 1:5'],
  ['number_form', '25 days', '25 أيام'],
  ['number_form', '5 days', '5 يومًا'],
  ['number_form', '100 days', '100 يومًا'],
  ['number_form', '72 circular looms', '72 نول دائريًا'],
  ['number_form', '1,600 hours', '1,600 ساعات'],
  ['number_form', 'Fifteen years', 'خمسة عشر سنة'],
  ['number_form', 'Seventeen bags', 'سبع عشرة كيسًا'],
  ['number_form', 'With twelve looms', 'باثنتي عشرة نولًا'],
  ['number_form', 'Six lines', 'ست خطوط'],
  ['number_form', 'Thirty lifts', 'ثلاثون رفعات'],
  ['number_form', '5,000 bag per pallet', '5,000 كيس لكل طبلية'],
  ['number_form', 'A team of six engineer.', 'فريق من ستة مهندسين.'],
  ['number_form', 'One years of experience', 'خبرة سنة'],
])('%s: %s | %s', (check, en, ar) => {
  expect(checksOf(en, ar)).toContain(check);
});
