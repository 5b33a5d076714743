import type { Bench } from './bench-options.ts';
import { inSeconds, median, type Row, withinBar } from './result-table.ts';
import { startSite } from './site-process.ts';

const bars = { npm: 2_000, alone: 450 };

/** Starts on a filled folder, with npm and without; and the first start, when this run made it. */
export async function measureStart({ dataDir, rounds, filling }: Bench): Promise<Row[]> {
  const withNpm: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round < rounds; round++) {
    withNpm.push(await startOnce(dataDir, ['npm', 'start']));
    alone.push(await startOnce(dataDir));
  }
  const rows: Row[] = [
    withinBar('`npm start`', median(withNpm), { bar: bars.npm, format: inSeconds }),
    withinBar('The program alone', median(alone), { bar: bars.alone, format: inSeconds }),
  ];
  if (!filling) return rows;
  return [
    ...rows,
    { what: 'The program alone, on an empty folder', measured: inSeconds(filling.firstStart) },
    { what: 'Then all pictures in every format and size', measured: inSeconds(filling.pictures) },
  ];
}

async function startOnce(dataDir: string, command?: string[]): Promise<number> {
  const site = await startSite(dataDir, { command });
  await site.stop();
  return site.startMilliseconds;
}
