import { currentLanguage } from '#app/i18n/current-language.ts';
import { localise } from '#shared/content.ts';
import type { Partner } from '#shared/kinds/partner.ts';
import type { Product } from '#shared/kinds/product.ts';
import { noSearchTexts, type SearchTexts, searchTextsIn } from '#shared/search-texts.ts';

/** A partner or a product for staff: partners have no description. */
export type CatalogueRecord = Partner | Product;

/** A specification row of the form; `key` is its React key. */
type SpecificationRow = { key: string; name: string; value: string };
type ArabicTexts = SearchTexts & {
  name: string;
  industry: string;
  description: string;
  specifications: SpecificationRow[];
};

/** The form's values, named as in the API, so that server errors find their fields. */
export type CatalogueValues = SearchTexts & {
  name: string;
  industry: string;
  description: string;
  specifications: SpecificationRow[];
  translations: { ar: ArabicTexts };
  mainImage: File | null;
  galleryImages: File[];
  existingGalleryImages: string[];
};

export function newRow(): SpecificationRow {
  return { key: crypto.randomUUID(), name: '', value: '' };
}

/** The form of a new record: one empty specification, no images (specification, "Entities"). */
export function emptyValues(): CatalogueValues {
  return {
    name: '',
    industry: '',
    description: '',
    specifications: [newRow()],
    ...noSearchTexts,
    translations: {
      ar: { name: '', industry: '', description: '', specifications: [newRow()], ...noSearchTexts },
    },
    mainImage: null,
    galleryImages: [],
    existingGalleryImages: [],
  };
}

/** The form values of an existing record. */
export function valuesOf(record: CatalogueRecord): CatalogueValues {
  const arabic = record.translations.ar;
  const rows = record.specifications.length > 0 ? record.specifications : [{ name: '', value: '' }];
  const arabicRows = arabic.specifications ?? [];
  return {
    name: record.name,
    industry: record.industry,
    description: 'description' in record ? record.description : '',
    specifications: rows.map((row) => ({ ...newRow(), ...row })),
    ...searchTextsIn(record),
    translations: {
      ar: {
        name: arabic.name ?? '',
        industry: arabic.industry ?? '',
        description: ('description' in arabic && arabic.description) || '',
        specifications: rows.map((_, index) => ({ ...newRow(), ...arabicRows[index] })),
        ...searchTextsIn(arabic),
      },
    },
    mainImage: null,
    galleryImages: [],
    existingGalleryImages: record.galleryImages,
  };
}

const withoutKeys = (rows: SpecificationRow[]) => rows.map(({ name, value }) => ({ name, value }));

/** The multipart body that POST and PUT take (specification, "The calls it makes"). */
export function toFormData(values: CatalogueValues, hasDescription: boolean): FormData {
  const form = new FormData();
  const { ar } = values.translations;
  const texts = {
    name: ar.name,
    industry: ar.industry,
    ...(hasDescription && { description: ar.description }),
    ...searchTextsIn(ar),
  };
  form.set('name', values.name);
  form.set('industry', values.industry);
  if (hasDescription) form.set('description', values.description);
  for (const [name, text] of Object.entries(searchTextsIn(values))) form.set(name, text);
  form.set('specifications', JSON.stringify(withoutKeys(values.specifications)));
  form.set('translations', JSON.stringify({ ar: { ...texts, specifications: withoutKeys(ar.specifications) } }));
  form.set('existingGalleryImages', JSON.stringify(values.existingGalleryImages));
  if (values.mainImage) form.set('mainImage', values.mainImage);
  for (const image of values.galleryImages) form.append('galleryImages', image);
  return form;
}

/** The name in the reader's language. */
export const nameOf = (record: CatalogueRecord): string => localise(record, currentLanguage()).name;
