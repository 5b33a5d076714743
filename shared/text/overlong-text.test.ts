import { expect, test, vi } from 'vitest';
import { optionalEmail, optionalText, requiredEmail, requiredText } from './text-schema.ts';

const saysTooLong = { error: { issues: [{ message: 'error_too_long' }] } };

const normal = vi.fn((typed: string) => typed.trim());

test.each([
  ['required', requiredText(10, 'error_required', normal)],
  ['optional', optionalText(10, normal)],
] as const)('a %s text far beyond its limit is refused before its normal form is made', (_, schema) => {
  normal.mockClear();
  expect(schema.safeParse(`short${' '.repeat(35)}`)).toMatchObject({ success: true, data: 'short' });
  expect(normal).toHaveBeenCalledTimes(1);
  expect(schema.safeParse('a'.repeat(41))).toMatchObject(saysTooLong);
  expect(normal).toHaveBeenCalledTimes(1);
});

test.each([
  ['to to to …', 'to '],
  ['1 1 1 …', '1 '],
  ['a@b.jo a@b.jo …', 'a@b.jo '],
  ['invisible signs', '\u200b'],
])('an address of 900 KB, %s, is refused within a few milliseconds, and for its length alone', (_, piece) => {
  const typed = piece.repeat(900_000 / piece.length);
  for (const schema of [requiredEmail(200), optionalEmail(200)]) {
    // The least of three: what earlier tests of the process left to be cleaned up counts too.
    const taken = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      const { error } = schema.safeParse(typed);
      expect(error?.issues.map(({ message }) => message)).toEqual(['error_too_long']);
      return process.cpuUsage(before).user;
    });
    expect(Math.min(...taken)).toBeLessThan(20_000);
  }
});
