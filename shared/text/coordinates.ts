import { toWesternDigits } from './western-digits.ts';

export type Coordinates = { latitude: number; longitude: number };

const longest = 300;
const inLink =
  /[@=](-?\d{1,3}\.\d{1,12}),(-?\d{1,3}\.\d{1,12})(?![\d.])|#map=\d{1,2}\/(-?\d{1,3}\.\d{1,12})\/(-?\d{1,3}\.\d{1,12})/;
// Where the address of a place on a map has its pin; after the @ is the middle of what is shown.
const atPin = /!3d(-?\d{1,3}\.\d{1,12})!4d(-?\d{1,3}\.\d{1,12})(?!\d)/;
const minutes = /(?:(\d{1,2}(?:\.\d{1,6})?)['′’] ?(?:(\d{1,2}(?:\.\d{1,6})?)(?:["″”]|'') ?)?)?/;
const angle = new RegExp(`([NSEW])? ?(-?\\d{1,3}(?:\\.\\d{1,12})?)°? ?${minutes.source}([NSEW])?`, 'i');
const pair = new RegExp(`^${angle.source} ?[,;/ ] ?${angle.source}$`, 'i');

/**
 * A place as maps and telephones write it: `31.87, 36.01`, `٣١٫٨٧، ٣٦٫٠١`, `31.87 N 36.01 E`, `31°52'12"N 36°0'36"E`, the
 * address of a map; undefined for what is no place on earth.
 */
export function readCoordinates(text: string): Coordinates | undefined {
  if (text.length > longest) return undefined;
  const plain = toWesternDigits(text.replace(/\p{Cf}/gu, ''))
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replace(/\s+/g, ' ')
    .trim();
  const link = /^https:\/\//.test(plain) ? (atPin.exec(plain) ?? inLink.exec(plain))?.filter(Boolean) : undefined;
  if (link) return placeAt(Number(link[1]), Number(link[2]));
  const written = plain.replace(/^geo:/, '').replace(/^\((.*)\)$/, '$1');
  const [, ...parts] = pair.exec(written) ?? [];
  if (parts.length === 0) return undefined;
  const [one, other] = [toAngle(parts.slice(0, 5)), toAngle(parts.slice(5))];
  if (!one || !other) return undefined;
  const isNamed = one.axis !== '';
  if (isNamed !== (other.axis !== '') || (isNamed && one.axis === other.axis)) return undefined;
  return one.axis === 'longitude' ? placeAt(other.degrees, one.degrees) : placeAt(one.degrees, other.degrees);
}

/** As it is stored: `31.87, 36.01`. */
export const writeCoordinates = ({ latitude, longitude }: Coordinates): string => `${latitude}, ${longitude}`;

/** An angle in degrees, and the axis that its letter names; undefined where it is none. */
function toAngle([before, whole = '', minute = '0', second = '0', behind]: readonly (string | undefined)[]) {
  const [degrees, sixtieth, part] = [whole, minute, second].map(Number);
  const letter = (before ?? behind ?? '').toUpperCase();
  const isFraction = whole.includes('.') && minute !== '0';
  if (degrees === undefined || sixtieth === undefined || part === undefined || isFraction) return undefined;
  if (sixtieth >= 60 || part >= 60 || (before && behind) || (letter && degrees < 0)) return undefined;
  const size = Math.abs(degrees) + sixtieth / 60 + part / 3600;
  const isNegative = whole.startsWith('-') || letter === 'S' || letter === 'W';
  const axis = letter === '' ? '' : letter === 'N' || letter === 'S' ? 'latitude' : 'longitude';
  return { degrees: Number((isNegative ? -size : size).toFixed(minute === '0' && second === '0' ? 12 : 6)), axis };
}

function placeAt(latitude: number, longitude: number): Coordinates | undefined {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
