import type { FieldText, TextFields } from '#shared/kinds/text-fields.ts';
import type { TextDraft } from '#shared/text-draft.ts';
import { isRecord } from '#shared/typed-entries.ts';

type Fields = Record<string, unknown>;

/** A record as it is sent with the texts of drafts in place of its own. */
export function fieldsWith(record: object, drafts: readonly TextDraft[], parts: TextFields): Fields {
  const fields: Fields = { ...record };
  const { translations } = fields;
  const arabic: Fields = isRecord(translations) && isRecord(translations.ar) ? { ...translations.ar } : {};
  for (const { field, language, texts } of drafts) {
    const target = language === 'ar' ? arabic : fields;
    const like = Array.isArray(fields[field]) || Array.isArray(target[field]);
    target[field] = valueOfTexts(texts, { parts: parts[field] ?? null, isList: like });
  }
  return { ...fields, translations: { ar: arabic } };
}

function valueOfTexts(
  texts: FieldText[],
  { parts, isList }: { parts: readonly string[] | null; isList: boolean },
): unknown {
  if (parts === null) return isList ? texts.map(({ text }) => text) : (texts[0]?.text ?? '');
  const entries = Array.from({ length: Math.ceil(texts.length / parts.length) }, (_, entry) =>
    texts.slice(entry * parts.length, (entry + 1) * parts.length),
  );
  return entries.map((entry) => Object.fromEntries(entry.map(({ part, text }) => [part, text])));
}
