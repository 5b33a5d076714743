import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicationForm } from '../../tests/support/browser/application-form.ts';
import { childrenRunning } from '../../tests/support/servers/child-processes.ts';
import { type RunningProgram, startProgram } from '../../tests/support/servers/running-program.ts';

const root = join(import.meta.dirname, '../..');
const teller = pathToFileURL(join(root, 'tests/support/list-loaded-modules.mjs')).href;

let folder: string;
let program: RunningProgram | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-modules-'));
});
afterEach(async () => {
  await program?.stop();
  program = undefined;
  await rm(folder, { recursive: true, force: true });
});

// The loaded modules do not depend on the database.
test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a start loads its own files alone, and nothing that its settings do not ask for',
  async () => {
    const told = join(folder, 'loaded');
    const settings = { DATA_DIR: join(folder, 'data'), NODE_OPTIONS: `--import=${teller}`, LOADED_TOLD_TO: told };
    program = await startProgram(settings);
    for (const path of ['/', '/api/products', '/contact-us']) expect((await program.read(path)).status, path).toBe(200);
    const loaded = (await readFile(told, 'utf8')).trim().split('\n');
    const isBeside = (url: string) => url.startsWith(pathToFileURL(join(root, 'build/')).href) || url === teller;
    // Everything is bundled: no package and no source file is read from the disk.
    expect(loaded.filter((url) => !isBeside(url))).toEqual([]);
    expect(loaded.filter((url) => /dictionar|site-metrics|vite|s3-|nodemailer|program\/content-/.test(url))).toEqual(
      [],
    );
  },
  60_000,
);

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'the built program looks into a CV in a process of its own',
  async () => {
    program = await startProgram({ DATA_DIR: join(folder, 'data') });
    const reply = await fetch(`${program.address}/api/careers`, { method: 'POST', body: applicationForm() });
    expect(reply.status).toBe(201);
    expect(await childrenRunning('build/program/inspection-program.js', program.pid)).toHaveLength(1);
  },
  60_000,
);
