export type Row = {
  what: string;
  measured: string;
  /** The comparison: the same bytes from a bare server, or the bar. */
  beside?: string;
  /** Measured ÷ beside. */
  ratio?: number;
};

/** A measure that has to stay under a bar. */
export function withinBar(
  what: string,
  value: number,
  { bar, format }: { bar: number; format(value: number): string },
): Row {
  return { what, measured: format(value), beside: `bar ${format(bar)}`, ratio: value / bar };
}

/** One Markdown table; each group begins with a row that contains only its title. */
export function toTable(groups: { title: string; rows: Row[] }[]): string {
  const line = (...cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line('What', 'Measured', 'Beside it', 'Ratio'),
    '|---|---:|---:|---:|',
    ...groups.flatMap(({ title, rows }) => [
      line(`**${title}**`, '', '', ''),
      ...rows.map(({ what, measured, beside, ratio }) =>
        line(what, measured, beside ?? '', ratio === undefined ? '' : inTwoDigits(ratio)),
      ),
    ]),
  ].join('\n');
}

const inTwoDigits = (value: number) => (value >= 10 ? value.toFixed(0) : value.toPrecision(2));

export const inMilliseconds = (value: number) => `${value.toFixed(value < 1 ? 3 : 2)} ms`;
export const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
export const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
export const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
}

/** The percentile: `percent` of the values are at most this. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (value === undefined) throw new Error('There is no percentile of nothing.');
  return value;
}
