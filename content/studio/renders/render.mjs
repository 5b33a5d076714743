/**
 * Render pictures: node render.mjs <scratch folder> <key ...|all> [--percent 40] [--samples 14] [--preview].
 *
 * Needs Debian's blender with python3-numpy, the shapes of sim/all.sh and the artwork of art/draw-art.mjs in the scratch
 * folder. A preview stays in the scratch folder; otherwise content/pictures/<key>.webp is written.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { jobs } from './jobs.mjs';

const here = import.meta.dirname;
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: 'boolean' }, percent: { type: 'string' }, samples: { type: 'string' } },
});
const [scratch, ...named] = positionals;
const keys = named[0] === 'all' ? Object.keys(jobs) : named;

const run = (command, args, env = {}) => {
  const done = spawnSync('nice', ['-n', '19', command, ...args], { encoding: 'utf8', env: { ...process.env, ...env } });
  if (done.status !== 0 || /Error: Python/.test(done.stdout + done.stderr))
    throw new Error(done.stdout.slice(-1500) + done.stderr);
  return done.stdout;
};

function render(key) {
  const job = jobs[key];
  if (!job) throw new Error(`no such picture: ${key}`);
  mkdirSync(join(scratch, 'renders'), { recursive: true });
  const png = join(scratch, 'renders', `${key}.png`);
  const options = {
    view: job.view,
    w: job.width,
    h: job.height,
    spp: asked.samples ?? job.samples,
    pct: asked.percent ?? job.percent ?? 100,
    assets: scratch,
    out: png,
    strength: job.strength ?? 0.7,
    ...job.options,
  };
  const args = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const blender = [
    '-b',
    '--factory-startup',
    '--python-use-system-env',
    '-t',
    '2',
    '--python',
    join(here, 'blender', `${job.script}.py`),
    '--',
  ];
  const log = run('blender', [...blender, ...args], {
    PYTHONPATH: `${join(here, 'blender')}:${join(here, 'post')}`,
    OMP_NUM_THREADS: '1',
    PYTHONDONTWRITEBYTECODE: '1',
  });
  const out = asked.preview ? join(scratch, 'renders', `${key}.webp`) : join(here, '../../pictures', `${key}.webp`);
  const { gain = 1.08, offset = -6, quality = 82 } = job;
  const width = asked.preview ? '' : job.width;
  run('node', [join(here, 'post/finish.mjs'), png, out, ...[gain, offset, width, quality].map(String)]);
  console.log(key, /RENDERED in (.*)/.exec(log)?.[1] ?? 'not timed');
}

for (const key of keys) {
  try {
    render(key);
  } catch (error) {
    console.error(`${key} failed: ${error.message}`);
    process.exitCode = 1;
  }
}
