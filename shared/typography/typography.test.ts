import { describe, expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import type { Language } from '../language.ts';
import { typesetHtml } from './typeset-html.ts';
import { findValues } from './values.ts';

/** A text with its values in brackets, and what keeps its order in Arabic in braces. */
function marked(text: string, language: Language): string {
  let [shown, done] = ['', 0];
  for (const { start, end, leftToRight } of findValues(text, language)) {
    const ordered = text.slice(start, start + leftToRight);
    shown += `${text.slice(done, start)}[${ordered && `{${ordered}}`}${text.slice(start + leftToRight, end)}]`;
    done = end;
  }
  return shown + text.slice(done);
}

test.each([
  ['A close 12 × 12 weave of 65 g/m² at 50 kg.', 'A close [12 × 12 weave] of [65 g/m²] at [50 kg].'],
  ['10 × 850 ÷ 228.6 = 37.2 g/m²', '[10 × 850 ÷ 228.6 = 37.2 g/m²]'],
  ['75 g/m² + 20 g/m² coating', '[75 g/m² + 20 g/m²] coating'],
  ['IEC 61340-4-4, ISO 22000 and UV-B', '[IEC 61340-4-4], [ISO 22000] and [UV-B]'],
  ['Regulation (EU) No 10/2011', 'Regulation (EU) [No 10/2011]'],
  ['since 2006, on 20 November 2026, Nov 20, 2026', '[since 2006], on [20 November 2026], [Nov 20, 2026]'],
  ['Sunday – Thursday, 8:00 am', '[Sunday –] Thursday, [8:00 am]'],
  ['call +962 6 500 0100 now', 'call [+962 6 500 0100] now'],
  ['A 40-foot box in 2005 by sea, 5 to 10 kg', 'A [40-foot] box [in 2005] by sea, 5 to [10 kg]'],
  ['Nothing here, 7.', 'Nothing here, 7.'],
  ['BOPP, 20 µm', 'BOPP, [20 µm]'],
  ['From -20 °C to +40 °C, 65 ± 5 g/m²', 'From [-20 °C] to [+40 °C], [65 ± 5 g/m²]'],
])('%s', (text, expected) => {
  expect(marked(text, 'en')).toBe(expected);
});

test.each([
  ['مقاسه 50 × 62 × 11 سم', 'مقاسه [{50 × 62 × 11} سم]'],
  ['الحساب 10 × 850 ÷ 228.6 = 37.2، وزن 75 غ/م²', 'الحساب [{10 × 850 ÷ 228.6 = 37.2}]، وزن [75 غ/م²]'],
  ['فيلم BOPP، 20 ميكرونًا', 'فيلم [{BOPP}]، [20 ميكرونًا]'],
  ['عند DDP Baghdad: 12 طنًّا', 'عند [{DDP Baghdad}]: [12 طنًّا]'],
  ['مثل 2 × 40′ أو 20″', 'مثل [{2 × 40′}] أو [{20″}]'],
  ['مع رمز الدولة، مثل +234', 'مع رمز الدولة، مثل [{+234}]'],
  ['فيلم BOPP لامع', 'فيلم BOPP لامع'],
  ['قدرتها 1.2 MW و60%', 'قدرتها [{1.2 MW}] و[{60%}]'],
  ['مواصفة ISO 21898 وUV-B عام 2006', 'مواصفة [{ISO 21898}] و[{UV-B}] [عام 2006]'],
  ['دون 40 °م، أو 104 °ف', 'دون [40 °م]، أو [104 °ف]'],
  ['من −20 °م إلى +40°م', 'من [{−20} °م] إلى [{+40}°م]'],
  ['عند 40°م أو (-20 °م)', 'عند [{40}°م] أو ([{-20} °م])'],
  ['الوزن 65 ± 5 غ/م²، أو 65±3%', 'الوزن [{65 ± 5} غ/م²]، أو [{65±3%}]'],
  ['كيس-20 من 20-25 كغ', 'كيس-20 من [{20-25} كغ]'],
  ['31 كانون الثاني 2027، 20 يومًا', '[31 كانون الثاني 2027]، [20 يومًا]'],
])('%s', (text, expected) => {
  expect(marked(text, 'ar')).toBe(expected);
});

describe('a document', () => {
  const body = (html: string, language: Language) =>
    typesetHtml(`<html><head><title>50 kg</title></head><body>${html}</body></html>`, language).match(
      /<body>(.*)<\/body>/s,
    )?.[1];

  test('has its values on one line, in elements that copies do not show', () => {
    expect(body('<p>For 50 kg &amp; more</p>', 'en')).toBe('<p>For <span class="value">50 kg</span> &amp; more</p>');
    expect(typesetHtml('<title>50 kg</title><body>', 'en')).toBe('<title>50 kg</title><body>');
  });

  test('has one text where React wrote two', () => {
    expect(body('<p>For 50<!-- --> kg</p>', 'en')).toBe('<p>For <span class="value">50 kg</span></p>');
    const form = '<div data-props="{}">For 50<!-- --> kg</div>';
    expect(body(form, 'en')).toBe(form);
  });

  test('keeps the text of a possible flex container one item', () => {
    const expected = '<a><span>Bag, <span class="value">50 kg</span></span></a>';
    expect(body('<a>Bag, 50 kg</a>', 'en')).toBe(expected);
  });

  test('keeps formulas left-to-right in Arabic and shows one system of digits', () => {
    expect(body('<td>٥٠ × 62 سم</td>', 'ar')).toBe(
      '<td><span class="value"><bdi dir="ltr">50 × 62</bdi> سم</span></td>',
    );
  });

  test('says which text is in the other language, and sets that in its own manner', () => {
    expect(body('<h3><a>Sugar sack, <b>50 kg</b></a></h3><p>نص</p>', 'ar')).toBe(
      '<h3 lang="en" dir="ltr"><a>Sugar sack, <b><span class="value">50 kg</span></b></a></h3><p>نص</p>',
    );
    expect(body('<div>منسوج</div>', 'en')).toBe('<div><bdi lang="ar" dir="rtl">منسوج</bdi></div>');
    expect(body('<a lang="ar">العربية</a>', 'en')).toBe('<a lang="ar">العربية</a>');
    expect(body('<p>Mansooj</p><p>ISO 9001</p>', 'ar')).not.toContain('lang');
  });

  test('leaves an element the direction that it has', () => {
    expect(typesetHtml('<body><h3 dir="auto">أكياس سكر</h3></body>', 'en')).toContain('<h3 dir="auto" lang="ar">');
  });

  test('keeps a value together whose words are marked by a search', () => {
    expect(body('<p>to <mark>ISO</mark> 22000, IEC <mark>61340</mark></p>', 'en')).toBe(
      '<p>to <mark>ISO</mark>\u00a022000, IEC\u00a0<mark>61340</mark></p>',
    );
    expect(body('<p>For <mark>50</mark> kg</p><p> kg</p>', 'en')).toBe('<p>For <mark>50</mark>\u00a0kg</p><p> kg</p>');
  });

  test.each([
    '<textarea>50 kg</textarea>',
    '<svg><text>50 kg</text></svg>',
    '<script>"50 kg"</script>',
    '<div data-props="{}"><div>50 kg</div><p>5 MB</p></div>',
    '<img alt="50 kg > 5 kg">',
  ])('leaves %s as it is', (html) => {
    expect(body(html, 'en')).toBe(html);
  });

  test('takes time in proportion to its length', () => {
    const pieces = ['1 × ', '5-', 'A-', '2005 ', ' – ', '<span>', '<li>', '<div data-props="">', '1 - 2 – ', 'x 5 kg '];
    for (const piece of pieces) {
      const html = piece.repeat(20_000);
      const milliseconds = processorTime(() => {
        typesetHtml(html, 'ar');
      });
      expect(milliseconds).toBeLessThan(3_000);
    }
  });
});
