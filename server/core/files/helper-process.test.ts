import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sampleFolder } from '../../../tests/support/files/sample-files.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { childrenRunning } from '../../../tests/support/servers/child-processes.ts';
import { createHelperProcess } from './helper-process.ts';

const program = fileURLToPath(new URL('./inspection/inspection-program.ts', import.meta.url));
const limits = { milliseconds: 20_000, residentBytes: 1024 ** 3 };

test('an idle process is ended, and the next question starts another', async () => {
  const samples = await sampleFolder();
  const question = { name: 'isPdf', input: [await samples.write('cv.pdf', samplePdf())] };
  const helper = createHelperProcess({ program, execArgv: [], idleMilliseconds: 200 });
  // Another test of this process may have left one that ends later.
  const earlier = await childrenRunning('inspection-program');
  const running = async () => (await childrenRunning('inspection-program')).filter((pid) => !earlier.includes(pid));
  for (let round = 0; round < 2; round++) {
    expect(await helper.ask(question, limits)).toEqual({ result: true });
    await expect.poll(running, { timeout: 20_000 }).toEqual([]);
  }
  helper.close();
  await expect(helper.ask(question, limits)).rejects.toThrow('it is closed');
  await samples.dispose();
});
