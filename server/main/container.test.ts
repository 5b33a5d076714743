import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFullRun } from '../../tests/support/full-run.ts';
import { type RunningProgram, startProgram } from '../../tests/support/servers/running-program.ts';

// No container engine is available: the Dockerfile's instructions are followed in plain folders.
const root = join(import.meta.dirname, '../..');
const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n');
const ignored = new Set(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean));

let folder: string;
let program: RunningProgram | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-image-'));
});
afterEach(async () => {
  await program?.stop();
  program = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** The build context: every file except those that `.dockerignore` excludes. */
const contextEntries = () => readdirSync(root).filter((name) => !ignored.has(name));

/** Follows COPY and RUN of every stage; each stage is a folder with `/app` in it. */
function followDockerfile(): string {
  let stage = '';
  for (const line of lines) {
    const [instruction = '', ...words] = line.split(' ');
    if (instruction === 'FROM') {
      stage = join(folder, words.at(-1) ?? '');
      mkdirSync(join(stage, 'app'), { recursive: true });
    } else if (instruction === 'COPY') copy(words, join(stage, 'app'));
    else if (instruction === 'RUN') run(words.join(' '), join(stage, 'app'));
  }
  return join(stage, 'app');
}

function copy(words: string[], app: string): void {
  const from = words[0]?.startsWith('--from=') ? words[0].slice('--from='.length) : undefined;
  const [target = '', ...sources] = words.slice(from ? 1 : 0).reverse();
  for (const source of sources.flatMap((name) => (name === '.' ? contextEntries() : [name]))) {
    const place = from ? join(folder, from, source) : join(root, source);
    expect(existsSync(place), `${source} is there to be copied`).toBe(true);
    // Of a folder its contents are copied.
    const isInto = !statSync(place).isDirectory() && (target.endsWith('/') || target === '.');
    const name = isInto || words.includes('.') ? basename(source) : '';
    cpSync(place, join(app, target, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** The image's command: the last CMD, a JSON list. */
function startCommand(): string[] {
  const command = lines.findLast((line) => line.startsWith('CMD '))?.slice('CMD '.length) ?? '[]';
  const words: string[] = JSON.parse(command);
  return words.map((word) => (word === 'node' ? process.execPath : word));
}

/** Copies the packages instead of installing them again. */
function run(command: string, app: string): void {
  if (command === 'npm ci') execFileSync('cp', ['-a', join(root, 'node_modules'), app]);
  else if (command.startsWith('npm ')) execFileSync('sh', ['-c', command], { cwd: app, stdio: 'pipe' });
  else expect(command).toMatch(/ mkdir \/data /);
}

// It builds the project. One database is enough: an image does not depend on it.
test.runIf(isFullRun && process.env.TEST_DATABASE !== 'postgres')(
  'what the Dockerfile makes starts, answers, is healthy, and writes nowhere but in its data folder',
  async () => {
    const app = followDockerfile();
    const before = execFileSync('find', [app, '-newer', join(app, 'server')], { encoding: 'utf8' });
    const settings = { DATA_DIR: join(folder, 'data'), DEMO_CONTENT: 'on' };
    program = await startProgram(settings, { folder: app, command: startCommand() });
    const home = await program.read('/ar');
    expect([home.status, home.body.includes('lang="ar"')]).toEqual([200, true]);
    const port = new URL(program.address).port;
    const health = (at: string) =>
      execFileSync(process.execPath, ['scripts/check-health.mjs'], { cwd: app, env: { PORT: at }, stdio: 'pipe' });
    health(port);
    expect(() => health('1')).toThrow();
    // Its child processes must start as well.
    await expect.poll(async () => (await program?.read('/'))?.body, { timeout: 60_000 }).toContain('.avif');
    expect(execFileSync('find', [app, '-newer', join(app, 'server')], { encoding: 'utf8' })).toBe(before);
  },
  300_000,
);
