import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const render = (markdown: string) =>
  renderMarkdown(markdown, { tableLabel: 'Table', localPath: (path) => path, pictures: {} }).trim();
const inLine = (markdown: string) => render(markdown).replace(/^<p>|<\/p>$/g, '');

describe('a mark that took the blank beside its words along', () => {
  test.each([
    ['**السعر: **٥٠ دينار', '<strong>السعر: </strong>٥٠ دينار'],
    ['**Price: **50 and **MOQ: **10,000', '<strong>Price: </strong>50 and <strong>MOQ: </strong>10,000'],
    ['**السعر: **٥٠، **الوزن:** ٦٠', '<strong>السعر: </strong>٥٠، <strong>الوزن:</strong> ٦٠'],
    ['**السعر:** ٥٠، **الوزن: **٦٠', '<strong>السعر:</strong> ٥٠، <strong>الوزن: </strong>٦٠'],
    ['كيس **مهم **للغاية', 'كيس <strong>مهم </strong>للغاية'],
    ['** السعر:** ٥٠', '<strong> السعر:</strong> ٥٠'],
    ['** العنوان **', '<strong> العنوان </strong>'],
    ['(**ex works **only)', '(<strong>ex works </strong>only)'],
    ['**مهم\u00a0**: نص', '<strong>مهم\u00a0</strong>: نص'],
  ])('%j is bold', (markdown, html) => {
    expect(inLine(markdown)).toBe(html);
  });

  test.each([
    '50 kg ** or 60 kg ** net',
    '** ex works, ** fob',
    'Price** 5 and weight ** 6',
    'a ** b ** c',
    '**',
    '50 kg**, 60 kg **',
  ])('%j marks nothing', (markdown) => {
    expect(inLine(markdown)).toBe(markdown);
  });

  test('does not reach into the next line', () => {
    expect(render('**50 kg\n60 ** kg')).not.toContain('<strong>');
  });
});

describe('underscores', () => {
  test.each([
    ['_ملاحظة:_النص', '<em>ملاحظة:</em>النص'],
    ['__مهم:__النص', '<strong>مهم:</strong>النص'],
    ['_«سكر»_و', '<em>«سكر»</em>و'],
  ])('%j are marks before Arabic', (markdown, html) => {
    expect(inLine(markdown)).toBe(html);
  });

  test.each([
    'التاريخ: __/__/____',
    'التاريخ: __/__/20__',
    'Date: __-__-20__',
    'Date: _/_/_',
    'From __ to __',
    '(__) yes (__) no',
    '_self._value and snake:_x',
    '__.__.2027',
  ])('%j are to be filled in', (markdown) => {
    expect(inLine(markdown)).toBe(markdown);
  });
});

describe('marks with no word between them', () => {
  test.each(['image/*, */*', '*/*', '** / **', '*-*', '~~/~~ 5', '** ** و **'])('%j stay', (markdown) => {
    expect(inLine(markdown)).toBe(markdown);
  });

  test.each([
    ['**✓** sewn', '<strong>✓</strong> sewn'],
    ['**€** only', '<strong>€</strong> only'],
    ['*👍*', '<em>👍</em>'],
    ['**\u200f**مهم**\u200f**', '<strong>\u200f<strong>مهم</strong>\u200f</strong>'],
  ])('%j mark a sign', (markdown, html) => {
    expect(inLine(markdown)).toBe(html);
  });
});

test.each([
  ['✅*done*✅', '✅<em>done</em>✅'],
  ['✔️*تم*', '✔️<em>تم</em>'],
  ['👍🏽*مهم*👍🏽', '👍🏽<em>مهم</em>👍🏽'],
  ['🇯🇴*صنع في الأردن*', '🇯🇴<em>صنع في الأردن</em>'],
  ['*Sugar:*50 kg', '<em>Sugar:</em>50 kg'],
  ['*السعر:*٥٠', '<em>السعر:</em>٥٠'],
])('%j out of a chat is marked', (markdown, html) => {
  expect(inLine(markdown)).toBe(html);
});

describe('a word that Arabic writes together with the next one', () => {
  test.each([
    ['و*هام*', 'و<em>هام</em>'],
    ['الـ*PP* والـ*PE* هنا', 'الـ<em>PP</em> والـ<em>PE</em> هنا'],
    ['بـ_كيس_، للـ*مصنع*.', 'بـ<em>كيس</em>، للـ<em>مصنع</em>.'],
  ])('%j stands before a mark', (markdown, html) => {
    expect(inLine(markdown)).toBe(html);
  });

  test.each(['ط*ع*ا', 'ب*ع', 'كود_المنتج_١', 'كيس ب* وكيس ل*', 'ل*٥*٦', 'ب*ع*ج'])('%j has none', (markdown) => {
    expect(inLine(markdown)).toBe(markdown);
  });
});

test.each(['السكر:\n-\nالطحين:\n-', 'Price\n-\n0.35\n=\n0.40\n--\nnet', 'a\n=\nb\n\nc\n-\nd\n-\ne'])(
  '%j loses no line to a heading that is none',
  (markdown) => {
    expect(
      render(markdown)
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' '),
    ).toBe(markdown.replace(/\s+/g, ' '));
  },
);

