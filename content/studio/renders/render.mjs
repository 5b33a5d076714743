/**
 * Render pictures: node render.mjs <scratch folder> <key ...|all> [--percent 40] [--samples 14] [--preview]
 * [--border left,top,right,bottom ...].
 *
 * Needs Debian's blender with python3-numpy, the shapes of sim/all.sh and the artwork of art/draw-art.mjs in the scratch
 * folder. A preview stays in the scratch folder; otherwise content/pictures/<key>.webp is written. With --border, only that
 * part of one picture is rendered and blended into the picture that is there: for a print that changed, and nothing else.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { jobs } from './jobs.mjs';

const here = import.meta.dirname;
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    percent: { type: 'string' },
    samples: { type: 'string' },
    border: { type: 'string', multiple: true, default: [] },
  },
});
const [scratch, ...named] = positionals;
const keys = named[0] === 'all' ? Object.keys(jobs) : named;

const run = (command, args, env = {}) => {
  const done = spawnSync('nice', ['-n', '19', command, ...args], { encoding: 'utf8', env: { ...process.env, ...env } });
  if (done.status !== 0 || /Error: Python/.test(done.stdout + done.stderr))
    throw new Error(done.stdout.slice(-1500) + done.stderr);
  return done.stdout;
};

/** Render a job, or the `border` of it, to a PNG that is not finished yet; returns the time it took. */
function shoot(job, png, border) {
  mkdirSync(join(scratch, 'renders'), { recursive: true });
  const options = {
    view: job.view,
    w: job.width,
    h: job.height,
    spp: asked.samples ?? job.samples,
    pct: asked.percent ?? job.percent ?? 100,
    assets: scratch,
    out: png,
    strength: job.strength ?? 0.7,
    ...(border && { border }),
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
  return /RENDERED in (.*)/.exec(log)?.[1] ?? 'not timed';
}

function render(key) {
  const job = jobs[key];
  if (!job) throw new Error(`no such picture: ${key}`);
  const { gain = 1.08, offset = -6, quality = 82 } = job;
  const levels = [gain, offset].map(String);
  const scratchFile = (name) => join(scratch, 'renders', name);
  const picture = join(here, '../../pictures', `${key}.webp`);
  if (asked.border.length === 0) {
    const out = asked.preview ? scratchFile(`${key}.webp`) : picture;
    const width = asked.preview ? '' : `${job.width}`;
    const png = scratchFile(`${key}.png`);
    console.log(key, shoot(job, png));
    run('node', [join(here, 'post/finish.mjs'), png, out, ...levels, width, `${quality}`]);
    return;
  }
  const regions = asked.border.flatMap((border, k) => {
    const png = scratchFile(`${key}-border-${k}.png`);
    const finished = scratchFile(`${key}-border-${k}-finished.png`);
    console.log(key, border, shoot(job, png, border));
    run('node', [join(here, 'post/finish.mjs'), png, finished, ...levels]);
    return [finished, border];
  });
  if (!asked.preview) console.log(run('node', [join(here, 'post/blend.mjs'), picture, `${quality}`, ...regions]));
}

for (const key of keys) {
  try {
    render(key);
  } catch (error) {
    console.error(`${key} failed: ${error.message}`);
    process.exitCode = 1;
  }
}
