const wordsFirst = ['node', 'scripts/words.mjs', '--if-stale'];
const pagesFirst = ['node', 'scripts/build.mjs', '--if-stale'];

/** A Vitest project; `before` prepares it, `requires` names system programs, `requiresInFull` those of the full run. */
const suite = (name, { before = wordsFirst, requires = [], requiresInFull = [] } = {}) => ({
  name,
  before: [before],
  requires,
  requiresInFull,
  suite: name,
});
/** The tests of a project that are quick and in these paths. */
export const quickSuite = (project, paths) => ({ ...suite(project), only: paths });

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
  suite('server-sqlite', { before: pagesFirst, requiresInFull: ['nginx', 'caddy'] }),
  suite('server-postgres', { before: pagesFirst, requires: ['postgres'] }),
  suite('browser', { before: pagesFirst, requires: ['chromium', 'java'] }),
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
