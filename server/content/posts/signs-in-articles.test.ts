import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../tests/support/seeded-random.ts';
import { testInFull } from '../../../tests/support/test-in-full.ts';
import { isTooComplex, renderMarkdown } from './markdown.ts';

const render = (markdown: string) =>
  renderMarkdown(markdown, { tableLabel: 'Table', localPath: (path) => path, pictures: {} });

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };

/** What a reader sees: the text of the HTML, with single blanks. */
const seen = (markdown: string): string =>
  render(markdown)
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

describe('signs used by themselves stay in the text', () => {
  test.each([
    // Sizes and calculations.
    '56*91*12 cm',
    'x**2 + y**2 = z**2',
    'Sacks of 56*91 cm and 60*100 cm',
    '56 *91* 12 cm',
    '56 * 91 * 12 cm',
    'W*L*H and ط*ع*ا',
    '(56)*(91)*(12)',
    '(5*3)*2*(4+1) = 150',
    '2**3**4 and 10**6',
    '50~60~70 kg',
    '~50 kg to ~60 kg',
    '(~50)~(60), ~5-~6',
    '٥٦*٩١*١٢ سم',
    '~٥٠ كغ إلى ~٦٠ كغ',
    'من ٥٠~٦٠~٧٠',
    // Notes and grades of a price list.
    'Price 5*, 6* net',
    'Price* and weight* vary',
    'السعر* والوزن* متغيران',
    'quality*** good, quality** fair',
    'Card **** **** **** 1234',
    '(*) without tax, (**) with tax',
    '*) ex works',
    'Files: *.ai, *.eps and *.pdf; *.ai/*.pdf',
    // Lines to fill in and names of goods.
    'Name:____Date:____',
    'Name: ____ Date: ____',
    'PP_75/2_UV and snake_case_name and a/_b_c',
    'كود_المنتج_١',
    // Numbers, hashes and pluses.
    '#1 quality and #2 quality',
    '#١ الأجود',
    '+ 16 % VAT',
    '+962 6 500 0100',
    'See 1) and 2) below',
    '1)Sack',
    // Comparisons.
    '< 50 kg: 0.25',
    '> 50 kg: 0.30',
    '>= 50 kg',
    '> ٥٠ كغ',
    '3 < 4 > 2',
    'x<y and y>z',
    'a<b and b>c',
    'Send <your name> and <price> to us',
    'The <address> of the mill',
    '<50 kg',
    // Pipes, dashes and ticks.
    'Size | Price',
    '| Size | Price',
    'a || b',
    '20` and 40` containers',
    '8`6`` high',
    "20' and 40' HC, 5\" wide",
    'C:\\data and 50\\%',
    // Brackets.
    '[1]: ask the office',
    '[ملاحظة]: السعر',
    'Bags [x] done [ ] open',
    '[Sacks](brochure.pdf)',
    '[Sacks](products/sugar)',
    '[Text](javascript:alert(1))',
    'AT&T, R&D; 5 & 6 &copy',
    // What looks like a fence, a name of a file, a sum and a place in a network.
    '~~~50~~~',
    '~~~ sizes ~~~',
    '~~~50',
    '~~~ ٥٠ كغ',
    '```50 kg',
    '``` 50 kg',
    '```text without an end',
    '_file_.pdf and _file_@v2',
    '\\\\nas\\bags and \\\\10.0.0.5\\x',
    '[a](http://) and [b](https://)',
    '[a](50 60 70) and [b](see below)',
    '**',
    '50 kg **',
    '**.',
  ])('%s', (line) => {
    expect(seen(line)).toBe(line);
    expect(render(line)).not.toMatch(/<(?:em|strong|del|code|blockquote|ul|ol|h\d)\b/);
  });

  test.each([
    ['lines that compare', '> 50 kg: 0.30\n> 60 kg: 0.35', '> 50 kg: 0.30 > 60 kg: 0.35'],
    ['lines that add', 'Sack: 0.35\n+ 16 % VAT\n+ 2 % freight', 'Sack: 0.35 + 16 % VAT + 2 % freight'],
    ['a sum that takes away', 'Sack: 0.35\n+ 0.05\n- 0.02\n- 3 %\n= 0.37', 'Sack: 0.35 + 0.05 - 0.02 - 3 % = 0.37'],
    ['a list of numbers', '- 0.02\n- 0.05', '0.02 0.05'],
    ['lines apart', '50 kg<br>60 kg<BR/>70 kg', '50 kg 60 kg 70 kg'],
    ['cells apart', '<table><tr><td>50</td><td>60</td></tr><tr><td>70</td></tr></table>', '50 60 70'],
    ['cells in a line apart', 'Sizes: <td>50</td><td>60</td>', 'Sizes: 50 60'],
    ['paragraphs apart', '<p>a</p><p>b</p>', 'a b'],
    ['entries apart', '<ul><li>١</li><li>٢</li></ul>', '١ ٢'],
    ['words with a mark inside', 'semi<b>bold</b>ly', 'semiboldly'],
    ['a text before a fence that ends', '~~~\n50\n~~~\n\n- a', '50 a'],
    ['a list after a line of tildes', '~~~50~~~\n\n\u200f- a', '~~~50~~~ a'],
    ['a sum with its result', '5 + 3\n=\n8', '5 + 3 = 8'],
    ['boxes to tick', '- [x] sewn\n- [ ] glued', '[x] sewn [ ] glued'],
    ['cells beyond the heading', '| a | b |\n|---|---|\n| 1 | 2 | 3 |', 'ab123'],
  ])('%s', (_, markdown, text) => {
    expect(seen(markdown)).toBe(text);
  });
});

