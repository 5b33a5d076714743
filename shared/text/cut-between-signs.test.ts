import { expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import { cutText } from './cut-between-signs.ts';

const signs = ['a', 'é', 'e\u0301', 'س', 'بِّ', '😀', '👩‍👩‍👧‍👦', '👍🏽', '🇯🇴', '1️⃣', 'क्षि', '한', '\r\n', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'];

test('a text is cut before the sign that does not fit whole, wherever that is', () => {
  for (const sign of signs)
    for (let before = 0; before <= 12; before++) {
      const text = `${'x'.repeat(before)}${sign}yz`;
      const kept = cutText(text, 12);
      const fits = before + sign.length <= 12;
      expect(kept, text).toBe(fits ? text.slice(0, 12) : 'x'.repeat(Math.min(before, 12)));
      expect(() => encodeURIComponent(kept)).not.toThrow();
    }
});

test('a text that fits stays', () => {
  expect(cutText('🇯🇴', 4)).toBe('🇯🇴');
  expect(cutText('', 0)).toBe('');
});

test('a heap of marks on one letter is cut all the same, and takes no time', () => {
  expect(cutText(`a${'\u0301'.repeat(5_000)}`, 1_500)).toHaveLength(1_500);
  expect(cutText(`${'😀\u200d'.repeat(5_000)}`, 1_501).isWellFormed()).toBe(true);
  const milliseconds = processorTime(() => {
    cutText('👩‍👩‍👧‍👦'.repeat(100_000), 100_000);
  });
  expect(milliseconds).toBeLessThan(1_500);
});
