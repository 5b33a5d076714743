import { keptFieldName, readChosenFile } from '#app/office/components/record/field-values.ts';
import type { FieldValues } from '#app/office/components/record/record-field.ts';
import { m } from '#messages';

const countIn = (values: FieldValues, name: string): number => [values[name]].flat().length;
const addedImages = (values: FieldValues) => countIn(values, 'galleryImages');
const keptImages = (values: FieldValues) => countIn(values, keptFieldName('galleryImages'));

/** Some fields in both languages, to compare them; rows have keys of their own in every form. */
function joinTexts({ translations: { ar }, ...english }: FieldValues, ...names: string[]): string {
  const values = names.map((name) => [english[name], ar[name]]);
  return JSON.stringify(values, (name, value) => (name === 'key' ? undefined : value));
}

function imageWords(before: FieldValues, after: FieldValues): string | undefined {
  const gone = keptImages(before) - keptImages(after);
  if (addedImages(after) > 0 === gone > 0) return undefined;
  return gone > 0 ? m.admin_product_image_deleted() : m.admin_product_image_uploaded();
}

function specificationWords(before: FieldValues, after: FieldValues): string {
  const more = countIn(after, 'specifications') - countIn(before, 'specifications');
  if (more === 0) return m.admin_product_specification_updated();
  return more > 0 ? m.admin_product_specification_added() : m.admin_product_specification_removed();
}

/** The message after a change of only the gallery, or only the specifications; undefined for other changes. */
export function partChangeWords(before: FieldValues, after: FieldValues): string | undefined {
  const differs = (...names: string[]) => joinTexts(before, ...names) !== joinTexts(after, ...names);
  if (readChosenFile(after, 'mainImage') || differs('name', 'industry', 'description')) return undefined;
  const isGallery = addedImages(after) > 0 || differs(keptFieldName('galleryImages'));
  const isSpecification = differs('specifications');
  if (isGallery === isSpecification) return undefined;
  return isGallery ? imageWords(before, after) : specificationWords(before, after);
}
