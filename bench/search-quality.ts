import type { Bench } from './bench-options.ts';
import type { Row } from './result-table.ts';
import { type ClassRecall, measureRecall } from './search-recall.ts';
import { startSite } from './site-process.ts';

const floor = 0.92;
const inPercent = (share: number): string => `${Math.round(share * 100)} %`;

/** Our own searches over the demo content, by class: how many have a meant record among their first three hits. */
export async function measureSearch({ dataDir }: Bench): Promise<Row[]> {
  const site = await startSite(dataDir);
  try {
    const classes = await measureRecall(async (query, language) => {
      const reply = await fetch(`${site.address}/api/search?limit=3&lng=${language}&q=${encodeURIComponent(query)}`);
      return reply.json();
    });
    return classes.map(toRow);
  } finally {
    await site.stop();
  }
}

function toRow({ name, asked, found, empty, missed }: ClassRecall): Row {
  for (const miss of missed) console.error(`${name}: ${miss}`);
  const measured = `${found} of ${asked} (${inPercent(found / asked)}), empty pages: ${empty}`;
  return { what: name, measured, beside: `bar ${inPercent(floor)}`, ratio: found / asked / floor };
}