describe('each line that is typed is a line that is read', () => {
  test.each([
    ['a price list', '25 kg: 0.25\n50 kg: 0.35\n> 60 kg: 0.5', 3],
    ['an address', 'منسوج\nسحاب، عمّان\nالأردن', 3],
    ['sizes', '56*91 cm\n60*100 cm', 2],
    ['the lines of an entry of a list', '- Sacks\n  of 50 kg', 2],
    ['lines that are bold together', '**25 kg\n50 kg**', 2],
    ['with blanks at its end, as Markdown wants it', 'one  \ntwo', 2],
  ])('%s', (_, markdown, lines) => {
    const html = render(markdown);
    expect(html.match(/<br \/>/g)).toHaveLength(lines - 1);
    expect(seen(markdown)).toBe(markdown.replace(/^- |\*\*/g, '').replace(/\s+/g, ' '));
  });
});

describe('lines that begin with blanks, as out of a letter or a table, are text', () => {
  test.each([
    ['    50 kg: 0.30', '50 kg: 0.30'],
    ['\t25 kg: 0.20', '25 kg: 0.20'],
    ['     السعر ٠٫٣٠ دينار', 'السعر ٠٫٣٠ دينار'],
    ['\u00a0\u00a0\u00a0\u00a0\u00a0السعر', 'السعر'],
    ['Prices:\n\n    50 kg: 0.30\n    25 kg: 0.20\n\nAll net', 'Prices: 50 kg: 0.30 25 kg: 0.20 All net'],
    ['- Sack\n\n      of 50 kg', 'Sack of 50 kg'],
  ])('%j', (markdown, text) => {
    expect(seen(markdown)).toBe(text);
    expect(render(markdown)).not.toMatch(/<(?:pre|code)\b/);
  });

  test('with their links and their emphasis', () => {
    expect(render('    **مهم:** النص')).toContain('<strong>مهم:</strong> النص');
  });

  test('but not between fences', () => {
    expect(render('```\n    a\n```')).toContain('<code>    a</code>');
  });
});

