import type { ContentStamp, Translations } from '../content/content.ts';
import type { MessageKey } from '../text/message-key.ts';
import type { Specification } from '../trade/specification.ts';
import type { TradeValues } from '../trade/trade-fields.ts';

// Plain data, so that no page loads a schema library because of it.

/** `about`: its text in the API description. `column`: its column, unless that is its name in snake_case. */
type Described = { about?: string; column?: string };

/** A text in English and Arabic. `missing` is said when the English is left out; without it the English may be empty. */
type TextField = Described & { type: 'text'; max: number; missing?: MessageKey; isMarkdown?: true };
/** A list of texts in English and Arabic, in one order. */
type TextsField = Described & { type: 'texts'; max: number; most: number };
/** Names and values in English and Arabic. With `missing` at least one is required, with `repeated` names must be unique. */
export type PairsField = Described & { type: 'pairs'; missing?: MessageKey; repeated?: MessageKey };
/** A text in English and Arabic only for the head of a page: staff see it; it is not searched and not counted as missing. */
type HeadField = Described & { type: 'head'; max: number };
/** Where a record is read, the same in both languages: see `shared/content/record-address.ts`. A kind has one at most, named `address`. */
type AddressField = Described & { type: 'address' };
/** Whether the Arabic of a record is kept from visitors until it is ready; only staff see this. A kind has one at most, named as in `preparation`. */
type PreparationField = Described & { type: 'preparation' };
/** A text that is the same in both languages. */
type LineField = Described & { type: 'line'; max: number; missing?: MessageKey };
type NumberField = Described & { type: 'number'; least: number; most: number };
/** The place in a list that staff put in order. A kind with one has an order call and an order dialog. */
type PlaceField = Described & { type: 'place' };
type FlagField = Described & { type: 'flag'; initial: boolean };
/** `initial`: the value of a new record. `otherwise`: what clients use for an unknown value in a reply. */
export type ChoiceField<Value extends string = string> = Described & {
  type: 'choice';
  values: readonly [Value, ...Value[]];
  initial?: Value;
  otherwise?: Value;
  /** What readers call each value in English and Arabic: searched too. */
  names?: Readonly<Record<Value, readonly string[]>>;
};
/** A calendar day, YYYY-MM-DD. */
type DayField = Described & { type: 'day'; orNull?: true };
/** A moment, ISO 8601 UTC, or null. */
type TimeField = Described & { type: 'time'; orNull: true };
/** The storage path of a file; '' without one, or null with `orNull`. */
type FileField = Described & { type: 'image' | 'video' | 'pdf'; missing?: MessageKey; orNull?: true };
/** Storage paths of images. `hasPrints`: what is printed on the bags in its pictures is compared with the record. */
type GalleryField = Described & { type: 'gallery'; missing?: MessageKey; hasPrints?: true };

/**
 * The figures of a product by the fields of the trade; not there when it has none. What the catalogue is filtered and
 * sorted by is in columns of its own: `figureColumns`.
 */
export type FiguresField = Described & { type: 'figures' };

/**
 * Records of another kind, or others of the same: their ids, in the order of staff, each once. Those in the Trash or
 * hidden from visitors stay stored and are not shown. `of` names the kind: `linkedKindOf` in kinds.ts.
 */
export type RecordsField = Described & { type: 'records'; of: string; most: number };

export type KindField =
  | TextField
  | TextsField
  | PairsField
  | HeadField
  | AddressField
  | PreparationField
  | LineField
  | NumberField
  | PlaceField
  | FlagField
  | ChoiceField
  | DayField
  | TimeField
  | FileField
  | GalleryField
  | FiguresField
  | RecordsField;
/** The fields of a kind, in the order in which its answers hold them. */
export type KindFields = Readonly<Record<string, KindField>>;

type OrNull<Of, Value> = Of extends { orNull: true } ? Value | null : Value;
/** The value of a field in a record. */
export type ValueOf<Of> = Of extends { type: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : Of extends { type: 'number' | 'place' }
    ? number
    : Of extends { type: 'flag' }
      ? boolean
      : Of extends { type: 'texts' | 'gallery' | 'records' }
        ? string[]
        : Of extends { type: 'pairs' }
          ? Specification[]
          : Of extends { type: 'figures' }
            ? TradeValues
            : OrNull<Of, string>;

/** The names of the fields of some types. */
export type NameOf<Fields, Type extends KindField['type'] = KindField['type']> = {
  [Name in keyof Fields]: Fields[Name] extends { type: Type } ? Name : never;
}[keyof Fields] &
  string;
export type BilingualName<Fields> = NameOf<Fields, 'text' | 'texts' | 'pairs' | 'head'>;

type Flat<Type> = { [Name in keyof Type]: Type[Name] };
/** A record of a kind: its fields in English, and the existing Arabic ones. */
export type ContentOf<Fields> = ContentStamp &
  Flat<
    {
      [Name in Exclude<keyof Fields, NameOf<Fields, 'head' | 'address' | 'preparation' | 'figures'>>]: ValueOf<
        Fields[Name]
      >;
    } & { [Name in NameOf<Fields, 'head' | 'address'>]?: string } & {
      [Name in NameOf<Fields, 'preparation'>]?: boolean;
    } & { [Name in NameOf<Fields, 'figures'>]?: TradeValues }
  > &
  Translations<{ [Name in BilingualName<Fields>]: ValueOf<Fields[Name]> }>;

/** The names of the fields of some types, in their order. */
export function listFieldNames(fields: KindFields, ...types: KindField['type'][]): string[] {
  return Object.entries(fields).flatMap(([name, { type }]) => (types.includes(type) ? [name] : []));
}

/** The column of a field. */
export function nameColumn(name: string, fields: KindFields): string {
  return fields[name]?.column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The columns that are made of figures: their classes, and the weight in grams by which lists are sorted. */
export const figureColumns = { facets: 'figure_facets', weight: 'fill_weight' } as const;

/** The address of a record, for kinds that visitors read one by one. */
export const ownAddress = {
  address: { type: 'address', about: 'The last part of its page’s address; empty: it is made from the English name.' },
} as const satisfies KindFields;

/** For every kind: its records are live in both languages unless staff say otherwise. */
export const preparation = { arabicInPreparation: { type: 'preparation' } } as const satisfies KindFields;

/** Texts for search engines instead of the page's own, for kinds with a page per record. */
export const headFields = {
  searchTitle: { type: 'head', max: 200 },
  searchDescription: { type: 'head', max: 500 },
} as const satisfies KindFields;
