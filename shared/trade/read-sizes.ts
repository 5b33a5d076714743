import { betweenSizes, readUnit } from '../search/measures.ts';
import { foldForSearch } from '../search/search-words.ts';
import { isNumber, type Span } from '../search/spans.ts';
import { toWesternDigits } from '../text/western-digits.ts';
import type { SizeName } from './field-types.ts';
import { quantitySpans } from './plain-quantity.ts';
import { type Reading, readEach, readTwice, withoutTolerance } from './readings.ts';
import {
  bareTimes,
  isBareInCentimetres,
  joinSpans,
  type Measured,
  millimetresPerCentimetre,
  rounded,
  unitTimes,
} from './trade-units.ts';

/** Of a sack, as catalogues write them: 50 × 62 × 11 cm. */
export const sackSizes = ['width', 'length', 'gusset'] as const;

/** Sizes by the key of their field, in the order of the fields. */
export type Sizes = Readonly<Record<string, number>>;

const ofSizes = { unit: 'mm', shown: 'cm' } as const;

/**
 * Sizes in the unit of their field, mm unless another is given, for `keys`: `22x36 in` is a width of 558.8 and a length of
 * 914.4. Two or three of them, else no reading; two readings of `1.000 x 1.500 mm`. The unit stands once or with each. A size
 * that is named is that of its name, wherever it stands: `H100 x W56`; the others follow in the order of `keys`.
 */
export function readSizes(sent: string, field: Measured = ofSizes, keys: readonly string[] = sackSizes) {
  const typed = field.unit === 'mm' ? sent.trim().replace(slashed, (sizes) => sizes.replaceAll('/', ' x ')) : sent;
  const read = (part: string): Reading<Sizes>[] => readEach(part, (plain) => findSizes(plain, field, keys));
  const readings = readTwice(typed, read, Object.values) ?? read(typed);
  if (isBareInCentimetres(field)) {
    const asked = readings.some(({ value }) => isTooLarge(value, keys))
      ? ['mm', 'cm'].flatMap((unit) => read(`${typed} ${unit}`))
      : [];
    // With a unit of its own none of them is read.
    if (asked.length > 0) return asked;
    const mixed = readEach(typed, (plain) => findSizes(plain, field, keys, true));
    const either = [...readings, ...mixed].map(inCentimetres);
    if (readings.length === 1 && mixed.some((each) => isOtherSack(each.value, readings[0]?.value, keys))) return either;
    const [, first = '', second = '', unit = ''] = twoOrDecimals.exec(toWesternDigits(typed).trim()) ?? [];
    if (Number(second) > Number(first))
      return [
        ...read(`${first} x ${second}${unit}`),
        ...readEach(`${first}.${second}${unit}`, (plain) => findFirst(plain, field, keys)),
      ];
  }
  const figures = readings.length > 0 ? undefined : withoutTolerance(typed);
  return figures === undefined
    ? readings
    : read(figures).map((reading) => ({ ...reading, isWithoutTolerance: true as const }));
}

/** Sizes with a stroke between them, with or without a unit: 60/100, 60/100/10 cm. */
const slashed =
  /^\p{Nd}{2,4}(?:[.,٫]\p{Nd})? ?\/ ?\p{Nd}{2,4}(?:[.,٫]\p{Nd})?(?: ?\/ ?\p{Nd}{1,3})?(?= ?\p{L}{0,12}$)/u;

/** Two sizes, or one with decimals: 60,100. */
const twoOrDecimals = /^([1-9]\d{1,2})[,،]([1-9]\d{1,2})( ?\p{L}{1,6})?$/u;

function findFirst(plain: string, field: Measured, [key = '']: readonly string[]): Sizes | undefined {
  const [number, ...unit] = quantitySpans(plain, field.unit);
  const times = unitTimes(unit, field.unit) ?? bareTimes(unit.length, [Number(number?.text)], field);
  return number && times !== undefined ? { [key]: rounded(Number(number.text) * times) } : undefined;
}

/** Wider or longer sacks are hardly made, in cm. */
export const largestBareSack: Readonly<Record<string, number>> = { width: 160, length: 250 };

const isTooLarge = (sizes: Sizes, keys: readonly string[]): boolean =>
  keys.includes('length') &&
  Object.entries(largestBareSack).some(([key, most]) => (sizes[key] ?? 0) > most * millimetresPerCentimetre);

/** Whether a flat sack is neither wider than twice its length nor longer than eight times its width, nor its gusset wider. */
export function isInProportion({ width, length, gusset = 0 }: Sizes): boolean {
  if (width === undefined) return true;
  const isFlat = length === undefined || (width <= 2 * length && length <= 8 * width);
  return isFlat && gusset <= width;
}

