import type { ComponentType, ReactNode } from 'react';
import type { SourceFilter } from '#app/office/components/list/list-filter.tsx';
import type {
  Drawn,
  FieldValues,
  FiguresControl,
  LinkedRecord,
  PairsControl,
  RecordField,
  Suggestions,
} from '#app/office/components/record/record-field.ts';
import type { FieldForm } from '#app/office/components/record/use-field-form.ts';
import { m } from '#messages';
import type { Localised } from '#shared/content/content.ts';
import { type KindField, listFieldNames, type NameOf } from '#shared/kinds/fields.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { type ContentNamed, findLinkedKind, type KindName, type KindNamed, kinds } from '#shared/kinds/kinds.ts';
import { cvType, imageTypes, limits } from '#shared/limits.ts';
import { fromTimeInAmman, toTimeInAmman } from '#shared/time/time-in-amman.ts';
import type { OwnWords } from './form-words.ts';

type Word = () => string;
type FieldsOf<Name extends KindName> = KindNamed<Name>['fields'];

/** How a field looks, as far as its type in the entry leaves it open. */
type LookOf<Of> = { label: Word; labelInArabic?: Word } & (Of extends { type: 'text' }
  ? { rows?: number; suggestions?: Suggestions }
  : Of extends { type: 'choice'; values: readonly (infer Value extends string)[] }
    ? { choices: Record<Value, Word> }
    : Of extends { type: 'figures' }
      ? { draw: Drawn<FiguresControl>; drawRows: Drawn<PairsControl> }
      : Of extends { type: 'texts' }
        ? { entry: (numbered: { number: number }) => string; add: Word }
        : Of extends { type: 'image' | 'gallery'; missing: string }
          ? { missing: Word }
          : Of extends { type: 'day' | 'flag' }
            ? { help?: Word }
            : Of extends { type: 'records'; of: infer Kind extends KindName }
              ? { help?: Word; note?: (record: ContentNamed<Kind>) => ReactNode }
              : object);

/** Keys of sentences that only this kind's schema says. */
type OwnFault<Fields> = Exclude<
  {
    [Name in NameOf<Fields, 'text' | 'texts' | 'pairs' | 'line'>]: Fields[Name] extends
      | { missing: infer Key }
      | { repeated: infer Key }
      ? Key
      : never;
  }[NameOf<Fields, 'text' | 'texts' | 'pairs' | 'line'>],
  'error_required'
> &
  string;

type Choice = { value: string; label: string };
/** A filter by a field; the choices of a choice are those of the form. */
type FilterLook = { all: Word; choices?: () => Choice[] };

/** A column of the list that is more than the value of a field; `isWhole` as in `ListColumn`, days, numbers and choices are so by themselves. */
type OwnColumn<Row> = { key: string; label?: Word; isWhole?: boolean; cell: (record: Row) => ReactNode };

/** Draws cards instead of a table, as the specification has partners. */
type Cards = {
  image: string;
  /** The text below the title. */
  second: string;
};

/** The fields of a dialog. */
export type Fieldset = ComponentType<{ form: FieldForm }>;

type PageWords = { title: string; description: string };

/** How staff see one kind. The entry defines its fields; this defines their labels and appearance. */
export type KindForm<Name extends KindName> = {
  name: Name;
  /** Every field of the form, in its order; places, addresses and texts for search engines are the same in every form. */
  fields: {
    [KindField in Exclude<keyof FieldsOf<Name>, NameOf<FieldsOf<Name>, 'place' | 'head' | 'address' | 'preparation'>> &
      string]: LookOf<FieldsOf<Name>[KindField]>;
  };
  sentences: { [Key in OwnFault<FieldsOf<Name>>]: Word } & Record<string, Word>;
  /** The columns after the title, which one of the same key replaces. */
  columns: readonly ((keyof FieldsOf<Name> & string) | OwnColumn<ContentNamed<Name>>)[];
  filters?: { readonly [KindField in keyof FieldsOf<Name> & string]?: FilterLook };
  cards?: Cards;
  /** For records with a page each: what that page says of itself to search engines. */
  pageWords?: (texts: Localised<ContentNamed<Name>>) => PageWords;
  /** The message after a change of only one part; undefined for any other. */
  doneWords?: (before: FieldValues, after: FieldValues) => string | undefined;
  /** Where staff read the list, unless at the path of the kind. */
  listPath?: string;
  /** Further buttons of a row, before the usual ones. */
  rowActions?: (record: ContentNamed<Name>) => ReactNode;
  /** Whether the status of several records can be changed in one go. */
  hasBulkStatus?: boolean;
  /** Loads what is drawn in place of the usual fields. */
  loadFieldset?: () => Promise<Fieldset>;
  words?: OwnWords;
};

type AnyLook = {
  label: Word;
  labelInArabic?: Word;
  rows?: number;
  suggestions?: Suggestions;
  choices?: Readonly<Record<string, Word>>;
  entry?: (numbered: { number: number }) => string;
  add?: Word;
  missing?: Word;
  help?: Word;
  note?: (record: never) => ReactNode;
  draw?: Drawn<FiguresControl>;
  drawRows?: Drawn<PairsControl>;
};

/** The form of any kind. */
export type AnyKindForm = Pick<
  KindForm<KindName>,
  'name' | 'cards' | 'doneWords' | 'listPath' | 'hasBulkStatus' | 'loadFieldset' | 'words'
> & {
  fields: Readonly<Record<string, AnyLook>>;
  sentences: Readonly<Record<string, Word>>;
  columns: readonly (string | OwnColumn<never>)[];
  filters?: Readonly<Record<string, FilterLook>>;
  rowActions?: (record: never) => ReactNode;
  pageWords?: (texts: never) => PageWords;
};

