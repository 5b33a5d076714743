// What a developer runs after each change, at most two minutes: format, messages, types, house rules, the tests of the
// folders touched and the tables over all calls and kinds. Pages that have to be built and the browser are left to `npm test`.
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runStages } from './run-stages.mjs';
import { root, runTool } from './run-tool.mjs';
import { chooseStages, quickSuite } from './test-stages.mjs';

/** Tests over all calls, kinds and kinds of lead: what is forgotten anywhere fails there. */
const tables = [
  'server/main/api',
  'server/content/kinds/every-kind',
  'server/leads/every-lead',
  'server/leads/kinds/lead-kinds',
  'server/leads/privacy/',
];

/** The paths that git calls changed, or those of the last commit where there are none. */
async function changedPaths() {
  const read = async (...command) => (await runTool(['git', ...command])).output.split('\n').filter(Boolean);
  const open = await read('status', '--porcelain', '--untracked-files=all', '--no-renames');
  return open.length > 0 ? open.map((line) => line.slice(3)) : read('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/** The folders of these paths that have tests of their own without a browser. */
function foldersWithTests(paths) {
  const folders = new Set(paths.filter((path) => /^(app|server|shared|content)\//.test(path)).map(dirname));
  return [...folders].filter(
    (folder) => existsSync(join(root, folder)) && globSync('*.test.{ts,tsx}', { cwd: join(root, folder) }).length > 0,
  );
}

const touched = foldersWithTests(await changedPaths());
console.log(`Tests of: ${[...touched, ...tables].join(' ')}`);
process.exitCode = await runStages([
  ...chooseStages(['lint', 'words', 'types', 'house']),
  quickSuite('server-sqlite', [...touched.map((folder) => `${folder}/`), ...tables]),
]);
