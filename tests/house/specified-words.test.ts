import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './support/source-files.ts';

type Messages = Record<string, unknown>;
const messagesIn = (language: string) => JSON.parse(readSource(`messages/${language}.json`)) as Messages;

/** The words that journeys expect as the specification has them: `say('Pending', 'status_pending')`. */
async function specifiedWords(): Promise<{ english: string; key: string }[]> {
  const call = /\b\w+\('((?:[^'\\]|\\.)+)', '([a-z][a-z0-9_]+)'\)/g;
  const sources = (await sourceFiles('tests/e2e/spec-*.test.ts')).map(readSource);
  const found = sources.flatMap((source) => [...source.matchAll(call)]);
  const known = messagesIn('en');
  // Sentences with a name in them are read by the journeys themselves.
  const isPlain = (key: string) => typeof known[key] === 'string' && !known[key].includes('{');
  return found.flatMap(([, english = '', key = '']) => (isPlain(key) ? [{ english, key }] : []));
}

test('each specified word is the English message, and its Arabic one is written in Arabic', async () => {
  const [english, arabic] = [messagesIn('en'), messagesIn('ar')];
  const words = await specifiedWords();
  expect(words.length).toBeGreaterThan(80);
  const isArabic = (text: unknown) => /\p{Script=Arabic}/u.test(JSON.stringify(text));
  for (const { english: word, key } of words)
    expect([key, english[key], isArabic(arabic[key])]).toEqual([key, word.replace(/\\'/g, "'"), true]);
});
