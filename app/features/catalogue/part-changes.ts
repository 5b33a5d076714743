import { m } from '#messages';
import { type CatalogueRecord, type CatalogueValues, valuesOf } from './catalogue-record.ts';

type Rows = CatalogueValues['specifications'];
const rowsText = (rows: Rows) => JSON.stringify(rows.map(({ name, value }) => [name, value]));
const specificationsOf = ({ specifications, translations }: CatalogueValues) =>
  rowsText(specifications) + rowsText(translations.ar.specifications);

function restOf({ name, industry, description, translations: { ar } }: CatalogueValues): string {
  return JSON.stringify([name, industry, description, ar.name, ar.industry, ar.description]);
}

function imageWords({ galleryImages, existingGalleryImages }: CatalogueValues, before: CatalogueValues) {
  const gone = before.existingGalleryImages.length - existingGalleryImages.length;
  if (galleryImages.length > 0 === gone > 0) return undefined;
  return gone > 0 ? m.admin_product_image_deleted() : m.admin_product_image_uploaded();
}

function specificationWords(after: Rows, before: Rows): string {
  if (after.length === before.length) return m.admin_product_specification_updated();
  return after.length > before.length ? m.admin_product_specification_added() : m.admin_product_specification_removed();
}

/** The message after a change of only the gallery, or only the specifications; undefined for other changes. */
export function partChangeWords(record: CatalogueRecord, after: CatalogueValues): string | undefined {
  const before = valuesOf(record);
  if (after.mainImage || restOf(after) !== restOf(before)) return undefined;
  const isGallery =
    after.galleryImages.length > 0 || `${after.existingGalleryImages}` !== `${before.existingGalleryImages}`;
  const isSpecification = specificationsOf(after) !== specificationsOf(before);
  if (isGallery === isSpecification) return undefined;
  return isGallery ? imageWords(after, before) : specificationWords(after.specifications, before.specifications);
}
