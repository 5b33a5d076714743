const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Amman',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The wall-clock time in Amman, `2026-11-21T14:30`, in `datetime-local` format; '' without a time. */
export function toTimeInAmman(iso: string | null): string {
  return iso ? clock.format(new Date(iso)).replace(', ', 'T') : '';
}

/** The instant, ISO 8601 UTC, of the Amman time `local`; '' for '' and for invalid times. */
export function fromTimeInAmman(local: string): string {
  const asUtc = Date.parse(`${local}Z`);
  if (!local || Number.isNaN(asUtc)) return '';
  // Repeated at the result, where the offset may differ from the first guess.
  const offsetAt = (moment: number) => Date.parse(`${toTimeInAmman(new Date(moment).toISOString())}Z`) - moment;
  const wholeMinutes = Math.floor(asUtc / 60_000) * 60_000;
  const guess = wholeMinutes - offsetAt(wholeMinutes);
  return new Date(wholeMinutes - offsetAt(guess)).toISOString();
}
