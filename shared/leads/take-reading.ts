import { stepField } from './step-field.ts';

/** The step of a form that takes one reading of what was typed into a field: `take:width:1500 mm`. */
export const readingStep = (name: string, typed: string): string => `take:${name}:${typed}`;

/** The fields of a form after a button with a reading was pressed; undefined where none was. */
export function takeReading(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> | undefined {
  const [, name = '', typed = ''] = /^take:([\w.]+):(.{1,80})$/su.exec(fields[stepField] ?? '') ?? [];
  const { [stepField]: _step, ...others } = fields;
  return names.includes(name) ? { ...others, [name]: typed } : undefined;
}
