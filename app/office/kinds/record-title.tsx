import { Chip } from '#app/office/components/chip.tsx';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { m } from '#messages';
import { lacksArabic, localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';
import { type AnyKindForm, entryOfForm, type KindRecord } from './kind-form.ts';

/** A text of a record in a language. */
export function textOfRecord(record: KindRecord, field: string, language: Language = currentLanguage()): string {
  const texts: Record<string, unknown> = localise(record, language);
  return String(texts[field] ?? '');
}

/** What a record is called in the reader's language. */
export const recordTitle = (form: AnyKindForm, record: KindRecord): string =>
  textOfRecord(record, entryOfForm(form).title);

/** The same as an element; an English fallback keeps its direction. */
export function RecordTitle({ form, record }: { form: AnyKindForm; record: KindRecord }) {
  const title = recordTitle(form, record);
  const isEnglish = title === textOfRecord(record, entryOfForm(form).title, 'en');
  return isEnglish ? (
    <bdi lang="en" dir="ltr">
      {title}
    </bdi>
  ) : (
    <span>{title}</span>
  );
}

const bilingual: ReadonlySet<string> = new Set(['text', 'texts', 'pairs']);

/** A badge on a record some of whose Arabic is missing. */
export function ArabicBadge({ form, record }: { form: AnyKindForm; record: KindRecord }) {
  const texts = Object.entries(entryOfForm(form).fields).filter(([, { type }]) => bilingual.has(type));
  if (
    !lacksArabic(
      record,
      texts.map(([name]) => name),
    )
  )
    return null;
  return <Chip colour="yellow">{m.admin_arabic_missing()}</Chip>;
}
