import { RecordSearchTexts } from '#app/components/back-office/record/record-search-texts.tsx';
import type { CatalogueForm } from './catalogue-form.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import type { CatalogueRecord, CatalogueValues } from './catalogue-record.ts';

type Texts = Pick<CatalogueValues, 'name' | 'industry' | 'description' | 'specifications'>;

/** The default title and description of a product's or a partner's page. */
function wordsOf({ name, industry, description, specifications }: Texts, { hasDescription }: CatalogueKind) {
  const facts = specifications.filter((row) => row.name).map((row) => `${row.name}: ${row.value}`);
  return { title: name, description: hasDescription ? description : [`${name}: ${industry}`, ...facts].join(' · ') };
}

/** The Arabic text, or the English one as fallback, as on the page. */
function inArabic({ translations: { ar }, ...english }: CatalogueValues): Texts {
  return {
    name: ar.name || english.name,
    industry: ar.industry || english.industry,
    description: ar.description || english.description,
    specifications: english.specifications.map((row, place) => {
      const own = ar.specifications[place];
      return { ...row, name: own?.name || row.name, value: own?.value || row.value };
    }),
  };
}

type CatalogueSearchTextsProps = { kind: CatalogueKind; form: CatalogueForm; record: CatalogueRecord | undefined };

/** The search-engine texts of a partner's or a product's page. */
export function CatalogueSearchTexts({ kind, form, record }: CatalogueSearchTextsProps) {
  const { values } = form;
  return (
    <RecordSearchTexts
      form={form}
      page={`${kind.path}/${record?._id ?? '…'}`}
      words={{ en: wordsOf(values, kind), ar: wordsOf(inArabic(values), kind) }}
    />
  );
}
