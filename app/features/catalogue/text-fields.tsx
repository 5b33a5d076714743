import { Textarea, TextInput } from '@mantine/core';
import { BothLanguages, textProps } from '#app/components/back-office/both-languages.tsx';
import { m } from '#messages';
import styles from './catalogue-dialog.module.css';
import type { CatalogueForm } from './catalogue-form.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

/** Name, industry and, for a product, description, in both languages. */
export function TextFields({ kind, form }: { kind: CatalogueKind; form: CatalogueForm }) {
  const english = (field: string) => ({ ...textProps('en'), withAsterisk: true, ...form.getInputProps(field) });
  const arabic = (field: string) => ({ ...textProps('ar'), ...form.getInputProps(`translations.ar.${field}`) });
  return (
    <div className={styles.fields}>
      <BothLanguages
        english={<TextInput label={kind.words.name()} data-autofocus {...english('name')} />}
        arabic={<TextInput label={kind.words.nameInArabic()} {...arabic('name')} />}
      />
      <BothLanguages
        english={<TextInput label={m.admin_industry()} {...english('industry')} />}
        arabic={<TextInput label={m.admin_industry_arabic()} {...arabic('industry')} />}
      />
      {kind.hasDescription && (
        <BothLanguages
          english={<Textarea label={m.admin_description()} rows={5} {...english('description')} />}
          arabic={<Textarea label={m.admin_description_arabic()} rows={5} {...arabic('description')} />}
        />
      )}
    </div>
  );
}
