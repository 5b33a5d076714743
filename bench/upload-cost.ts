import { inMegabytes, inSeconds, type Row, withinBar } from './result-table.ts';
import { measureUpload } from './upload-memory.ts';

const bar = 100 * 1024 ** 2;

/** What a body of 200 MB costs the server that streams it to disk. */
export async function measureUploadCost(): Promise<Row[]> {
  const { grownBytes, peakBytes, seconds } = await measureUpload(200);
  return [
    withinBar('Memory grown by', grownBytes, { bar, format: inMegabytes }),
    { what: 'Memory at most', measured: inMegabytes(peakBytes) },
    { what: 'Time', measured: inSeconds(seconds * 1000) },
  ];
}
