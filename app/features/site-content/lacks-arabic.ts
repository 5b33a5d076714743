import type { RecordField } from '#app/components/back-office/record/record-field.ts';

type Texts = Record<string, unknown>;

function isMissing(english: unknown, arabic: unknown): boolean {
  if (Array.isArray(english)) return english.some((entry, place) => isMissing(entry, (arabic as unknown[])?.[place]));
  return Boolean(english) && !arabic;
}

/** Whether a visitor who reads Arabic would be shown English; as the server's `?arabic=missing` has it. */
export function lacksArabic(fields: readonly RecordField[], record: { translations: { ar: object } }): boolean {
  const texts = fields.filter(({ type }) => type === 'text' || type === 'texts');
  const arabic = record.translations.ar as Texts;
  return texts.some(({ name }) => isMissing((record as unknown as Texts)[name], arabic[name]));
}
