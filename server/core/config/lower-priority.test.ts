import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// In a process of its own: nothing but root raises a priority again.
const program = (before: number): string => `
  const { getPriority, setPriority } = await import('node:os');
  const { lowerPriority } = await import(${JSON.stringify(new URL('lower-priority.ts', import.meta.url).href)});
  setPriority(${before});
  lowerPriority(${before - 2});
  const kept = getPriority();
  lowerPriority(${before + 1});
  console.log(kept, getPriority());
`;

test('a process that was started at a low priority keeps it, and only goes lower', () => {
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program(17)], { encoding: 'utf8' });
  expect(answer.trim()).toBe('17 18');
});