describe('behind a tag the text is an article as before it', () => {
  test.each([
    ['<br>\n## عنوان\nنص', '<h2>عنوان</h2>\n<p>نص</p>\n'],
    [
      '<br>\n25 kg: **0.25**\n50 kg: 0.35\n- a',
      '<p>25 kg: <strong>0.25</strong><br />\n50 kg: 0.35</p>\n<ul>\n<li>a</li>\n</ul>\n',
    ],
    ['<hr>\n- a', '<ul>\n<li>a</li>\n</ul>\n'],
    [
      '<center>\n<div dir="rtl">\n**a**\n- b\n</div></center>\n# c',
      '<p><strong>a</strong></p>\n<ul>\n<li>b</li>\n</ul>\n<h2>c</h2>\n',
    ],
    ['<p>25 kg: **0.2**\n50 kg: 0.3</p>', '<p>25 kg: <strong>0.2</strong><br />\n50 kg: 0.3</p>\n'],
    ['<p>a</p><p>b</p><br>', '<p>a<br />\nb</p>\n'],
    ['a<br><br>b', '<p>a<br />\n<br />\nb</p>\n'],
    ['<ul>\n<li>*a*</li>\n<li>b</li>\n</ul>\n*c*', '<p><em>a</em></p>\n<p>b</p>\n<p><em>c</em></p>\n'],
    ['<table>\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n</table>\n**c**', '<p>a   b</p>\n<p><strong>c</strong></p>\n'],
    ['<p><script>*a*</script>\n*b*</p>', '<p><em>b</em></p>\n'],
  ])('%j', (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });
});

describe('emphasis stands where it is meant', () => {
  test.each([
    ['**مهم:**النص', '<strong>مهم:</strong>النص'],
    ['**السعر:**٥٠ دينارًا', '<strong>السعر:</strong>٥٠ دينارًا'],
    ['النص **«مهم»**هنا', 'النص <strong>«مهم»</strong>هنا'],
    ['النص**«مهم»**', 'النص<strong>«مهم»</strong>'],
    ['النص:**مهم** هنا', 'النص:<strong>مهم</strong> هنا'],
    ['(**مهم**)، و**هام**.', '(<strong>مهم</strong>)، و<strong>هام</strong>.'],
    ['\u200f**مهم**\u200f: نص', '\u200f<strong>مهم</strong>\u200f: نص'],
    ['*ملاحظة:*النص', '<em>ملاحظة:</em>النص'],
    ['~~السعر:~~الجديد', '<del>السعر:</del>الجديد'],
    ['**50 kg:** 0.30 and *ex works*', '<strong>50 kg:</strong> 0.30 and <em>ex works</em>'],
    ['**56*91 cm** sack', '<strong>56*91 cm</strong> sack'],
    ['***both*** and **bold *it***', '<em><strong>both</strong></em> and <strong>bold <em>it</em></strong>'],
    ['_old_ and __new__', '<em>old</em> and <strong>new</strong>'],
    ['~~10~~ 12', '<del>10</del> 12'],
    ['**https://a.b**.', '<strong><a href="https://a.b" rel="noopener">https://a.b</a></strong>.'],
    ['(**https://a.b**)', '(<strong><a href="https://a.b" rel="noopener">https://a.b</a></strong>)'],
    ['**www.a.b**، ثم', '<strong><a href="https://www.a.b" rel="noopener">www.a.b</a></strong>، ثم'],
    ['*https://a.b/*؛ *ثم*', '<em><a href="https://a.b/" rel="noopener">https://a.b/</a></em>؛ <em>ثم</em>'],
    ['**[Sacks](/products)**', '<strong><a href="/products">Sacks</a></strong>'],
    ['**.NET** and **"quoted"**', '<strong>.NET</strong> and <strong>"quoted"</strong>'],
    ['*this*/*that*', '<em>this</em>/<em>that</em>'],
    ['`A*B*C` and \\*plain\\*', '<code dir="ltr">A*B*C</code> and *plain*'],
    ['**a `b**` c**', '<strong>a <code dir="ltr">b**</code> c</strong>'],
    ['**text** 5*6*7 **more**', '<strong>text</strong> 5*6*7 <strong>more</strong>'],
  ])('%s', (markdown, html) => {
    expect(render(markdown).replace('<p>', '').replace('</p>', '').trim()).toBe(html);
  });
});

