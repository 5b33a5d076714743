import { fieldValue, isArabicField } from '../history/field-label.ts';
import { isImage, textOf } from '../history/value-text.ts';

type Sides = {
  /** What the form began with. */
  base: object;
  mine: object;
  theirs: object;
};

/** One difference to decide about. */
export type ConflictChoice = {
  /** The field that it is called by. */
  field: string;
  /** All the fields that go with it: a list goes in both languages. */
  fields: string[];
  /** Whether it was changed in the form: what was not is theirs, unless it is asked for. */
  isTouched: boolean;
  /** Whether the form has something to put in its place; a stored file that was left alone is not there to be sent. */
  canKeep: boolean;
};

const isFilePath = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:images|videos|documents)\//.test(value);

const isSame = (one: unknown, other: unknown, field: string): boolean =>
  textOf(one, field) === textOf(other, field) &&
  String([one].flat().filter(isImage)) === String([other].flat().filter(isImage));

/** What there is to decide of the fields that somebody else changed: those in which form and stored record differ. */
export function conflictChoices(changed: readonly string[], { base, mine, theirs }: Sides): ConflictChoice[] {
  const choices = new Map<string, ConflictChoice>();
  for (const field of changed) {
    const name = isArabicField(field) ? field.slice('translations.ar.'.length) : field;
    const isList = Array.isArray(fieldValue(theirs, name));
    const key = isList ? name : field;
    const fields = isList ? [name, `translations.ar.${name}`] : [field];
    const differs = (one: object, other: object) =>
      fields.some((each) => !isSame(fieldValue(one, each), fieldValue(other, each), each));
    if (!differs(mine, theirs)) continue;
    const isTouched = differs(mine, base);
    const isFile = [base, mine, theirs].some((side) => isFilePath(fieldValue(side, field)));
    choices.set(key, { field: key, fields, isTouched, canKeep: isTouched || !isFile });
  }
  return [...choices.values()];
}
