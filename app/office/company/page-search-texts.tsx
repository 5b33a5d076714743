import { readApi } from '#app/office/components/api-client.ts';
import { ReadData } from '#app/office/components/await-data.tsx';
import { SearchTexts } from '#app/office/components/record/search-texts.tsx';
import type { FieldForm } from '#app/office/components/record/use-field-form.ts';
import { m } from '#messages';
import { pageHeadsAnswer } from '#shared/content/company.ts';
import styles from './company-form.module.css';

/** The search-engine texts of the fixed pages, beside what is shown where they are empty. */
export function PageSearchTexts({ form }: { form: FieldForm }) {
  return (
    <ReadData
      read={(signal) => readApi('/company/pages', pageHeadsAnswer, { signal })}
      fallback={m.admin_company_error_fetching()}
    >
      {(pages) => (
        <div className={styles.pages}>
          {pages.map(({ page, name, ...words }, place) => (
            <SearchTexts key={page} form={form} prefix={`pages.${place}.`} label={name} page={page} words={words} />
          ))}
        </div>
      )}
    </ReadData>
  );
}
