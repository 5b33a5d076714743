import { describe, expect, test } from 'vitest';
import type { Picture } from '#shared/content/picture.ts';
import { isTooComplex, picturesInMarkdown, renderMarkdown } from './markdown.ts';

const loom: Picture = {
  path: 'images/loom.png',
  width: 1600,
  height: 900,
  alt: 'A loom',
  language: 'en',
  isRender: true,
  widths: [480, 960],
  fallback: 'jpg',
};
const render = (markdown: string) =>
  renderMarkdown(markdown, {
    tableLabel: 'Table',
    localPath: (path) => `/ar${path}`,
    pictures: { [loom.path]: loom },
  });

describe('headings of a post', () => {
  test('start below the page title and descend in order, whatever level the author began with', () => {
    expect(render('# One\n\n### Deep\n\n## Two').match(/<h\d/g)).toEqual(['<h2', '<h3', '<h3']);
    expect(render('## One\n\n## Two').match(/<h\d/g)).toEqual(['<h2', '<h2']);
    expect(render('###### One\n\nText\n\nTwo\n===').match(/<h\d/g)).toEqual(['<h2', '<h2']);
  });

  test('without words are left out', () => {
    expect(render('##\n\nText')).not.toContain('<h');
  });
});

describe('disallowed content', () => {
  test.each([
    ['a script', '<script>alert(1)</script>\n\nText'],
    ['a style', '<style>body{display:none}</style>\n\nText'],
    ['a frame', '<iframe src="https://example.com"></iframe>\n\nText'],
    ['an event', 'Text <img src=x onerror=alert(1)>'],
    ['a form', '<form action="https://example.com"><input name="password">Text</form>'],
    ['a script address', '[Text](javascript:alert(1))'],
    ['a disguised script address', '[Text](JaVaScRiPt:alert(1) "x") [y](&#106;avascript:alert(1))'],
    ['a data address', '[Text](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a foreign picture', 'Text ![x](https://example.com/x.png) ![y](//example.com/y.png)'],
    ['a picture as data', 'Text ![x](data:image/png;base64,AAAA)'],
    ['a picture outside the media', 'Text ![x](/media/../api/images) ![y](/media/images/unknown.png)'],
    ['an attribute that ends early', '[Text](</x" onclick="alert(1)>) `<img src=x onerror=alert(1)>`'],
  ])('%s', (_, markdown) => {
    const html = render(markdown);
    expect(html).toContain('Text');
    expect(html).not.toMatch(/<(script|style|iframe|form|input|img)\b/i);
    expect(html).not.toMatch(/<\w+(\s[\w-]+="[^"]*")*\s(on\w+|style)=|href="(javascript|data):/i);
  });

  test('HTML, of which only the text stays', () => {
    expect(render('<div class="x">Inside <b>bold</b></div>')).toBe('<p>Inside bold</p>\n');
    expect(render('An <b onclick="x()">inline</b> tag &amp; 3 < 4')).toBe('<p>An inline tag &amp; 3 &lt; 4</p>\n');
  });
});

describe('links', () => {
  test('to other sites give no access to the window', () => {
    expect(render('[ISO](https://www.iso.org/)')).toContain('<a href="https://www.iso.org/" rel="noopener">ISO</a>');
  });

  test('to pages of ours keep the reader’s language', () => {
    expect(render('[Bags](/products)')).toContain('<a href="/ar/products">Bags</a>');
  });

  test('to a disguised host are plain text', () => {
    expect(render('[a](//example.com) [b](/\\example.com)')).not.toContain('<a');
  });

  test('to mail and phone work', () => {
    expect(render('[mail](mailto:a@example.com) [call](tel:+96265000100)')).toContain('href="tel:+96265000100"');
  });

  test.each([
    ['[x](http:/example.com)', 'http://example.com'],
    ['[x](https:example.com/a)', 'https://example.com/a'],
    ['[x](https:\\\\example.com)', 'https://example.com'],
    ['[x](www.example.com.)', 'https://www.example.com.'],
    ['[x](example.com/x y)', 'https://example.com/x%20y'],
    ['[x](mailto: a@example.com)', 'mailto:a@example.com'],
    ['[x](a@example.com?subject=Big bags)', 'mailto:a@example.com?subject=Big%20bags'],
    ['https://مثال.الأردن/سكر، ثم', 'https://مثال.الأردن/سكر'],
    ['(www.مثال.الأردن)', 'https://www.مثال.الأردن'],
  ])('%s leads to %s', (markdown, address) => {
    expect(render(markdown)).toContain(`<a href="${address}"`);
  });
});

