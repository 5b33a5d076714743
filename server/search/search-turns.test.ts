import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { chooseFirst } from '../../tests/support/full-run.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite({ settings: { DEMO_CONTENT: 'on' } });
}, 60_000);
afterAll(() => site.close());

/** How long the longest turn of the event loop took, as a share of all the time until `work` was done. */
async function shareOfLongestTurn(work: Promise<unknown>): Promise<number> {
  const turns: number[] = [];
  let isDone = false;
  const finished = work.then(() => {
    isDone = true;
  });
  for (let before = performance.now(); !isDone; before = performance.now()) {
    await setImmediate();
    turns.push(performance.now() - before);
  }
  await finished;
  return Math.max(...turns) / turns.reduce((sum, turn) => sum + turn, 0);
}

// Short words, which every text has.
test.each(chooseFirst(['bag ba', 'كيس كي', 'a', 'the of and'], 2))(
  'others are answered in the midst of a search for %s',
  async (query) => {
    await site.services.search.searchAll({ query: 'valve', language: 'en' }, 6);
    const searches = languages.map((language) => site.services.search.searchAll({ query, language }, 6));
    expect(await shareOfLongestTurn(Promise.all(searches))).toBeLessThan(0.6);
  },
);
