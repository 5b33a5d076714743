import { describe, expect, test } from 'vitest';
import { wrapped } from './emphasis-edits.ts';
import {
  asHeading,
  asLines,
  type MarkdownEdit,
  type Selected,
  withImage,
  withLink,
  withTable,
} from './markdown-edits.ts';

/** `a [b] c`: brackets mark the selection. */
function read(marked: string): Selected {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  return { text: marked.replace(/[«»]/g, ''), start, end };
}

function done({ text }: Selected, edit: MarkdownEdit): string {
  const after = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
  return `${after.slice(0, edit.start)}«${after.slice(edit.start, edit.end)}»${after.slice(edit.end)}`;
}

describe('bold and italic', () => {
  test.each([
    ['a «bag» here', '**', 'a **«bag»** here'],
    ['a **«bag»** here', '**', 'a «bag» here'],
    ['«»', '**', '**«word»**'],
    ['a« bag »here', '**', 'a **«bag»** here'],
    ['**«bag»**', '*', '***«bag»***'],
    ['***«bag»***', '*', '**«bag»**'],
    // Only where they count.
    ['56*«91»*12 cm', '*', '*«56*91*12»* cm'],
    ['56*«91»*12 cm', '**', '**«56*91*12»** cm'],
    ['بال«كيس»، ثم', '**', 'بال**«كيس»**، ثم'],
    ['بال«كيس» ثم', '*', '*«بالكيس»* ثم'],
    ['5 «*» 6', '*', '5 «*» 6'],
    // Whatever of the marked words is selected.
    ['a «**bag**» here', '**', 'a «bag» here'],
    ['**a «bag» here**', '**', 'a «bag» here'],
    ['**a ba«»g**', '**', 'a ba«»g'],
    ['**bag**«»', '**', '**bag****«word»**'],
    ['«a **bag** here»', '**', '**«a bag here»**'],
    ['«a **bag» here**', '**', '**«a bag here»**'],
    ['«a *bag» here*', '**', '**«a *bag here*»**'],
    ['__«bag»__', '**', '«bag»'],
    // Line by line, behind their marks.
    ['«- a\n- b»', '**', '- **«a**\n- **b»**'],
    ['- **«a**\n- **b»**', '**', '- «a\n- b»'],
    ['«- **a**\n- b»', '**', '- «**a**\n- **b»**'],
    ['«a\n\n\u200f## b \n> ١. c»', '*', '*«a*\n\n\u200f## *b* \n> ١. *c»*'],
    ['«2026. was\n2027. will»', '**', '**«2026. was**\n**2027. will»**'],
    ['**25 kg\n«50 kg»**', '**', '25 kg\n«50 kg»'],
    ['«| a | b |\n|---|---|\n| 1 |  |»', '**', '| **«a** | **b** |\n|---|---|\n| **1»** |  |'],
  ] as const)('%j with %s becomes %j', (before, mark, after) => {
    expect(done(read(before), wrapped(read(before), mark, 'word'))).toBe(after);
  });
});

test.each([
  ['One\nT«w»o', 2, 'One\n## Two«»'],
  ['## T«w»o', 2, 'Two«»'],
  ['## T«w»o', 3, '### Two«»'],
  ['«»', 2, '## «»'],
  ['\u200f## T«w»o', 2, 'Two«»'],
])('%j as a heading of level %i becomes %j', (before, level, after) => {
  expect(done(read(before), asHeading(read(before), level))).toBe(after);
});

test.each([
  ['Text\n«one\ntwo»', 'list', 'Text\n\n- one\n- two«»'],
  ['«- one\n- two»', 'list', 'one\ntwo«»'],
  ['«- one\n- two»', 'numbers', '1. one\n2. two«»'],
  ['«one»\nText', 'quote', '> one«»\n\nText'],
  ['«»', 'list', '- «»'],
  ['«١. أول\n٢. ثانٍ»', 'list', '- أول\n- ثانٍ«»'],
  ['«١. أول\n٢. ثانٍ»', 'numbers', 'أول\nثانٍ«»'],
  ['«• أول\n\u200f- ثانٍ»', 'numbers', '1. أول\n2. ثانٍ«»'],
  ['«2026. was good»', 'list', '- 2026. was good«»'],
  ['«2026. was\n2027. will»', 'numbers', '1. 2026. was\n2. 2027. will«»'],
] as const)('%j as %s becomes %j', (before, kind, after) => {
  expect(done(read(before), asLines(read(before), kind))).toBe(after);
});

test.each([
  ['see «bags» here', 'see [bags](«https://») here'],
  ['see «https://a.example/b»', 'see [«words»](https://a.example/b)'],
  ['«»', '[words](«https://»)'],
])('%j becomes the link %j', (before, after) => {
  expect(done(read(before), withLink(read(before), 'words'))).toBe(after);
});

test('a picture and a table are separated from the surrounding text', () => {
  const selected = read('Above«»\nbelow');
  const image = withImage(selected, { address: '/media/images/a.webp', words: 'A [small] loom' });
  expect(done(selected, image)).toBe('Above\n\n![«A small loom»](/media/images/a.webp)\n\nbelow');
  const table = withTable(selected, (number) => `Column ${number}`);
  expect(done(selected, table)).toBe('Above\n\n| «Column 1» | Column 2 |\n| --- | --- |\n|  |  |\n|  |  |\n\nbelow');
});
