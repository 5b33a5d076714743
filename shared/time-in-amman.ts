const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Amman',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The wall-clock time in Amman, `2026-11-21T14:30`, as a `datetime-local` field has it; '' without a time. */
export function toTimeInAmman(iso: string | null): string {
  return iso ? clock.format(new Date(iso)).replace(', ', 'T') : '';
}

/** The moment, ISO 8601 UTC, at which clocks in Amman show `local`; '' for '' and for what is no time. */
export function fromTimeInAmman(local: string): string {
  const asUtc = Date.parse(`${local}Z`);
  if (!local || Number.isNaN(asUtc)) return '';
  // Asked again at the result, since the offset there may be another than at the first guess.
  const offsetAt = (moment: number) => Date.parse(`${toTimeInAmman(new Date(moment).toISOString())}Z`) - moment;
  const wholeMinutes = Math.floor(asUtc / 60_000) * 60_000;
  const guess = wholeMinutes - offsetAt(wholeMinutes);
  return new Date(wholeMinutes - offsetAt(guess)).toISOString();
}
