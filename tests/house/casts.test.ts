import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './support/source-files.ts';
import { visitNodes } from './support/source-nodes.ts';

/** Casts per 1,000 lines of the server, tests included. */
const most = 4;

/** The casts of a source: `as` a type, and `!`; `as const` and `satisfies` are none. */
function castsIn(path: string, source: string): string[] {
  const casts: string[] = [];
  visitNodes(path, source, ({ type, typeAnnotation, start, end }) => {
    const isConst = typeAnnotation && source.slice(typeAnnotation.start, typeAnnotation.end) === 'const';
    const isCast = type === 'TSNonNullExpression' || (type === 'TSAsExpression' && !isConst);
    if (isCast) casts.push(`${path}: ${source.slice(start, end)}`);
  });
  return casts;
}

test('a cast is told apart from a constant and from a checked type', () => {
  const source = 'const a = b as string, c = d!, e = [1] as const, f = g satisfies object, h = i as unknown as number;';
  expect(castsIn('x.ts', source).map((cast) => cast.slice('x.ts: '.length))).toEqual([
    'b as string',
    'd!',
    'i as unknown as number',
    'i as unknown',
  ]);
});

test('the server has few casts', async () => {
  const sources = (await sourceFiles('server/**/*.ts')).map((path) => ({ path, source: readSource(path) }));
  const lines = sources.reduce((sum, { source }) => sum + source.split('\n').length - 1, 0);
  const casts = sources.flatMap(({ path, source }) => castsIn(path, source));
  expect((casts.length / lines) * 1_000, casts.join('\n')).toBeLessThanOrEqual(most);
});
