const wordsFirst = ['node', 'scripts/words.mjs', '--if-stale'];
const pagesFirst = ['node', 'scripts/build.mjs', '--if-stale'];

/**
 * A Vitest project; `before` prepares it, `requires` names system programs, `requiresInFull` those of the full run.
 * Where it runs: see `stages`.
 */
const suite = (name, { before = wordsFirst, requires = [], requiresInFull = [], ...place }) => ({
  name,
  before: [before],
  requires,
  requiresInFull,
  suite: name,
  ...place,
});
/** The tests of a project that are quick and in these paths; they run beside the checks. */
export const quickSuite = (project, paths) => ({ ...suite(project, { step: 1, lane: 1 }), only: paths });

// Debian alone has a WebKit that can be driven.
const otherBrowsers = process.platform === 'linux' ? ['firefox', 'webkit'] : ['firefox'];

const check = (name, commands, place) => ({ name, before: commands, requires: [], ...place });

/**
 * Everything `npm test` does. Steps follow each other, and so do the stages of a lane; lanes of a step run at the same
 * time: tests wait more than they compute.
 */
export const stages = [
  check('words', [wordsFirst], { step: 0, lane: 0 }),
  check(
    'lint',
    [
      ['biome', 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=200', '.'],
      ['stylelint', '--allow-empty-input', 'app/**/*.css', 'public/**/*.css'],
    ],
    { step: 1, lane: 0 },
  ),
  // Beside the build: several threads would check what they share several times, and take half as much time again.
  check('types', [wordsFirst, ['react-router', 'typegen'], ['tsc', '--singleThreaded']], { step: 1, lane: 0 }),
  check('unused', [wordsFirst, ['knip', '--no-progress']], { step: 1, lane: 0 }),
  suite('house', { step: 1, lane: 0 }),
  check('build', [pagesFirst], { step: 1, lane: 1 }),
  suite('server-postgres', { before: pagesFirst, requires: ['postgres', 'dovecot'], step: 1, lane: 1 }),
  suite('server-sqlite', {
    before: pagesFirst,
    requires: ['dovecot'],
    requiresInFull: ['nginx', 'caddy', 'openssl', 'debootstrap'],
    step: 1,
    lane: 0,
  }),
  suite('browser', {
    before: pagesFirst,
    requires: ['chromium'],
    requiresInFull: ['java', ...otherBrowsers],
    step: 1,
    lane: 1,
  }),
  // The specification's sentences about staff, each proven by a test that the suites above have run.
  { name: 'coverage', before: [], requires: [], claims: true, step: 2, lane: 0 },
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
