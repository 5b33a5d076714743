import { type CsvColumn, csvTime } from '#server/http/csv-export.ts';
import { say } from '#server/i18n/say.ts';
import type { Language } from '#shared/language.ts';
import type { MessageKey } from '#shared/message-key.ts';
import type { Translation } from '#shared/translations.ts';

/** The columns of the exported list. */
export function translationColumns(language: Language): CsvColumn<Translation>[] {
  const word = (key: MessageKey): string => say(key, {}, language);
  return [
    { heading: word('trash_column_kind'), value: ({ entity }) => word(`entity_${entity}`) },
    { heading: word('translations_column_record_en'), value: ({ title }) => title },
    { heading: word('translations_column_record_ar'), value: ({ translations }) => translations.ar.title ?? '' },
    {
      heading: word('translations_column_language'),
      value: ({ language: own }) => word(own === 'ar' ? 'admin_text_arabic' : 'admin_text_english'),
    },
    { heading: word('translations_state_missing'), value: ({ missing }) => missing.join(', ') },
    { heading: word('translations_state_stale'), value: ({ stale }) => stale.map(({ field }) => field).join(', ') },
    { heading: word('translations_column_since'), value: ({ stale: [first] }) => (first ? csvTime(first.since) : '') },
    { heading: word('translations_column_words'), value: ({ words }) => String(words) },
    { heading: word('translations_column_changed'), value: ({ updatedAt }) => csvTime(updatedAt) },
    { heading: word('translations_column_id'), value: ({ record }) => record },
  ];
}
