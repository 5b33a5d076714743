import { fieldValue, isArabicField } from '#app/office/components/history/field-label.ts';
import { collectImages, describeValue } from '#app/office/components/history/value-text.ts';

type Sides = {
  /** The form's initial values. */
  base: object;
  mine: object;
  theirs: object;
};

/** One conflicting difference. */
export type ConflictChoice = {
  field: string;
  /** All fields that belong to it: a list includes both languages. */
  fields: string[];
  /** Whether the form changed it; otherwise the stored value is preselected. */
  isTouched: boolean;
  /** Whether the form has a value to keep; an unchanged stored file is not sent. */
  canKeep: boolean;
};

const isFilePath = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:images|videos|documents)\//.test(value);

const isSame = (one: unknown, other: unknown, field: string): boolean =>
  describeValue(one, field) === describeValue(other, field) &&
  String(collectImages(one)) === String(collectImages(other));

/** The conflicts to resolve: fields changed by somebody else whose form and stored values differ. */
export function conflictChoices(changed: readonly string[], { base, mine, theirs }: Sides): ConflictChoice[] {
  const choices = new Map<string, ConflictChoice>();
  for (const field of changed) {
    const name = isArabicField(field) ? field.slice('translations.ar.'.length) : field;
    const isList = Array.isArray(fieldValue(theirs, name));
    const key = isList ? name : field;
    const arabic = `translations.ar.${name}`;
    const isBilingual = [base, mine, theirs].some((side) => fieldValue(side, arabic) !== undefined);
    const fields = isList ? [name, ...(isBilingual ? [arabic] : [])] : [field];
    const differs = (one: object, other: object) =>
      fields.some((each) => !isSame(fieldValue(one, each), fieldValue(other, each), each));
    if (!differs(mine, theirs)) continue;
    const isTouched = differs(mine, base);
    const isFile = [base, mine, theirs].some((side) => isFilePath(fieldValue(side, field)));
    choices.set(key, { field: key, fields, isTouched, canKeep: isTouched || !isFile });
  }
  return [...choices.values()];
}
