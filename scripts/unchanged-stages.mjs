import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-tool.mjs';

const recordIn = (folder) => join(folder, '.cache/passed-stages.json');

/** What only readers see: no test but the house's and the format's depends on it. */
const isText = (path) => path.startsWith('docs/') || /^[^/]+\.md$/.test(path);
const readsTexts = ['lint', 'house'];

function filesOfProject(folder) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: folder,
    stdio: 'pipe',
  });
  return listed.toString().split('\0').filter(Boolean).sort();
}

/** One hash over the files that a stage depends on, by content; undefined where git does not know them. */
function inputsOf(stage, folder) {
  try {
    const hash = createHash('sha256').update(process.version);
    for (const path of filesOfProject(folder).filter((path) => readsTexts.includes(stage.name) || !isText(path)))
      hash
        .update(`${path}\0`)
        .update(readIfThere(join(folder, path)))
        .update('\0');
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

function readIfThere(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    // Deleted, but not yet in git's list.
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return '';
    throw error;
  }
}

function passedBefore(folder) {
  try {
    return JSON.parse(readFileSync(recordIn(folder), 'utf8'));
  } catch {
    return {};
  }
}

// What others need is made anew; the table of claims asks which tests passed.
const isAlwaysRun = ({ name, claims }) => claims || name === 'words' || name === 'build';

/**
 * What is remembered of the stages that passed in `folder`, a copy of the project that git knows.
 * `stateOf` says what a stage depends on as it is now, undefined for one that always runs. `passedIn` gives the names of
 * the tests that passed in such a state, undefined where the stage has to run. `remember` notes that a stage has passed
 * in a state, and which tests did; the state is taken before it runs, since files may change meanwhile.
 */
export function stageMemory(folder = root) {
  return {
    stateOf: (stage) => (stage.only || isAlwaysRun(stage) ? undefined : inputsOf(stage, folder)),
    passedIn(state, { name }) {
      const { inputs, proven } = passedBefore(folder)[name] ?? {};
      return state !== undefined && inputs === state ? proven : undefined;
    },
    remember(state, { name }, proven) {
      if (state === undefined) return;
      mkdirSync(join(folder, '.cache'), { recursive: true });
      writeFileSync(recordIn(folder), JSON.stringify({ ...passedBefore(folder), [name]: { inputs: state, proven } }));
    },
  };
}
