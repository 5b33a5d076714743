import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './support/source-files.ts';

const physicalProperty =
  /\b(left|right|(scroll)?(margin|padding)(Left|Right)|border(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius)\s*:/i;
const physicalValue = /\b(textAlign|float|clear|transformOrigin|justifyContent)\s*:\s*['"`][^'"`]*\b(left|right)\b/;

/** Every `style={{ … }}` of a page's source that names a physical left or right. */
function physicalStyles(source: string): string[] {
  const styles = [...source.matchAll(/style=\{\{([^}]*)\}\}/g)].map(([, style = '']) => style.trim());
  return styles.filter((style) => physicalProperty.test(style) || physicalValue.test(style));
}

test('no inline style names left or right: one page serves both reading directions', async () => {
  const pages = await sourceFiles('app/**/*.tsx');
  const found = pages.flatMap((path) => physicalStyles(readSource(path)).map((style) => `${path}: ${style}`));
  expect(found).toEqual([]);
});

test('a physical inline style is told apart from a logical one', () => {
  expect(physicalStyles(`<p style={{ marginLeft: 4 }}>`)).toHaveLength(1);
  expect(physicalStyles(`<p style={{ textAlign: 'right' }}>`)).toHaveLength(1);
  expect(physicalStyles(`<p style={{ left: 0 }}>`)).toHaveLength(1);
  expect(physicalStyles(`<p style={{ marginInlineStart: 4, textAlign: 'end' }}>`)).toEqual([]);
});
