import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType, ReactNode } from 'react';
import type { KindName } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';

type Word = () => string;
/** Autocomplete suggestions, by language. */
export type Suggestions = Record<Language, readonly string[]>;

type Field = {
  /** The API field name. */
  name: string;
  label: Word;
  isRequired?: boolean;
};

/** Why it is read-only. */
type Locked = { locked?: Word | undefined };

/** A bilingual text; multi-line with `rows`. */
export type TextControl = Field & { type: 'text'; labelInArabic?: Word; rows?: number; suggestions?: Suggestions };
/** A bilingual text for search engines: part of the values, and drawn apart. */
export type HeadControl = Field & { type: 'head' };
/** The address of a record's page: part of the values, and drawn apart, with what stands before it. */
export type AddressControl = Field & { type: 'address' };
/** A left-to-right value equal in both languages: a number, an address, a code. */
export type LineControl = Field & { type: 'line'; inputMode?: 'numeric' | 'tel' | 'email' | 'url' } & Locked;
/** A calendar day, YYYY-MM-DD. */
export type DayControl = Field & { type: 'day'; help?: Word };
/** A moment, ISO 8601 UTC, which the form holds as a wall-clock time, `2026-11-21T14:30`; '' for none. */
export type TimeControl = Field & {
  type: 'time';
  toWallClock: (iso: string) => string;
  toMoment: (time: string) => string;
};
export type ChoiceControl = Field & { type: 'choice'; choices: () => { value: string; label: string }[] } & Locked;
export type SwitchField = Field & { type: 'switch'; help?: Word };
/** A replaceable stored file; `accept` are media types. */
export type StoredFileField = Field & {
  type: 'image' | 'pdf' | 'video';
  accept: readonly string[];
  maxBytes?: number;
  help?: Word;
  /** Of an image that a record must have: it can be replaced, not removed. */
  missing?: Word;
};
/** Images in their order: stored ones, then newly chosen ones. */
export type GalleryControl = Field & {
  type: 'gallery';
  most: number;
  accept: readonly string[];
  maxBytes: number;
  /** Said where one is required and there is none. */
  missing: Word;
  /** Whether its pictures show printed bags. */
  hasPrints: boolean;
};
/** What a screen draws in place of the usual field, loaded on demand. */
export type Drawn<Of> = ComponentType<{ form: UseFormReturnType<FieldValues>; field: Of }>;
/**
 * Rows of a name and a value, in both languages; never fewer than one. `figures` names the field that fills some of them.
 */
export type PairsControl = Field & {
  type: 'pairs';
  figures?: string | undefined;
  draw?: Drawn<PairsControl> | undefined;
};
/** The figures of a product; they fill the rows of the pairs field named `rows`. */
export type FiguresControl = Field & { type: 'figures'; rows: string; draw: Drawn<FiguresControl> };
/** A record that a form names by its id, as the API answers staff. */
export type LinkedRecord = { _id: string; translations: { ar: object }; arabicInPreparation?: boolean };
/** Records of a kind, chosen by their names and put in order; the form holds their ids. `note` stands beside a name. */
export type RecordsControl = Field & {
  type: 'records';
  of: KindName;
  most: number;
  help?: Word | undefined;
  note?: ((record: LinkedRecord) => ReactNode) | undefined;
};
/** An ordered list: of bilingual texts, or of rows of fields. */
export type ListField = Field & {
  type: 'texts' | 'rows';
  /** The fields of a row; the one of a text list is named `text`. */
  fields: readonly EntryField[];
  /** `Step 2`: the label of an entry. */
  entry: (numbered: { number: number }) => string;
  add: Word;
  help?: Word;
  most?: number;
  /** Entries can be neither added nor removed. */
  isFixed?: boolean | undefined;
};
export type EntryField = TextControl | LineControl | ChoiceControl | StoredFileField;
/** A form field as data. */
export type RecordField =
  | EntryField
  | HeadControl
  | AddressControl
  | DayControl
  | TimeControl
  | SwitchField
  | ListField
  | GalleryControl
  | PairsControl
  | FiguresControl
  | RecordsControl;

/** The form value of a stored file: its path, or its replacement. */
export type FileValue = { path: string; file: File | null; isRemoved: boolean };

/** The form value of a list entry; `entryId` is its React key. */
export type EntryValue = { entryId: string } & Record<string, unknown>;

/** A row of names and values in the form; `key` is its React key. */
export type PairRow = { key: string; name: string; value: string };

/** The values of a data-driven form, named as in the API. */
export type FieldValues = Record<string, unknown> & { translations: { ar: Record<string, unknown> } };

/** A record whose stored files a form shows. */
export type StoredRecord = { _id: string };
