import { expect, test } from 'vitest';
import { readSource } from './support/source-files.ts';

type Formatter = { indentStyle: string; indentWidth: number; lineWidth: number };
const { formatter } = JSON.parse(readSource('biome.json')) as { formatter: Formatter };
const [, general = ''] = readSource('.editorconfig').split(/^\[\*\]$/m);
const everywhere = (general.split(/^\[/m)[0] ?? '').split('\n').map((line) => line.split(' = '));
const setting = Object.fromEntries(everywhere.filter(({ length }) => length === 2)) as Record<string, string>;

test('editors indent and break lines as Biome does', () => {
  expect(setting).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: `${formatter.indentWidth}`,
    max_line_length: `${formatter.lineWidth}`,
    end_of_line: 'lf',
    insert_final_newline: 'true',
  });
});