/** A record of a kind as the API answers staff. */
export type KindRecord = { _id: string; address?: string; createdAt: string; translations: { ar: object } };

export const entryOfForm = ({ name }: AnyKindForm): AnyKind => kinds[name];

/** What a field is called; the form has none for the place in the order of staff. */
export const findFieldLabel = ({ fields }: AnyKindForm, name: string): string =>
  fields[name]?.label() ?? m.admin_field_position();

/** What a value of a choice is called. */
export const choiceLabel = ({ fields }: AnyKindForm, name: string, value: string): string =>
  fields[name]?.choices?.[value]?.() ?? value;

/** The values of a choice; none for other fields. */
export function listFieldChoices(form: AnyKindForm, name: string): Choice[] {
  const field = entryOfForm(form).fields[name];
  return field?.type === 'choice'
    ? field.values.map((value) => ({ value, label: choiceLabel(form, name, value) }))
    : [];
}

/** What narrows the list: the form's own filters, and a lack of Arabic text. */
export function listSourceFilters(form: AnyKindForm): SourceFilter[] {
  const own = Object.entries(form.filters ?? {}).map(
    ([name, { all, choices = () => listFieldChoices(form, name) }]) => {
      return { name, label: () => findFieldLabel(form, name), all, choices };
    },
  );
  const arabic: SourceFilter = {
    name: 'arabic',
    label: m.admin_filter_arabic,
    all: m.admin_filter_any_language,
    choices: () => [{ value: 'missing', label: m.admin_arabic_missing() }],
  };
  return [...own, arabic];
}

/** Whether the record's body is multipart even without files: as specified for posts, and where an image is required. */
export const isSentAsForm = ({ fields }: AnyKind): boolean =>
  Object.values(fields).some(
    (field) => field.type === 'video' || (field.type === 'image' && field.missing !== undefined),
  );

/** The fields as `RecordFields` draws them: type, whether it is required and what it accepts come from the entry. */
export function describeRecordFields(form: AnyKindForm): RecordField[] {
  const { fields } = entryOfForm(form);
  const drawn = Object.entries(form.fields).flatMap(([name, look]) => {
    const field = fields[name];
    return field ? (makeRecordField({ form, name }, field, look) ?? []) : [];
  });
  const heads = listFieldNames(fields, 'head').map((name) => ({ name, type: 'head' as const, label: () => '' }));
  const addresses = listFieldNames(fields, 'address').map((name) => ({
    name,
    type: 'address' as const,
    label: m.field_address,
  }));
  const preparations = listFieldNames(fields, 'preparation').map((name) => ({ ...inPreparation, name }));
  return [...drawn, ...preparations, ...addresses, ...heads];
}

const inPreparation = {
  type: 'switch',
  label: m.field_arabic_in_preparation,
  help: m.field_arabic_in_preparation_help,
} as const;

const images = { accept: imageTypes, maxBytes: limits.imageBytes };

function makeRecordField(
  { form, name }: { form: AnyKindForm; name: string },
  field: KindField,
  look: AnyLook,
): RecordField | undefined {
  const isRequired = 'missing' in field && field.missing !== undefined;
  const common = { name, label: look.label, isRequired };
  const { missing = look.label } = look;
  switch (field.type) {
    case 'text':
      return { ...look, ...common, type: 'text' };
    case 'line':
      return { ...common, type: 'line' };
    case 'number':
      return { ...common, type: 'line', inputMode: 'numeric', isRequired: true };
    case 'choice':
      return { ...common, type: 'choice', choices: () => listFieldChoices(form, name), isRequired: true };
    case 'day':
      return { ...common, type: 'day', isRequired: !field.orNull, ...(look.help && { help: look.help }) };
    case 'flag':
      return { ...common, type: 'switch', ...(look.help && { help: look.help }) };
    case 'texts':
      return textList(name, look);
    case 'pairs':
      return { ...common, type: 'pairs', ...filledBy(form) };
    case 'figures':
      return look.draw && { ...common, type: 'figures', draw: look.draw, rows: rowsOf(form) };
    case 'records':
      return { ...common, type: 'records', of: findLinkedKind(field).name, most: field.most, ...takeNotes(look) };
    case 'gallery':
      return {
        ...common,
        ...images,
        type: 'gallery',
        missing,
        most: limits.gallery,
        hasPrints: field.hasPrints ?? false,
      };
    case 'image':
      return { ...common, ...images, type: 'image', ...(isRequired && { missing }) };
    case 'video':
      return { ...common, type: 'video', accept: ['video/*'], maxBytes: limits.videoBytes };
    case 'time':
      return { ...common, type: 'time', toWallClock: toTimeInAmman, toMoment: fromTimeInAmman };
    case 'pdf':
      return { ...common, type: 'pdf', accept: [cvType, '.pdf'] };
    default:
      return undefined;
  }
}

/** The records of a field are of the kind for which the form's own note is written. */
const takeNotes = ({ help, note }: AnyLook) => ({
  help,
  note: note as ((record: LinkedRecord) => ReactNode) | undefined,
});

const rowsOf = (form: AnyKindForm): string => listFieldNames(entryOfForm(form).fields, 'pairs')[0] ?? '';

/** The figures that fill rows, and what draws such rows. */
function filledBy(form: AnyKindForm) {
  const [figures] = listFieldNames(entryOfForm(form).fields, 'figures');
  return figures ? { figures, draw: form.fields[figures]?.drawRows } : {};
}

function textList(name: string, { label, entry = label, add = label }: AnyLook): RecordField {
  return { name, label, type: 'texts', entry, add, fields: [{ name: 'text', type: 'text', label, isRequired: true }] };
}
