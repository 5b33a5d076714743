import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-tool.mjs';

const record = join(root, '.cache/passed-stages.json');

/** What only readers see: no test but the house's and the format's depends on it. */
const isText = (path) => path.startsWith('docs/') || /^[^/]+\.md$/.test(path);
const readsTexts = ['lint', 'house'];

function filesOfProject() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  return listed.toString().split('\0').filter(Boolean).sort();
}

/** One hash over the files that a stage depends on, by content; undefined where git does not know them. */
function inputsOf(stage) {
  try {
    const hash = createHash('sha256').update(process.version);
    for (const path of filesOfProject().filter((path) => readsTexts.includes(stage.name) || !isText(path)))
      hash.update(`${path}\0`).update(readIfThere(path)).update('\0');
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

function readIfThere(path) {
  try {
    return readFileSync(join(root, path));
  } catch (error) {
    // Deleted, but not yet in git's list.
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return '';
    throw error;
  }
}

function passedBefore() {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return {};
  }
}

// What others need is made anew; the table of claims asks which tests passed.
const isAlwaysRun = ({ name, claims }) => claims || name === 'words' || name === 'build';

/** What a stage depends on as it is now, to be compared and remembered; undefined for one that always runs. */
export const stateOf = (stage) => (stage.only || isAlwaysRun(stage) ? undefined : inputsOf(stage));

/** The names of the tests that passed in this state; undefined where the stage has to run. */
export function passedIn(state, { name }) {
  const { inputs, proven } = passedBefore()[name] ?? {};
  return state !== undefined && inputs === state ? proven : undefined;
}

/** Notes that a stage has passed in a state, and which tests did. The state is taken first: files may change meanwhile. */
export function rememberPassed(state, { name }, proven) {
  if (state === undefined) return;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(record, JSON.stringify({ ...passedBefore(), [name]: { inputs: state, proven } }));
}