describe('headings without a blank', () => {
  test.each([
    ['##العنوان\nنص', '<h2>العنوان</h2>\n<p>نص</p>'],
    ['\u200f##العنوان', '<h2>العنوان</h2>'],
    ['###Prices###', '<h2>Prices</h2>'],
    ['##\u200fالعنوان', '<h2>العنوان</h2>'],
    ['##C#', '<h2>C#</h2>'],
  ])('%j', (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });

  test.each(['#عنوان', '#PP #bags', '##1 grade', '## ', '## \u200f', '####### seven', '##'])('%j is none', (line) => {
    expect(render(line)).not.toContain('<h2>');
  });
});

describe('digits at the beginning of a line that number nothing', () => {
  test.each(['١.٥ كغ', '١)سكر', '٢.٥ م', '۳.۵ کیلو'])('%j stay as they are typed', (line) => {
    expect(inLine(line)).toBe(line);
  });
});

describe('lists as word processors show them', () => {
  test.each(['–', '—', '➢', '►', '❖', '⁃'])('%s', (sign) => {
    expect(render(`${sign} سكر\n${sign} طحين`)).toBe('<ul>\n<li>سكر</li>\n<li>طحين</li>\n</ul>');
    expect(render(`\u200f${sign} Sugar\n\u200f${sign} 25 kg`)).toBe('<ul>\n<li>Sugar</li>\n<li>25 kg</li>\n</ul>');
  });

  test('with dashes inside bullets', () => {
    expect(render('• one\n   – a\n   – b\n• two').match(/<ul>/g)).toHaveLength(2);
  });

  test.each(['– Ali said yes', '– 0.02\n– 3 %', '–25 kg\n–50 kg', 'Sugar – white\n– best', '———\n———'])(
    '%j is none',
    (markdown) => {
      expect(render(markdown)).not.toContain('<li>');
      expect(render(markdown).match(/[–—]/g)).toHaveLength(markdown.match(/[–—]/g)?.length ?? 0);
    },
  );
});

describe('a star that notes below explain', () => {
  test.each([
    ['السعر ٥٠* دينار\n\n* لا يشمل الضريبة', '* لا يشمل الضريبة'],
    ['Sack: 0.35*\n* ex works', '* ex works'],
    ['Sack: 0.35*, bag: 0.20**\n\n* ex works\n** fob', '** fob'],
    ['**Sack:** 0.35*\n\n* ex works', '* ex works'],
    ['| a* | b |\n|---|---|\n| 1 | 2 |\n\n* net', '* net'],
  ])('%j stays before its note', (markdown, note) => {
    expect(render(markdown)).toContain(note);
    expect(render(markdown)).not.toContain('<li>');
  });

  test.each([
    '* one\n* two',
    'Sack: 0.35*\n\n* one\n* two',
    '*Sugar* and **flour**\n\n* one',
    '56*91*12 cm\n\n* one',
    'A list:\n\n* one',
  ])('%j has none', (markdown) => {
    expect(render(markdown)).toContain('<li>');
  });
});

test('numbers with dots and tabs behind them, of a word processor, make no table', () => {
  expect(render('1.1.\tScope\n1.2.\tTerms')).toBe('<p>1.1. Scope<br />\n1.2. Terms</p>');
  expect(render('1.5\t0.20\n2.5\t0.30')).toContain('<table>');
});

describe('a table', () => {
  test.each(['\u200f', '\u200e', '\u200f ', '\ufeff'])('may have %j at the ends of its lines', (sign) => {
    expect(render(`\u200f| أ | ب |${sign}\n\u200f|---|---|${sign}\n\u200f| ١ | ٢ |${sign}`)).toContain(
      '<th scope="row">١</th><td>٢</td></tr>',
    );
  });

  test.each([
    ['| a | b |\n|---|---|\n| 1 | 2 |\nAll net', '</table></div>\n<p>All net</p>'],
    ['a | b\n--- | ---\n1 | 2\nكل الأسعار صافية\nشكرًا', '</table></div>\n<p>كل الأسعار صافية<br />\nشكرًا</p>'],
  ])('%j ends before a line without cells', (markdown, html) => {
    expect(render(markdown)).toContain(html);
  });
});

test.each([
  ['<o:p></o:p>Text', 'Text'],
  ['<p class=MsoNormal><span lang=AR-JO>نص<o:p></o:p></span></p>', 'نص'],
  ['<st1:City w:st="on">Amman</st1:City> bags', 'Amman bags'],
  ['<w:sdt>inner</w:sdt>', 'inner'],
])('%j out of a word processor shows its words', (markdown, text) => {
  expect(inLine(markdown)).toBe(text);
});

test.each(['<time:now>', '<Price:50>', '<javascript:alert(1)>', 'from <10:30> to <11:00>', 'a<b:c'])(
  '%j is no tag',
  (markdown) => {
    expect(inLine(markdown)).toBe(markdown.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  },
);

test.each([
  'الموقع:www.example.com/ar، ثم',
  'Site:www.example.com',
  '«www.example.com»',
  'a، www.a.co؛www.example.com.',
])('%j leads to its host', (markdown) => {
  expect(render(markdown)).toMatch(/<a href="https:\/\/www\.example\.com(?:\/ar)?" rel="noopener">www\.example/);
  expect(inLine(markdown).replace(/<[^>]*>/g, '')).toBe(markdown);
});