describe('the marks of lines count', () => {
  const beside = ['\u200f', '\u200e', '\ufeff', '\u00a0', '\u200f\u00a0', '\u202b', '\u2067', '\u061c', '\u200b'];
  const blocks: [string, string][] = [
    ['## العنوان', '<h2>العنوان</h2>'],
    ['- كيس', '<li>كيس</li>'],
    ['* كيس', '<li>كيس</li>'],
    ['1. كيس', '<li>كيس</li>'],
    ['٢) كيس', '<ol start="2">'],
    ['> قول', '<blockquote>'],
    ['---', '<hr'],
  ];
  const cases = beside.flatMap((sign) => blocks.map(([line, html]) => [line, sign, html] as const));

  test.each(cases)('of %j after %j', (line, sign, html) => {
    expect(render(`Text\n\n${sign}${line}`)).toContain(html);
    expect(render(`${sign}${line}`)).toContain(html);
  });

  test.each([
    ['##\u00a0العنوان', '<h2>'],
    ['-\u00a0كيس', '<li>'],
    ['-\u200f كيس', '<li>'],
    ['1.\u00a0كيس', '<li>'],
    ['>\u200f قول', '<blockquote>'],
    ['| a | b |\n|ــ|ــ|\n| 1 | 2 |', '<table>'],
    ['| a | b |\n| — | :–: |\n| 1 | 2 |', '<table>'],
    ['\u200f> \u200f- كيس', '<li>'],
    ['\u200f| a | b |\n\u200f|---|---|\n\u200f| 1 | 2 |', '<table>'],
  ])('%j', (markdown, html) => {
    expect(render(markdown)).toContain(html);
  });

  test('code keeps its signs', () => {
    expect(render('```\n\u200f- a\n```')).toContain('\u200f- a');
  });

  test.each([
    ['2026. was a good year', '<p>2026. was a good year</p>'],
    ['٢٠٢٦. كانت سنة جيدة', '<p>٢٠٢٦. كانت سنة جيدة</p>'],
    ['1500) bags', '<p>1500) bags</p>'],
    ['31. 12. 2026 is the last day', '<p>31. 12. 2026 is the last day</p>'],
    ['1.  5. 2027', '<p>1. 5. 2027</p>'],
  ])('a year or a day that begins a paragraph numbers no list: %s', (markdown, html) => {
    expect(render(markdown).trim().replace(/ +/g, ' ')).toBe(html);
  });

  test('long lists, and lists of figures, stay lists', () => {
    expect(render('999. a')).toContain('<ol start="999">');
    expect(render('1. 50 kg\n2. 25. 5 kg')).toContain('<ol>');
  });

  test('numbers of a list stay', () => {
    expect(render('1. a\n2. b\n5. c')).toMatch(/<ol>[\s\S]*<ol start="5">/);
    expect(render('1. a\n1. b')).not.toContain('start');
  });
});

