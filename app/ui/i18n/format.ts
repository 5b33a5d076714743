import { type Language, localeTag } from '#shared/language.ts';
import { day, hour, minute, second } from '#shared/units.ts';
import { currentLanguage } from './current-language.ts';

const timeZone = 'Asia/Amman';

const styles = {
  date: { dateStyle: 'long' },
  dayOfYear: { day: 'numeric', month: 'short' },
  shortDate: { dateStyle: 'medium' },
  month: { month: 'long', year: 'numeric' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Creating a formatter costs far more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatTime(iso: string, language: Language, style: keyof typeof styles): string {
  const tag = localeTag(language);
  const format = formats.get(tag + style) ?? new Intl.DateTimeFormat(tag, { timeZone, ...styles[style] });
  formats.set(tag + style, format);
  const time = new Date(iso);
  // A missing time must not break the screen.
  return Number.isNaN(time.getTime()) ? '—' : format.format(time);
}

/** A calendar day, YYYY-MM-DD, in the reader's manner. */
export const formatDay = (day: string): string => formatDate(`${day}T12:00:00Z`);

/** `20 November 2026`, localised; public pages format on the server, so that browser and server agree. */
export function formatDate(iso: string, language = currentLanguage()): string {
  return formatTime(iso, language, 'date');
}

/** `20 Nov`, for a calendar day, YYYY-MM-DD. */
export function formatDayOfYear(day: string, language = currentLanguage()): string {
  // Noon UTC is the same day in Amman.
  return formatTime(`${day}T12:00:00Z`, language, 'dayOfYear');
}

/** `Nov 20, 2026`, for columns. */
export function formatShortDate(iso: string, language = currentLanguage()): string {
  return formatTime(iso, language, 'shortDate');
}

/** `November 2026`, of a month YYYY-MM. */
export function formatMonth(month: string, language = currentLanguage()): string {
  return formatTime(`${month}-01`, language, 'month');
}

export function formatDateTime(iso: string, language = currentLanguage()): string {
  return formatTime(iso, language, 'dateTime');
}

const near = 6 * day;

/** `Sun 2:00 PM` within six days, else `Nov 15`: by when something is to be done. */
export function formatDue(iso: string, { now = Date.now(), language = currentLanguage() } = {}): string {
  if (Math.abs(Date.parse(iso) - now) >= near) return formatTime(iso, language, 'dayOfYear');
  const style = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(localeTag(language), style).format(new Date(iso));
}

/** The name of a country, by its code. */
export const formatRegion = (region: string, language = currentLanguage()): string =>
  new Intl.DisplayNames(localeTag(language), { type: 'region' }).of(region) ?? region;

/** `Sunday`, for the place of a weekday from Sunday, 0, to Saturday, 6. */
export function formatWeekday(place: number, language = currentLanguage()): string {
  // A Sunday, and the days after it.
  const time = new Date(Date.UTC(2026, 10, 1 + place, 12));
  return new Intl.DateTimeFormat(localeTag(language), { timeZone, weekday: 'long' }).format(time);
}

/** `2:05 PM` in Amman, or in another time zone. */
export function formatClock(iso: string, zone = timeZone, language = currentLanguage()): string {
  const style = { hour: 'numeric', minute: '2-digit', timeZone: zone } as const;
  return new Intl.DateTimeFormat(localeTag(language), style).format(new Date(iso));
}

const ageUnits = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** `3 hours ago`: in the largest unit of which at least one has passed, up to days; below a minute in seconds. */
export function formatAge(iso: string, { now = Date.now(), language = currentLanguage() } = {}): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (Number.isNaN(age)) return '—';
  const [unit, milliseconds] = ageUnits.find(([, length]) => age >= length) ?? ['second', second];
  return new Intl.RelativeTimeFormat(localeTag(language)).format(-Math.floor(age / milliseconds), unit);
}

/** `3 hr`: the same without words around it; a day of the year once it is a week ago. */
export function formatShortAge(iso: string, { now = Date.now(), language = currentLanguage() } = {}): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (!(age < 7 * day)) return formatTime(iso, language, 'dayOfYear');
  const [unit, milliseconds] = ageUnits.find(([, length]) => age >= length) ?? ['minute', minute];
  const style = { style: 'unit', unit, unitDisplay: 'short' } as const;
  return numberFormat(language, style).format(Math.floor(age / milliseconds));
}

// Making a format takes a hundred times longer than using it.
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(localeTag(language), options);
  numberFormats.set(key, format);
  return format;
}

/** `24 months`. */
export function formatMonths(count: number, language = currentLanguage()): string {
  const unit = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;
  return numberFormat(language, unit).format(count);
}

/** `6 hours`: in the largest unit that divides it. */
export function formatSpan(seconds: number, language = currentLanguage()): string {
  const [unit, length] = ageUnits.find(([, milliseconds]) => (seconds * second) % milliseconds === 0) ?? [
    'second',
    second,
  ];
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format((seconds * second) / length);
}

const sizeUnits = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** `1.50 MB`: Bytes, KB, MB or GB, base 1024, two decimals except of Bytes; the same in both languages. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${Math.max(0, bytes)} Bytes`;
  const step = Math.min(Math.floor(Math.log2(bytes) / 10), sizeUnits.length - 1);
  return `${(bytes / 1024 ** step).toFixed(2)} ${sizeUnits[step]}`;
}

/** `owner and tags`. */
export function formatList(entries: readonly string[], language = currentLanguage()): string {
  return new Intl.ListFormat(localeTag(language)).format(entries);
}

/** `3.5`; one decimal. */
export function formatDecimal(number: number, language = currentLanguage()): string {
  return numberFormat(language, { maximumFractionDigits: 1 }).format(number);
}

/** `1,234`; the same digits in both languages. */
export function formatNumber(count: number, language = currentLanguage()): string {
  return numberFormat(language, { numberingSystem: 'latn' }).format(count);
}