/** Whether other sizes than `usual`, with those up to 300 in cm beside larger ones in mm, make a sack too: 560 x 910 x 8. */
function isOtherSack(mixed: Sizes, usual: Sizes | undefined, keys: readonly string[]): boolean {
  const isInOrder = Object.keys(mixed).every((key, at) => key === keys[at]);
  const isOther = Object.entries(mixed).some(([key, size]) => size !== usual?.[key]);
  return keys.includes('length') && isInOrder && isOther && isInProportion(mixed);
}

function inCentimetres({ value }: Reading<Sizes>): Reading<Sizes> {
  const sizes = Object.values(value).map((size) => `${size / millimetresPerCentimetre} cm`);
  return { value, typed: sizes.join(' x '), said: sizes.join(' × ') };
}

/** `isEach`: a size without a unit is read by itself. */
function findSizes(plain: string, field: Measured, keys: readonly string[], isEach = false): Sizes | undefined {
  const typed = quantitySpans(plain, field.unit);
  const { spans, names } = field.unit === 'mm' ? withNamesApart(withUnitLast(typed)) : { spans: typed, names: [] };
  const isBetween = (at: number) => {
    const { text = '' } = spans[at] ?? {};
    const isOfTen = joinSpans(spans.slice(at)) === '/ 10 cm';
    return (
      betweenSizes.has(text) || (field.unit === 'perInch' && text === '/' && isNumber(spans[at + 1]?.text) && !isOfTen)
    );
  };
  const sizes: { value: number; unit: Span[] }[] = [];
  for (let at = 0, isLast = false; !isLast; ) {
    if (!isNumber(spans[at]?.text)) return undefined;
    const end = at + 1 + (readUnit(spans, at + 1)?.length ?? 0);
    isLast = !isBetween(end);
    sizes.push({ value: Number(spans[at]?.text), unit: spans.slice(at + 1, isLast ? undefined : end) });
    at = end + 1;
  }
  if (sizes.length < 2 || sizes.length > 3) return undefined;
  const stated = sizes.findLast(({ unit }) => unit.length > 0)?.unit ?? [];
  const values = sizes.map(({ value }) => value);
  const read = sizes.flatMap(({ value, unit }) => {
    const own = unit.length > 0 ? unit : stated;
    const times = unitTimes(own, field.unit) ?? bareTimes(own.length, isEach ? [value] : values, field);
    return times === undefined ? [] : [rounded(value * times)];
  });
  if (read.length < sizes.length) return undefined;
  if (read.length > 2 || keys[2] !== 'gusset' || !plusSize.test(plain)) return placeSizes(read, names, keys);
  // 60+10 has no length.
  const withGusset = placeSizes(read, names, ['width', 'gusset']);
  return withGusset && isInProportion(withGusset) ? withGusset : undefined;
}