describe('links without their scheme', () => {
  test.each([
    ['[x](example.com)', 'https://example.com'],
    ['[x](www.example.com/a_b?c=1)', 'https://www.example.com/a_b?c=1'],
    ['[x](info@example.com)', 'mailto:info@example.com'],
    ['[x](+96265000100)', 'tel:+96265000100'],
    ['[x](0096265000100)', 'tel:+96265000100'],
    ['[x](06 500 0100)', 'tel:+96265000100'],
    ['[x]((06) 500-0100)', 'tel:+96265000100'],
    ['[x](٠٦ ٥٠٠ ٠١٠٠)', 'tel:+96265000100'],
    ['[x](+962 6 500 0100)', 'tel:+96265000100'],
    ['[x](tel:06 500 0100)', 'tel:+96265000100'],
    ['[x](tel:+962-79-765-4321)', 'tel:+962797654321'],
    ['[x](info@مثال.الأردن)', 'mailto:info@xn--mgbh0fb.xn--igbhzh7gpa'],
    ['[x](https://example.com/أ ب)', 'https://example.com/أ%20ب'],
    ['[](/products)', '/products'],
    ['see www.example.com', 'https://www.example.com'],
    ['see info@example.com', 'mailto:info@example.com'],
    ['راجعوا https://example.com/a، ثم', 'https://example.com/a'],
    ['هل زرتم www.example.com؟', 'https://www.example.com'],
    ['«https://example.com/a.»', 'https://example.com/a'],
    ['(https://example.com/a)، ثم', 'https://example.com/a'],
    ['(www.example.com)؛ ثم', 'https://www.example.com'],
    ['[https://example.com/a].', 'https://example.com/a'],
    ['https://example.com/a_(b)، ثم', 'https://example.com/a_(b)'],
    ['https://example.com/a.، ثم', 'https://example.com/a'],
    ['https://example.com/a\u200f، ثم', 'https://example.com/a'],
    ['\u2066https://example.com/a\u2069', 'https://example.com/a'],
    ['[x](https://example.com/a\u200f)', 'https://example.com/a'],
    ['[x](/products\u200f)', '/products'],
    [
      'See <a class="x" href="https://example.com/a?b=1&amp;c=2" target=_blank>x</a>.',
      'https://example.com/a?b=1&amp;c=2',
    ],
    ["<p>Ask <A HREF='mailto:info@example.com'><b>us</b></A></p>", 'mailto:info@example.com'],
    ['<p><a href=/products>x</a></p>', '/products'],
    ['[x](\u202a+962 6\u00a0500\u20110100\u202c)', 'tel:+96265000100'],
    ['[x][1] and [1]\n\n[1]: \u200ehttps://example.com/a', 'https://example.com/a'],
  ])('%s lead where they say', (markdown, href) => {
    expect(render(markdown)).toContain(`href="${href}"`);
  });

  test('keep their words', () => {
    expect(render('[**Call** us](06 500 0100)')).toContain('"><strong>Call</strong> us</a>');
    expect(render('[](/products) [ ](mailto:info@example.com)')).toMatch(/>\/products<\/a>.*>info@example.com<\/a>/);
    expect(seen('<p>Ask <a href="/contact"><b>us</b></a> now</p>')).toBe('Ask us now');
    expect(render('<a href="javascript:alert(1)">x</a> <a name="x">y</a>')).toBe('<p>x y</p>\n');
    expect(render('m<sup>2</sup>60, H<sub>2</sub>O')).toContain('m<sup>2</sup>60, H<sub>2</sub>O');
    expect(seen('راجعوا https://example.com/a، ثم www.example.com؟')).toBe(
      'راجعوا https://example.com/a، ثم www.example.com؟',
    );
  });
});

test('of any price list every sign is seen', () => {
  const random = randomFrom(37);
  const pick = <Part>(parts: readonly Part[]): Part => parts[random(parts.length)] as Part;
  const numbers = ['5', '50', '0.35', '1,200', '٥٠', '12'];
  const words = ['kg', 'sack', 'cm', 'net', 'كيس', 'السعر', 'كغ', 'A-75', 'PP_75', 'x'];
  const between = ['*', '~', '|', ' | ', '/', ' < ', ' > ', '_', '-', '–', ' * ', ' ~', ' + ', ': ', '#', '=', ' = '];
  const ends = ['', '*', ' *', '**', '.', '؟', '،', ')', ' %', '`', ' #1', ' ____'];
  for (let round = 0; round < 3_000; round++) {
    const size = `${pick(numbers)}${pick(between)}${pick(numbers)}${pick(between)}${pick(numbers)}${pick(ends)}`;
    const line = `${pick(words)} ${size} ${pick(words)} ${pick(['', '~'])}${pick(numbers)} ${pick(words)}${pick(ends)}`;
    expect(seen(line), `round ${round}`).toBe(line.replace(/\s+/g, ' ').trim());
  }
});

testInFull(
  'many signs take no longer than others',
  () => {
    const begun = performance.now();
    for (const part of [
      '*a ',
      '**a',
      '_a ',
      '~~a',
      '`a',
      '<b>',
      '<x ',
      '<p>',
      '<p>a\n',
      '<p>a</p>\n',
      '<table>\n',
      '<br>\n',
      '[a]: b.c\n\n',
      '[a](b',
      '> 5\n',
      '1. a\n',
      'a@b.c ',
      '!',
      '!a',
      '<!--',
    ])
      render(part.repeat(Math.floor(20_000 / part.length)));
    expect(performance.now() - begun).toBeLessThan(20_000);
  },
  60_000,
);