test('a table scrolls by itself, also by keyboard, with logical alignment; its rows have names', () => {
  const html = render('| | Weight |\n|---|---:|\n| A | 75 |');
  expect(html).toContain('<div class="table-scroll" role="group" tabindex="0" aria-label="Table">');
  expect(html).toContain('<tr><td></td><th scope="col" data-align="end">Weight</th></tr>');
  expect(html).toContain('<tr><th scope="row">A</th><td data-align="end">75</td></tr>');
});

test('a picture of the site has its size and its variants', () => {
  const html = render('![The loom at work](/media/images/loom.png)');
  for (const format of ['avif', 'webp', 'jpg']) {
    expect(html).toContain(`srcset="/media/images/loom.w480.${format} 480w, /media/images/loom.w960.${format} 960w"`);
  }
  expect(html).toContain('width="1600" height="900" alt="The loom at work"');
  expect(picturesInMarkdown('- ![a](/media/images/loom.png)\n- ![b](https://example.com/media/x.png)')).toEqual([
    'images/loom.png',
  ]);
});

test('code keeps its direction inside Arabic text', () => {
  expect(render('الرمز `A-75/2`')).toContain('<code dir="ltr">A-75/2</code>');
});

test('unlimited nesting is shown as text instead of failing', () => {
  expect(render(`${'>'.repeat(20_000)} <b>deep</b>`)).toContain('&lt;b&gt;deep');
  expect(render(`${'>'.repeat(20_000)}\nnext`)).toContain('<br />\nnext');
  expect(picturesInMarkdown(`${'>'.repeat(20_000)} ![x](/media/x.png)`)).toEqual([]);
});

test('stars and underscores are counted by paragraph, item and cell, and in code not at all', () => {
  const bold = '**bag** ';
  const texts = [
    `\`\`\`\n${'*_'.repeat(2_000)}\n\`\`\``,
    `- ${bold}\n`.repeat(600),
    `${bold.repeat(200)}\n \t\n${bold.repeat(200)}`,
    `|${bold}|${bold}|\n|-|-|\n${`|${bold}|${bold}|\n`.repeat(300)}`,
  ];
  for (const text of texts) {
    expect(isTooComplex(text)).toBe(false);
    expect(render(`${text}\n\n${bold}![](/media/images/loom.png)`)).toMatch(/<strong>bag<\/strong>.*<img/s);
    expect(picturesInMarkdown(`${text}\n\n![](/media/images/loom.png)`)).toEqual(['images/loom.png']);
  }
  expect(isTooComplex(bold.repeat(300))).toBe(true);
});

test('lists and quotes that begin a hundred times on one line are not formatted', () => {
  for (const mark of ['* ', ' -  ', '> ', '>', '1. ']) {
    expect(isTooComplex(`Bags\n\n${mark.repeat(120)}cloth`)).toBe(true);
    expect(isTooComplex(`${mark.repeat(20)}cloth`)).toBe(false);
  }
});

test('thousands of stars and underscores are shown as text instead of blocking the server', () => {
  const stars = '*a_'.repeat(33_000);
  // Without the limit on emphasis this takes minutes.
  expect(render(stars)).toBe(`<p>${stars}</p>`);
  expect(picturesInMarkdown(`${stars} ![](/media/images/loom.png)`)).toEqual([]);
}, 20_000);
