import { stringify } from 'csv-stringify/sync';

/** A column of an export: its heading and its value for a record. */
export type CsvColumn<Lead> = {
  heading: string;
  value: (lead: Lead) => string;
  /** A telephone number is not escaped, although it begins with a plus. */
  isPhone?: boolean | undefined;
};

const batchSize = 200;
// Without a byte order mark Excel assumes the local code page, and garbles Arabic.
const byteOrderMark = '\uFEFF';

const onlyPhone = /^\+?[\d\s()-]+(?:ext\. \d+)?$/;

/** CSV lines (RFC 4180); a text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
function toCsv(lines: string[][], phoneColumns: readonly boolean[] = []): string {
  const isPhone = (value: string, column: number) => phoneColumns[column] === true && onlyPhone.test(value);
  return stringify(lines, {
    escape_formulas: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    cast: {
      string: (value, { index }) => (isPhone(value, index) ? { value, escape_formulas: false } : value),
    },
  });
}

/** The named records as CSV, batch by batch; deleted ones are skipped. */
export function writeCsv<Lead>(
  ids: readonly string[],
  columns: readonly CsvColumn<Lead>[],
  read: (ids: readonly string[]) => Promise<Lead[]>,
): AsyncGenerator<string> {
  return writeBatches(readBatches(ids, read), columns);
}

async function* readBatches<Lead>(ids: readonly string[], read: (ids: readonly string[]) => Promise<Lead[]>) {
  for (let start = 0; start < ids.length; start += batchSize) yield await read(ids.slice(start, start + batchSize));
}

/** Batches of records as CSV, each written as it arrives. */
export async function* writeBatches<Row>(
  batches: AsyncIterable<Row[]>,
  columns: readonly CsvColumn<Row>[],
): AsyncGenerator<string> {
  yield byteOrderMark + toCsv([columns.map(({ heading }) => heading)]);
  const phones = columns.map(({ isPhone = false }) => isPhone);
  for await (const rows of batches)
    yield toCsv(
      rows.map((row) => columns.map(({ value }) => value(row))),
      phones,
    );
}

const ammanTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Amman',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-21 15:24`, Amman time, a format that spreadsheets recognise. */
export function csvTime(iso: string): string {
  return ammanTime.format(new Date(iso));
}