const plusSize = /[\p{L}\d] ?\(?\+ ?\p{L}? ?\d/u;

/** The words for each name of a size. */
const spelledNames: Readonly<Record<SizeName, string>> = {
  width: 'w width wide عرض ع b breite breit largeur ancho anchura en genişlik ширина ш',
  length: 'l length long طول ط länge lang longueur largo longitud boy uzunluk длина д',
  height: 'h height high tall ارتفاع höhe hoch hauteur alto altura yükseklik высота',
  depth: 'd g gusset gussets depth deep عمق طيه كسره جنب tiefe tief seitenfalte soufflet fuelle körük фальц складка',
  diameter: 'diameter dia diam قطر durchmesser diametre diámetro çap диаметр',
};
const sizeNames: ReadonlyMap<string, SizeName> = new Map(
  Object.entries(spelledNames).flatMap(([name, words]) =>
    words.split(' ').map((word) => [foldForSearch(word), name as SizeName] as const),
  ),
);

const sizeName = ({ text = '' }: Partial<Span> = {}): SizeName | undefined =>
  sizeNames.get(text.replace(/^[وب]?(?:ال)?(?=عرض|طول|ارتفاع|عمق|طيه|كسره|جنب|قطر)/u, ''));

/** They join a name to the size before it: 60 x 100 with gusset 12. */
const joining = new Set(['and', 'with', 'mit', 'avec', 'و', 'مع']);

/** What the size of a field may be called, most fitting first. */
export const namesOfFields: Readonly<Record<string, readonly SizeName[]>> = {
  width: ['width'],
  length: ['length', 'height'],
  gusset: ['depth', 'height'],
  baseLength: ['length', 'depth'],
  baseWidth: ['width'],
  height: ['height'],
  valveWidth: ['width'],
  valveDepth: ['depth', 'length', 'height'],
  fillingDiameter: ['diameter', 'width', 'depth'],
  fillingLength: ['length', 'height'],
  dischargeDiameter: ['diameter', 'width', 'depth'],
  dischargeLength: ['length', 'height'],
  widthLeast: ['width'],
  widthMost: ['width'],
  tapeWidth: ['width'],
  loopLength: ['length', 'height'],
};

/** Sizes by key; undefined where one is named that has no place, or none is for the first key. */
function placeSizes(
  values: readonly number[],
  names: readonly (SizeName | undefined)[],
  keys: readonly string[],
): Sizes | undefined {
  // Largeur × hauteur: beside a height, the L of a flat sack is its width.
  const isFrench = keys.includes('length') && names.includes('height') && !names.includes('width');
  const isWidth = isFrench && values.every((_, at) => names[at]);
  // The same name twice says nothing: l 60 x L 100.
  const named = names.map((name, at) =>
    names.indexOf(name) === at && !names.includes(name, at + 1) ? name : undefined,
  );
  const left = values.map((value, at) => ({ value, name: isWidth && named[at] === 'length' ? 'width' : named[at] }));
  const placed = new Map<string, number>();
  const place = (key: string, at: number) => {
    const [size] = at < 0 || placed.has(key) ? [] : left.splice(at, 1);
    if (size) placed.set(key, size.value);
  };
  for (const rank of [0, 1, 2])
    for (const key of keys) {
      const wanted = namesOfFields[key]?.[rank];
      if (wanted)
        place(
          key,
          left.findIndex(({ name }) => name === wanted),
        );
    }
  for (const key of keys)
    place(
      key,
      left.findIndex(({ name }) => name === undefined),
    );
  if (left.length > 0 || !placed.has(keys[0] ?? '')) return undefined;
  return Object.fromEntries(keys.flatMap((key) => (placed.has(key) ? [[key, placed.get(key) ?? 0]] : [])));
}

/** Sizes whose names stand together, in the order of their numbers: L x W x H 100 x 60 x 10, 60x100 (WxL) cm. */
function withNamesTogether(spans: readonly Span[]): { spans: Span[]; names: SizeName[] } | undefined {
  const findNext = (at: number) => (betweenSizes.has(spans[at + 1]?.text ?? '') ? at + 2 : at + 1);
  const first = spans.findIndex((span, at) => sizeName(span) && sizeName(spans[findNext(at)]));
  const names: SizeName[] = [];
  let end = first;
  for (let name = sizeName(spans[end]); name; name = sizeName(spans[end])) {
    names.push(name);
    end = sizeName(spans[findNext(end)]) ? findNext(end) : end + 1;
  }
  const rest = [...spans.slice(0, Math.max(first, 0)), ...spans.slice(spans[end]?.text === ':' ? end + 1 : end)];
  const isEach = names.length > 1 && rest.filter(({ text }) => isNumber(text)).length === names.length;
  return isEach && !rest.some(sizeName) ? { spans: withUnitLast(rest), names } : undefined;
}

/** Sizes with the unit behind them that stood before them: cm 60 x 100. */
function withUnitLast(spans: Span[]): Span[] {
  const { length = 0 } = sizeName(spans[0]) ? {} : (readUnit(spans, 0) ?? {});
  const rest = spans.slice(spans[length]?.text === ':' ? length + 1 : length);
  return [...rest, ...spans.slice(0, length)];
}

/**
 * Sizes without their names, with an x for a name that stands between two of them, «عرض 56 طول 100» as 56 x 100; and the
 * names by the place of their number, where it is certain which one they name.
 */
export function withNamesApart(named: readonly Span[]): { spans: Span[]; names: (SizeName | undefined)[] } {
  const names: (SizeName | undefined)[] = [];
  if (!named.some(sizeName)) return { spans: [...named], names };
  const together = withNamesTogether(named);
  if (together) return together;
  const isEachNamed = named.filter(sizeName).length === named.filter(({ text }) => isNumber(text)).length;
  const isBehind = named.slice(named.findLastIndex(({ text }) => isNumber(text))).some(sizeName);
  const spans: Span[] = [];
  let count = 0;
  for (const [at, span] of named.entries()) {
    const name = sizeName(span);
    const isJoining = joining.has(span.text);
    if (span.text === ':' && sizeName(named[at - 1])) continue;
    if (!name && !isJoining) {
      spans.push(span);
      if (isNumber(span.text)) count += 1;
      continue;
    }
    const next = named[at + 1]?.text === ':' ? named[at + 2] : named[at + 1];
    const isAfterSize = spans.length > 0 && !betweenSizes.has(spans.at(-1)?.text ?? '');
    const isBetween = isAfterSize && isNumber(next?.text);
    if (name && isAfterSize && (!isBetween || (isEachNamed && isBehind))) names[count - 1] = name;
    else if (name && (!isBetween || isEachNamed)) names[count] = name;
    if (isBetween) spans.push({ ...span, text: 'x' });
  }
  return { spans, names };
}
