import { BilingualText } from '#app/components/back-office/record/bilingual-text.tsx';
import { m } from '#messages';
import styles from './catalogue-dialog.module.css';
import type { CatalogueForm } from './catalogue-form.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

const descriptionRows = 5;

/** Name, industry and, for a product, description, in both languages. */
export function TextFields({ kind, form }: { kind: CatalogueKind; form: CatalogueForm }) {
  return (
    <div className={styles.fields}>
      <BilingualText
        form={form}
        path="name"
        label={kind.words.name()}
        labelInArabic={kind.words.nameInArabic()}
        isRequired
        isFirst
      />
      <BilingualText
        form={form}
        path="industry"
        label={m.admin_industry()}
        labelInArabic={m.admin_industry_arabic()}
        isRequired
      />
      {kind.hasDescription && (
        <BilingualText
          form={form}
          path="description"
          label={m.admin_description()}
          labelInArabic={m.admin_description_arabic()}
          rows={descriptionRows}
          isRequired
        />
      )}
    </div>
  );
}
