import type { StructuredData } from './page-facts.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const namedDay = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*/gi;
const range = /^[a-z]+\s*(?:–|-|to|until)\s*[a-z]+/i;
const time = /(\d{1,2})(?::(\d{2}))?\s*(am|pm)?\b/gi;

/** The days that `Sunday – Thursday` or `Friday, Saturday` names; none in other words. */
function daysNamed(text: string): string[] {
  const named = [...text.matchAll(namedDay)].map(([, name = '']) =>
    weekdays.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase())),
  );
  const [first = 0, last = 0] = named;
  if (named.length !== 2 || !range.test(text.trim())) return named.flatMap((day) => weekdays[day] ?? []);
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, i) => weekdays[(first + i) % 7] ?? '');
}

/** The times in `8:00 am to 5:00 pm` or `8–17`, as `08:00`. */
function timesNamed(text: string): string[] {
  return [...text.matchAll(time)].map(([, hour = '', minute = '00', half = '']) => {
    const afternoon = half.toLowerCase() === 'pm' ? 12 : 0;
    const hours = half ? (Number(hour) % 12) + afternoon : Number(hour);
    return `${String(hours).padStart(2, '0')}:${minute}`;
  });
}

/** Opening hours as staff wrote them in English, for search engines; what cannot be read is left out. */
export function openingHoursData(written: readonly { days: string; hours: string }[]): StructuredData[] {
  return written.flatMap(({ days, hours }) => {
    const [dayOfWeek, [opens, closes, ...more]] = [daysNamed(days), timesNamed(hours)];
    if (dayOfWeek.length === 0 || !opens || !closes || more.length > 0) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
  });
}
