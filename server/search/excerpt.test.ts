import { expect, test } from 'vitest';
import { searchWords } from '#shared/search/search-words.ts';
import { processorTime } from '../../tests/support/processor-time.ts';
import { cutExcerpt, markWords, placeOfExcerpt, withoutMarkdown } from './excerpt.ts';

/** As hits show several texts. */
const excerpt = (texts: string[], words: string[]) => cutExcerpt(texts[placeOfExcerpt(texts, words)] ?? '', words);
const joined = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');
const filler = 'word '.repeat(60);

test('an excerpt surrounds the searched word, wherever it is', () => {
  const text = joined(excerpt([`${filler}the jumbo bag ${filler}`], ['jumbo']));
  expect(text).toMatch(/^… .*the jumbo bag.* …$/);
  expect(text.length).toBeLessThan(200);
});

test('an excerpt is taken from the first text that contains the word, else from the first text', () => {
  expect(joined(excerpt(['Nothing here', 'A jumbo bag'], ['jumbo']))).toBe('A jumbo bag');
  expect(joined(excerpt(['', 'Nothing here', 'Nor here'], ['jumbo']))).toBe('Nothing here');
  expect(excerpt(['', ''], ['jumbo'])).toEqual([]);
});

test('a word longer than an excerpt is still included', () => {
  expect(joined(excerpt([`${'x'.repeat(300)} ${'y'.repeat(300)} jumbo`], ['jumbo']))).toContain('jumbo');
});

test('the punctuation at a word is not marked', () => {
  expect(markWords('“Jumbo”, again', ['jumbo'])).toEqual([
    { text: '“', isMatch: false },
    { text: 'Jumbo', isMatch: true },
    { text: '”, again', isMatch: false },
  ]);
});

test('words are marked in any searched spelling', () => {
  const marked = (text: string, query: string) =>
    markWords(text, searchWords(query))
      .filter(({ isMatch }) => isMatch)
      .map((piece) => piece.text);
  expect(marked('A jumbo-bag, a “jumbo” bag.', '"jumbo-bag"?')).toEqual(['jumbo-bag', 'jumbo', 'bag']);
  expect(marked('حتى ١٬٠٠٠ كغ، أو 1,000 kg.', '1000')).toEqual(['١٬٠٠٠', '1,000']);
  expect(marked('كيس \u200fجامبو\u200e!', 'جامبو؟')).toEqual(['\u200fجامبو\u200e']);
  expect(marked('Of 100% cotton, (A-12/3).', '100% a-12/3')).toEqual(['100%', 'A-12/3']);
  expect(marked('5 % more', '%')).toEqual(['%']);
});

test.each([
  ['50&nbsp;kg &mdash; 60&deg;C, &lt;b&gt;', '50 kg — 60°C, <b>'],
  ['&#1577; &#x645; AT&T; &amp;lt; &nosuch; &#xd800;', 'ة م AT&T; &lt; &nosuch; &#xd800;'],
  ['## Prices ##\n\ntext #1 #', 'Prices text #1 #'],
  ['العنوان\n=====\nنص\n***\nنص\n_ _ _\n= 5', 'العنوان نص نص = 5'],
  ['[**سكر:**٥٠](/products) و[كتالوج [2026]](https://example.com/a)', 'سكر:٥٠ وكتالوج [2026]'],
  ['<https://example.com/x> <info@example.com> <b and c>', 'https://example.com/x info@example.com <b and c>'],
  ['<p class=MsoNormal>نص<o:p></o:p></p>', 'نص'],
  ['**السعر: **٥٠\n– سكر\n– طحين', 'السعر: ٥٠ سكر طحين'],
])('%j is shown as in its article', (markdown, words) => {
  expect(withoutMarkdown(markdown).replace(/\s+/g, ' ').trim()).toBe(words);
});

