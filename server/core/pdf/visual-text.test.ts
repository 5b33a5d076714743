import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { processorTime } from '../../../tests/support/processor-time.ts';
import { isolated, visualLines } from './visual-text.ts';

/** Each character as wide as a point. */
const linesOf = (text: string, language: Language, width = 1_000) =>
  visualLines(text, { language, width, measure: (each) => [...each].length });
/** The runs of the only line from the left to the right; those that read from the right are marked. */
const runsOf = (text: string, language: Language) =>
  linesOf(text, language)[0]?.runs.map((run) => (run.isRightToLeft ? `<${run.text}` : run.text));

describe('runs from the left to the right', () => {
  test.each<[Language, string, string[]]>([
    ['en', 'Valve bag (50 kg)', ['Valve bag (50 kg)']],
    ['en', 'The bag كيس 50', ['The bag ', '50', '<كيس ']],
    ['ar', 'سعة 50 كغ', ['< كغ', '50', '<سعة ']],
    // Dimensions, formulas and codes keep their order.
    ['ar', 'مقاسه 50 × 62 × 11 سم', ['< سم', '50 × 62 × 11', '<مقاسه ']],
    ['ar', 'مواصفة ISO 21898 وUV-B', ['UV-B', '< و', 'ISO 21898', '<مواصفة ']],
    // Brackets open where reading begins; the shaper turns the run round.
    ['ar', 'كيس (كبير)', ['<كيس )كبير(']],
    ['ar', 'كيس (50)', ['(', '50', '<كيس )']],
    ['ar', isolated('Ø 350 × 500', true), ['Ø ', '350 × 500']],
    ['ar', '٥٠', ['50']],
    // What is in the other language reads as there.
    ['ar', '1. Sugar sack (50 kg).', ['1. Sugar sack (50 kg).']],
    ['en', 'كيس.', ['<كيس.']],
  ])('%s: %s', (language, text, runs) => {
    expect(runsOf(text, language)?.map((run) => run.replace(/^<(?=[()]$)/, ''))).toEqual(runs);
  });
});

test('lines are broken between words, never within a value, and long words anywhere', () => {
  const textsOf = (text: string, width: number, language: Language = 'en') =>
    linesOf(text, language, width).map((line) => line.text);
  expect(textsOf('one two three', 8)).toEqual(['one two', 'three']);
  expect(textsOf('a bag of 50 kg', 11)).toEqual(['a bag of', '50 kg']);
  expect(textsOf('مقاسه 50 × 62 × 11 سم', 18, 'ar')).toEqual(['مقاسه', '50 × 62 × 11 سم']);
  expect(textsOf('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  expect(textsOf('  ', 3)).toEqual([]);
});

test('odd texts are drawn, soon', () => {
  const odd = [
    '\u202e'.repeat(5_000),
    '\u2067('.repeat(5_000),
    'x'.repeat(100_000),
    '\ud800 \u0000 a',
    'ا '.repeat(20_000),
  ];
  const milliseconds = processorTime(() => {
    for (const text of odd) for (const language of ['en', 'ar'] as const) linesOf(text, language, 80);
  });
  expect(milliseconds).toBeLessThan(5_000);
  expect(linesOf('a\u0000\u202eb', 'en')[0]?.text).toBe('ab');
});
