import { RecordSearchTexts } from '#app/components/back-office/record/record-search-texts.tsx';
import type { CatalogueForm } from './catalogue-form.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import type { CatalogueRecord, CatalogueValues } from './catalogue-record.ts';

type Texts = Pick<CatalogueValues, 'name' | 'industry' | 'description' | 'specifications'>;

/** Title and description as the page of a product or a partner makes them. */
function wordsOf({ name, industry, description, specifications }: Texts, { hasDescription }: CatalogueKind) {
  const facts = specifications.filter((row) => row.name).map((row) => `${row.name}: ${row.value}`);
  return { title: name, description: hasDescription ? description : [`${name}: ${industry}`, ...facts].join(' · ') };
}

/** The Arabic, and English where there is none, as readers of Arabic are shown it. */
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

/** What search engines show of a partner's or a product's page. */
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
