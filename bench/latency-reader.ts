import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerQuestions } from './helper-process.ts';

export type Reading = {
  address: string;
  /** Requested in turn over one connection. */
  paths: string[];
  milliseconds: number;
};

/** How long each answer took, in milliseconds, from asking to its last byte; and how many were not 200. */
export type ReadingReport = { latencies: number[]; failures: number };

// A visitor at intervals, rather than a queue of them.
const pauseMilliseconds = 5;

answerQuestions(async ({ address, paths, milliseconds }: Reading): Promise<ReadingReport> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const report: ReadingReport = { latencies: [], failures: 0 };
  const begun = performance.now();
  for (let i = 0; performance.now() - begun < milliseconds; i++) {
    const asked = performance.now();
    if ((await statusOf(address + paths[i % paths.length]!, agent)) !== 200) report.failures += 1;
    report.latencies.push(performance.now() - asked);
    await wait(pauseMilliseconds);
  }
  agent.destroy();
  return report;
});

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}