const longest = 100_000;
test.each([
  '[',
  '![',
  '[a](',
  '[a](b',
  '[a](()',
  '[[a](',
  '[a[b]',
  '[a]',
  '&a;',
  '# a # ',
  '<a@',
  '\n',
  '\n ',
  '>\n',
  '> ',
  '\n\n-',
  '1',
  '|',
  '|\n',
  '#',
  '*`~',
  '<',
  '<p ',
  '<b>`',
  '``````````<b> ',
  '\\',
  '```\n',
  ' ',
  '- ',
])('a text of nothing but %j takes no time to process', (unit) => {
  const text = unit.repeat(longest / unit.length);
  const milliseconds = processorTime(() => {
    for (const whole of [text, `${text}x`, `x${text}`]) excerpt([withoutMarkdown(whole)], ['x']);
  });
  expect(milliseconds).toBeLessThan(1_000);
});

test.each(['x', '!', 'x!', '!x', '👩‍👩‍👧', 'بَ'])(
  'an excerpt of %s without a space is short, and splits no character',
  (unit) => {
    const milliseconds = processorTime(() => {
      const text = joined(excerpt([`${unit.repeat(longest)} jumbo`], ['nothing']));
      expect(text.length).toBeLessThan(250);
      expect(text.replaceAll(unit, '')).toBe('… jumbo');
    });
    expect(milliseconds).toBeLessThan(1_000);
  },
);

test('a long word that was searched for is shown with what stands before it', () => {
  const text = joined(excerpt([`${filler}${'jumbo'.repeat(50)} ${filler}`], ['jumbo']));
  expect(text).toMatch(/^… (word )+jumbo.*… /);
});

test('Markdown loses its syntax and keeps its words', () => {
  const markdown =
    '## Head\n\n- **5:1** is a [bag](/x)\n\n> quote\n\n1. one\n\n| a | b |\n|---|--:|\n| `c` | snake_case |';
  expect(withoutMarkdown(markdown).replace(/\s+/g, ' ').trim()).toBe('Head 5:1 is a bag quote one a b c snake_case');
});

test.each([
  ['[Our\nbags](https://x.example/a_(b)?c) last', 'Our bags last'],
  ['![A (big) bag](/x.webp "Title") here', 'A (big) bag here'],
  ['> > - quoted\n\n\n12) twelve\n  * deep', 'quoted twelve deep'],
  ['-\n#\ntext [1] (2)', 'text [1] (2)'],
  ['Sacks 56*91*12 cm, ~50 kg, **مهم:**النص', 'Sacks 56*91*12 cm, ~50 kg, مهم:النص'],
  ['> 50 kg: 0.30\n\n+ 16 % VAT\n\nSize | Price', '> 50 kg: 0.30 + 16 % VAT Size | Price'],
  ['56\\*91 and \\[x\\](y), \\`z\\`, \\- no list', '56*91 and [x](y), `z`, - no list'],
  ['\\\\nas\\bags and C:\\data', '\\\\nas\\bags and C:\\data'],
  ['| a | b |\n|---|---|\n| 1 | 2\\|3 |', 'a b 1 2|3'],
  ['25 kg<br>50 kg <b>net</b><hr/> x<y>z, `a<br>b` and <price>', '25 kg 50 kg net x<y>z, a<br>b and <price>'],
  ['<!-- draft --><p dir="rtl">a</p><td>b</td><td>c</td> 50<sup>2</sup> H<sub>2</sub>O', 'a b c 50² H₂O'],
  ['```js\nlet a\n```\n~~~\nb\n~~~\n~~~50~~~', 'let a b ~~~50~~~'],
  ['\u200f## العنوان\n\n20` and 40` long', 'العنوان 20` and 40` long'],
  ['2026. was good\n\n31. 12. 2026 ends it', '2026. was good 31. 12. 2026 ends it'],
])('%j reads as %j', (markdown, words) => {
  expect(withoutMarkdown(markdown).replace(/\s+/g, ' ').trim()).toBe(words);
});
