import type { Row } from './result-table.ts';
import { measurePlanted, shippedAlarms } from './text-checks/planted.ts';
import { contentTexts, messageTexts } from './text-checks/shipped-texts.ts';

const floor = 0.95;
const mostAlarms = 0.02;
const inPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Planted defects that the checks of texts find, by kind, and texts of the product in which they find anything. */
export async function measureTextChecks(): Promise<Row[]> {
  const rows = measurePlanted();
  for (const { name, missed } of rows) for (const miss of missed) console.error(`${name}: ${miss}`);
  const [planted, found] = [rows.map((row) => row.planted), rows.map((row) => row.found)].map((counts) =>
    counts.reduce((sum, count) => sum + count, 0),
  ) as [number, number];
  const texts = [...contentTexts(), ...messageTexts()];
  const started = performance.now();
  const alarms = shippedAlarms(texts).length;
  const each = (performance.now() - started) / texts.length;
  return [
    {
      what: `${planted} planted defects of ${rows.length} kinds, found`,
      measured: `${found} (${inPercent(found / planted)})`,
      beside: `bar ${inPercent(floor)}`,
      ratio: found / planted / floor,
    },
    {
      what: `Findings in ${texts.length} shipped texts`,
      measured: `${alarms} (${inPercent(alarms / texts.length)}), ${each.toFixed(2)} ms a text`,
      beside: `bar ${inPercent(mostAlarms)}`,
      ratio: alarms / texts.length / mostAlarms,
    },
  ];
}
