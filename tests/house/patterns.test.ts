import { expect, test } from 'vitest';
import { type Pattern, slownessOf } from './support/pumped-patterns.ts';
import { isTest, readSource, sourceFiles } from './support/source-files.ts';
import { patternsOf } from './support/written-patterns.ts';

/** Patterns that are slow on texts they never receive, each with the reason; remove one that is fixed. */
const excused: Record<string, string> = {};

/** Patterns built from a text at run time, and why senders cannot make them slow. */
const madeOf: Record<string, string> = {
  "shared/typography/values.ts: new RegExp(source, 'uy')": 'of constants of its file, bounded',
  "shared/typography/values.ts: new RegExp(beginning, 'gu')": 'of constants of its file, bounded',
  ...Object.fromEntries(
    [
      'shared/markdown/line-marks.ts',
      'shared/content/order-key.ts',
      'shared/text-checks/checks/arabic-letters.ts',
      'shared/search/search-terms.ts',
      'shared/text/coordinates.ts',
    ].flatMap((path) =>
      patternsOf(path, readSource(path)).made.map((made) => [made, 'of constants of its file, bounded']),
    ),
  ),
  'app/site/forms/form-start.server.ts: new RegExp(`^${prefix}-[0-9A-Z]{6}$`)': 'of one of three prefixes of our own',
};

const sources = (await sourceFiles('{app,server,shared,content,scripts}/**/*.{ts,tsx,mjs}')).filter(
  (path) => !isTest(path),
);
const written = sources.map((path) => patternsOf(path, readSource(path)));
const pattern = (source: string, flags = ''): Pattern => ({ path: 'x.ts', source, flags });

test.each([
  pattern('\\/+$'),
  pattern('^(a+)+$'),
  pattern('(?:\\s|\\ufeff)*x'),
  pattern('\\/Filter\\s*(\\/\\w+|\\[[^\\]]*\\])'),
  pattern('[?#].*$'),
])('the check finds what is slow: $source', (slow) => {
  expect(slownessOf(slow)).toBeDefined();
});

test.each([pattern('^\\/+'), pattern('[?#].*', 's'), pattern('"[^"\\\\]*"', 'g'), pattern('^[\\w-]{1,80}$')])(
  'and passes what is not: $source',
  (quick) => {
    expect(slownessOf(quick)).toBeUndefined();
  },
);

test('no regular expression rescans a text more than a few times', { timeout: 120_000 }, () => {
  const all = new Map(written.flatMap(({ patterns }) => patterns).map((one) => [`${one.path}: ${one.source}`, one]));
  const slow = [...all].flatMap(([name, one]) => {
    const why = slownessOf(one);
    return why && !(name in excused) ? [`${name} ${why}`] : [];
  });
  expect(slow).toEqual([]);
  expect(Object.keys(excused).filter((name) => !all.has(name))).toEqual([]);
});

test('no regular expression is built from untrusted input', () => {
  expect(written.flatMap(({ made }) => made).filter((one) => !(one in madeOf))).toEqual([]);
});
