import { records } from './index.ts';

// What tests of facts need of the shipped texts.

type Kind = keyof typeof records;

/** A text of a record, in one language. @throws where there is none: the record or its field was renamed */
export function textOf(kind: Kind, key: string, field: string, language: 'en' | 'ar'): string {
  const record = records[kind].find((each) => each.key === key);
  const text: unknown = Object.entries(record ?? {}).find(([name]) => name === field)?.[1];
  if (typeof text !== 'object' || text === null || !(language in text)) throw new Error(`${kind} ${key}.${field}`);
  return String(Object.entries(text).find(([name]) => name === language)?.[1]);
}

/** The numbers of a text as it writes them, `392,500` and `17.9`, in their order. */
export const numbersIn = (text: string): string[] => text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];

/** A number as texts write it. */
export const formatted = (value: number | string): string =>
  typeof value === 'string' ? value : value.toLocaleString('en', { maximumFractionDigits: 2 });