// Any colleague may write as much as an article can hold.
const manyAddresses = `<a ${' href=x'.repeat(28)}${' '.repeat(300)}`;

const ofWord = [
  '– 5\n',
  '– a\n',
  '* a\n\nb*\n\n',
  '**a ',
  '**: ',
  'و*',
  '<o:p>',
  '__/',
  'a|b\n',
  '|a|\n|-|\n',
  '«www.',
];

test.each(['!', '!a', '<!--', '-->\n<!--', 'a@', '- a\n', '|a|b|\n', manyAddresses, ...ofWord])(
  'an article of %j alone takes a second of work at most',
  (part) => {
    const begun = process.cpuUsage();
    isTooComplex(part.repeat(Math.floor(100_000 / part.length)));
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1000).toBeLessThan(1_500);
  },
);

describe('what is pasted out of other programs', () => {
  test('lines with cells apart by tabs, as of a spreadsheet, are a table', () => {
    const html = render('Prices:\nSize\tWeight\tPrice|net\n50x80\t1.5 kg\t0.20\n60x100\t\t\nEnd');
    expect(html).toContain('<p>End</p>');
    expect(html).toContain('<p>Prices:</p>');
    expect(html).toContain('<th scope="col">Size</th><th scope="col">Weight</th><th scope="col">Price|net</th>');
    expect(html.match(/<tr>/g)).toHaveLength(3);
    expect(render('1.5 kg\t0.20\n2.5 kg\t0.30')).toContain('<th scope="row">2.5 kg</th><td>0.30</td>');
  });

  test.each([
    ['Prices:\n\n\t25 kg\t50 kg\nFlour\t0.2\t0.3\nSugar\t0.25\t0.35', 3, '<th scope="col">25 kg</th>'],
    ['\tNet\tNet\n\t25 kg\t50 kg\nFlour\t0.2\t0.3\n\t0.25\t0.35', 4, '<td>25 kg</td>'],
    ['\tPrice\nFlour\t0.2\nSugar\t0.3', 3, '<th scope="col">Price</th>'],
  ])('%j has empty cells before its first tabs', (markdown, rows, cell) => {
    expect(render(markdown).match(/<tr>/g)).toHaveLength(rows);
    expect(render(markdown)).toContain(`<td></td>${cell}`);
  });

  test.each([
    'One\ttab alone',
    '\tA paragraph\n\twith tabs before it',
    '\tDear Sir,\nPrice:\t0.3',
    'Two\ttabs\there\nand one\tthere',
    '```\na\tb\nc\td\n```',
  ])('%j is no table', (markdown) => {
    expect(render(markdown)).not.toContain('<table');
  });

  test.each(['•', '▪', '●', '◦', '‣'])('%s begins an entry of a list, as in a word processor', (bullet) => {
    const list = '<ul>\n<li>50 kg</li>\n<li>25 كغ</li>\n</ul>';
    expect(render(`Bags:\n${bullet} 50 kg\n${bullet}\t25 كغ`)).toContain(list);
    expect(render(`${bullet}50 kg\n${bullet}25 كغ`)).toContain(list);
  });

  test.each(['\uf0b7', 'o', '§', 'Ø', '·'])(
    '%s and a tab, as a word processor writes a bullet, begin an entry',
    (bullet) => {
      expect(render(`${bullet}\tSugar\n${bullet}\tFlour`)).toBe('<ul>\n<li>Sugar</li>\n<li>Flour</li>\n</ul>\n');
    },
  );

  test.each([
    ['a)\tSugar\nb)\tFlour', '<p>a) Sugar<br />\nb) Flour</p>\n'],
    ['(1)\tSugar\n(2)\tFlour', '<p>(1) Sugar<br />\n(2) Flour</p>\n'],
    ['١-\tسكر\n٢-\tطحين', '<p>١- سكر<br />\n٢- طحين</p>\n'],
  ])('%j, numbers of a list with tabs behind them, is no table', (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });

  test('a list whose entries have tabs stays one', () => {
    expect(render('-\t50 kg\n-\t25 kg')).toContain('<li>50 kg</li>');
    expect(render('1.\tfirst\n2.\tsecond')).toContain('<ol>');
  });
});
