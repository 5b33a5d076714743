import { BothLanguages } from '#app/components/back-office/both-languages.tsx';
import type { TextForm } from '#app/components/back-office/record/bilingual-text.tsx';
import { CopyTranslation } from '#app/components/back-office/record/copy-translation.tsx';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { MarkdownField } from './markdown-field.tsx';

type BilingualMarkdownProps = { form: TextForm; path: string; label: string; rows: number };

/** A bilingual Markdown text; an empty side can be copied from the other. */
export function BilingualMarkdown({ form, path, label, rows }: BilingualMarkdownProps) {
  const arabicPath = `translations.ar.${path}`;
  const half = (language: Language, own: string, other: string, name: string) => {
    const input = form.getInputProps(own);
    const { value: otherText = '' } = form.getInputProps(other);
    const copy = () => form.setFieldValue(own, otherText);
    return (
      <>
        <MarkdownField label={name} language={language} rows={rows} isRequired={language === 'en'} input={input} />
        <CopyTranslation language={language} label={name} value={input.value ?? ''} other={otherText} onCopy={copy} />
      </>
    );
  };
  return (
    <BothLanguages
      english={half('en', path, arabicPath, label)}
      arabic={half('ar', arabicPath, path, m.admin_in_arabic({ label }))}
    />
  );
}
