const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Amman',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Amman, YYYY-MM-DD: days such as the last one of a job opening are meant there. */
export function dayInAmman(time: Date): string {
  return dayFormat.format(time);
}

const quarter = 15 * 60 * 1000;

/** When the day that it is in Amman at `time` ends; both in milliseconds since 1970. */
export function endOfDayInAmman(time: number): number {
  const today = dayInAmman(new Date(time));
  // Offsets are multiples of a quarter of an hour.
  let end = (Math.floor(time / quarter) + 1) * quarter;
  while (dayInAmman(new Date(end)) === today) end += quarter;
  return end;
}
