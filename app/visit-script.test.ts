import { expect, test } from 'vitest';
import { visitScript } from './visit-script.ts';

test('the visit script has at most 1 KB', () => {
  expect(Buffer.byteLength(visitScript)).toBeLessThanOrEqual(1024);
  expect(() => new Function(visitScript)).not.toThrow();
});
