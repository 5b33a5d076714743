import type { Language } from '#shared/language.ts';

type Word = () => string;
/** What is offered while a text is typed, in the language of each half. */
export type Suggestions = Record<Language, readonly string[]>;

type Field = {
  /** As the API names it. */
  name: string;
  label: Word;
  isRequired?: boolean;
};

/** Why it is shown and cannot be changed. */
type Locked = { locked?: Word | undefined };

/** A text in both languages; of several lines with `rows`. */
export type TextField = Field & { type: 'text'; rows?: number; suggestions?: Suggestions };
/** A value that is the same in both languages and written from left to right: a number, an address, a code. */
export type LineField = Field & { type: 'line'; inputMode?: 'numeric' | 'tel' | 'email' | 'url' } & Locked;
/** A calendar day, YYYY-MM-DD. */
export type DayField = Field & { type: 'day'; help?: Word };
export type ChoiceField = Field & { type: 'choice'; choices: () => { value: string; label: string }[] } & Locked;
export type SwitchField = Field & { type: 'switch'; help?: Word };
/** A stored file that another one may replace; `accept` are media types. */
export type StoredFileField = Field & { type: 'image' | 'pdf'; accept: readonly string[] };
/** A list that staff put in order: of texts in both languages, or of rows of fields. */
export type ListField = Field & {
  type: 'texts' | 'rows';
  /** The fields of a row; the one of a list of texts is called `text`. */
  fields: readonly EntryField[];
  /** `Step 2`: what one entry is called. */
  entry: (numbered: { number: number }) => string;
  add: Word;
  /** Entries can neither be added nor removed. */
  isFixed?: boolean | undefined;
};
export type EntryField = TextField | LineField | ChoiceField | StoredFileField;
/** One field of a record's form, as data. */
export type RecordField = EntryField | DayField | SwitchField | ListField;

/** What a form holds for a stored file: the path that is there, or what replaces it. */
export type FileValue = { path: string; file: File | null; isRemoved: boolean };

/** What a form holds for an entry of a list; `entryId` tells entries apart while they are moved. */
export type EntryValue = { entryId: string } & Record<string, unknown>;

/** The values of a form made of fields, named as the API names them. */
export type FieldValues = Record<string, unknown> & { translations: { ar: Record<string, unknown> } };
