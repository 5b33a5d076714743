import { mkdtempSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationForm } from '../../../tests/support/browser/application-form.ts';
import { type HostileFile, hostileCvs, hostileImages } from '../../../tests/support/files/hostile-files.ts';
import { everyHostilePdf } from '../../../tests/support/files/hostile-pdfs.ts';
import { childrenOf, residentBytesOf } from '../../../tests/support/servers/child-processes.ts';
import {
  programAdministrator,
  type RunningProgram,
  startProgram,
} from '../../../tests/support/servers/running-program.ts';

// Half of a server with 1 GB.
const mostMegabytes = 500;
// A reply takes milliseconds, on a slow machine a hundred times as long; a blocked site took minutes.
const longestAnswer = 10_000;

// In a separate process, whose memory is measured; the database does not matter here.
describe.skipIf(process.env.TEST_DATABASE === 'postgres')('files that mean harm', () => {
  let folder: string;
  let program: RunningProgram;
  let authorization: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mansooj-hostile-'));
    program = await startProgram({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' });
    const body = JSON.stringify(programAdministrator);
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${program.address}/api/auth/login`, { method: 'POST', headers, body });
    const { token } = await reply.json();
    authorization = `Bearer ${token}`;
  }, 60_000);
  afterAll(async () => {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const send = (path: string, form: FormData) =>
    fetch(`${program.address}/api${path}`, { method: 'POST', headers: { authorization }, body: form });
  const fileOf = ({ bytes, name }: HostileFile) => new File([new Uint8Array(bytes)], name);

  /** Everything stored, as text. */
  async function stored(kind: string): Promise<string[]> {
    const names = await readdir(join(folder, 'files', kind)).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder, 'files', kind, name), 'latin1')));
  }

  test('are refused as pictures, or lose what makes them harmful', async () => {
    for (const image of await hostileImages()) {
      const form = new FormData();
      form.append('name', 'Mill');
      form.append('industry', 'Feed');
      form.append('specifications', '[{"name":"a","value":"b"}]');
      form.append('mainImage', fileOf(image));
      const { status } = await send('/partners', form);
      expect([201, 413, 415, 422], image.about).toContain(status);
      if (image.mark === undefined) expect(status, image.about).not.toBe(201);
    }
    const marks = (await hostileImages()).flatMap(({ mark }) => mark ?? []);
    for (const image of await stored('images')) for (const mark of marks) expect(image).not.toContain(mark);
  }, 120_000);

  test('are refused as CVs, or kept as downloads alone', async () => {
    for (const cv of hostileCvs()) {
      const reply = await send('/careers', applicationForm({ cv: fileOf(cv) }));
      expect([201, 413, 415, 422], cv.about).toContain(reply.status);
    }
    const listed = await fetch(`${program.address}/api/careers`, { headers: { authorization } });
    const { data }: { data: { careers: { _id: string; cvMarks: string[] }[] } } = await listed.json();
    expect(data.careers.length).toBeGreaterThan(0);
    for (const { _id } of data.careers.slice(0, 3)) {
      const { headers } = await fetch(`${program.address}/api/careers/${_id}/cv`, { headers: { authorization } });
      expect(headers.get('content-disposition')).toMatch(/^attachment/);
      expect(headers.get('content-security-policy')).toMatch(/sandbox$/);
    }
  }, 120_000);

  test('are no videos either', async () => {
    for (const bytes of ['<!doctype html><script>1</script>', '#!/bin/sh', '<svg/>']) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ title: 'T', summary: 'S', content: 'C', tags: '[]' }))
        form.append(name, value);
      form.append('video', new File([bytes], 'a.mp4', { type: 'video/mp4' }));
      expect((await send('/blogs', form)).status).toBe(415);
    }
  });

  test(`never took more than ${mostMegabytes} MB of memory, and leave no files behind`, async () => {
    const status = await readFile(`/proc/${program.pid}/status`, 'utf8');
    const peakMegabytes = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
    expect(peakMegabytes).toBeGreaterThan(0);
    expect(peakMegabytes).toBeLessThan(mostMegabytes);
    // What is given up on may be removed a moment later.
    await expect.poll(() => readdir(join(folder, 'tmp')), { timeout: 20_000 }).toEqual([]);
    expect((await fetch(`${program.address}/api/health`)).status).toBe(200);
  });
});

// The built program with its usual settings and a small young generation.
describe.skipIf(process.env.TEST_DATABASE === 'postgres')('PDFs that are made to cost time and memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mansooj-hostile-'));
  let program: RunningProgram;
  beforeAll(async () => {
    const settings = { DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', NODE_OPTIONS: '--max-semi-space-size=8' };
    program = await startProgram(settings);
  }, 60_000);
  afterAll(async () => {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test(`do not delay others, and keep all processes together below ${mostMegabytes} MB`, async () => {
    const watch = watchSite(program);
    for (const { bytes, about } of everyHostilePdf(5 * 1024 ** 2)) {
      const body = applicationForm({ cv: new File([bytes], 'cv.pdf') });
      const reply = await fetch(`${program.address}/api/careers`, { method: 'POST', body });
      expect([201, 415, 422], about).toContain(reply.status);
    }
    const { answers, megabytes } = await watch.end();
    expect(Math.max(...answers)).toBeLessThan(longestAnswer);
    expect(Math.max(...megabytes)).toBeGreaterThan(100);
    expect(Math.max(...megabytes)).toBeLessThan(mostMegabytes);
  }, 240_000);
});

/** Requests a page repeatedly: the response times, and the memory of all processes. */
function watchSite(program: RunningProgram) {
  const [answers, megabytes]: [number[], number[]] = [[], []];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const begun = performance.now();
      expect((await program.read('/contact-us')).status).toBe(200);
      answers.push(performance.now() - begun);
      const held = await Promise.all([program.pid, ...(await childrenOf(program.pid))].map(residentBytesOf));
      megabytes.push(held.reduce((sum, bytes) => sum + bytes, 0) / 1024 ** 2);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      return { answers, megabytes };
    },
  };
}
