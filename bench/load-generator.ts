import { Agent, get } from 'node:http';
import { answerQuestions } from './helper-process.ts';

export type Load = {
  address: string;
  /** Requested in turn. */
  paths: string[];
  requests: number;
  connections: number;
  headers?: Record<string, string>;
};

/** How many requests were answered with each status. */
export type LoadReport = { statuses: Record<number, number> };

// On a busy machine a server may get no CPU for many seconds.
const longestAnswer = 120_000;

answerQuestions(async ({ address, paths, requests, connections, headers = {} }: Load): Promise<LoadReport> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<number, number> = {};
  let sent = 0;
  const reader = async () => {
    while (sent < requests) {
      const status = await readPage(address + paths[sent++ % paths.length]!, { agent, headers });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, reader));
  agent.destroy();
  return { statuses };
});

function readPage(url: string, options: { agent: Agent; headers: Record<string, string> }): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { ...options, timeout: longestAnswer }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('timeout', () => reject(new Error(`${url} was not answered in time.`)))
      .on('error', reject);
  });
}
