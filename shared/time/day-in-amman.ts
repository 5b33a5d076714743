const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Amman',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const [friday, saturday] = [5, 6];

/** The calendar day in Amman, YYYY-MM-DD: days such as the last one of a job opening are meant there. */
export function dayInAmman(time: Date): string {
  return dayFormat.format(time);
}

/** The day, YYYY-MM-DD, that is so many working days, Sunday to Thursday, after the one in Amman at `time`. */
export function workingDayAfter(time: Date, days: number): string {
  let day = Temporal.PlainDate.from(dayInAmman(time));
  for (let left = days; left > 0; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek !== friday && day.dayOfWeek !== saturday) left -= 1;
  }
  return day.toString();
}

/** When the day that it is in Amman at `time` ends; both in milliseconds since 1970. */
export function endOfDayInAmman(time: number): number {
  const today = Temporal.PlainDate.from(dayInAmman(new Date(time)));
  return today.add({ days: 1 }).toZonedDateTime('Asia/Amman').epochMilliseconds;
}
