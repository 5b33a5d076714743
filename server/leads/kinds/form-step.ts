import type { FieldErrors } from '#shared/errors.ts';

/** The fields of a form after one of its buttons was pressed, and what is wrong with them. */
export type FormStep = (
  fields: Readonly<Record<string, string>>,
) => { values: Record<string, string>; errors: FieldErrors } | undefined;
