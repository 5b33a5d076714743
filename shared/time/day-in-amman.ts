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

/** When the day that it is in Amman at `time` ends; both in milliseconds since 1970. */
export function endOfDayInAmman(time: number): number {
  const today = Temporal.PlainDate.from(dayInAmman(new Date(time)));
  return today.add({ days: 1 }).toZonedDateTime('Asia/Amman').epochMilliseconds;
}
