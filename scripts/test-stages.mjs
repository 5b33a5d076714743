const wordsFirst = ['node', 'scripts/words.mjs', '--if-stale'];
const pagesFirst = ['node', 'scripts/build.mjs', '--if-stale'];

/** A Vitest project; `before` prepares it, `requires` names system programs; stages of two lanes run at the same time. */
const suite = (name, { before = wordsFirst, requires = [], lane } = {}) => ({
  name,
  before: [before],
  requires,
  suite: name,
  lane,
});
const check = (name, commands) => ({ name, before: commands, requires: [] });

/** Everything `npm test` does, in order. */
export const stages = [
  check('lint', [
    ['biome', 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=200', '.'],
    ['stylelint', '--allow-empty-input', 'app/**/*.css', 'public/**/*.css'],
  ]),
  check('words', [wordsFirst]),
  check('types', [wordsFirst, ['react-router', 'typegen'], ['tsc']]),
  check('unused', [wordsFirst, ['knip', '--no-progress']]),
  check('build', [pagesFirst]),
  suite('house'),
  // Tests wait more than they compute: the two lanes together keep two cores busy.
  suite('server-sqlite', { before: pagesFirst, lane: 'server' }),
  suite('server-postgres', { before: pagesFirst, requires: ['postgres'], lane: 'server' }),
  suite('browser', { before: pagesFirst, requires: ['chromium', 'java'], lane: 'browser' }),
  // The specification's sentences about staff, each proven by a test that the suites above have run.
  { name: 'coverage', before: [], requires: [], claims: true },
];

/** The stages that `--only lint,server` names, each by its name or the first word of it. */
export function chooseStages(only) {
  if (!only) return stages;
  const isMeant = ({ name }, wanted) => name === wanted || name.startsWith(`${wanted}-`);
  const unknown = only.find((wanted) => !stages.some((stage) => isMeant(stage, wanted)));
  if (unknown)
    throw new Error(`No stage is called ${unknown}; there are ${stages.map(({ name }) => name).join(', ')}.`);
  return stages.filter((stage) => only.some((wanted) => isMeant(stage, wanted)));
}
