import { schemaFaults } from '#app/components/back-office/record/schema-faults.ts';
import { m } from '#messages';
import type { CatalogueKind } from './catalogue-kind.ts';
import type { CatalogueValues } from './catalogue-record.ts';

const sentences: Record<string, () => string> = {
  partner_name_required: m.partner_name_required,
  partner_industry_required: m.partner_industry_required,
  partner_detail_name_required: m.partner_detail_name_required,
  partner_detail_value_required: m.partner_detail_value_required,
  product_name_required: m.product_name_required,
  product_industry_required: m.product_industry_required,
  product_description_required: m.product_description_required,
  product_specification_required: m.product_specification_required,
  product_specification_duplicate: m.product_specification_duplicate,
};

/** The form's errors, one sentence per field, keyed as in the API. */
export function faultsOf(kind: CatalogueKind, values: CatalogueValues, isNew: boolean): Record<string, string> {
  const faults = schemaFaults(kind.schema, values, sentences);
  if (isNew && !values.mainImage) faults.mainImage = m.partner_main_image_required();
  const pictures = values.galleryImages.length + values.existingGalleryImages.length;
  if (kind.needsGallery && pictures === 0) faults.galleryImages = m.admin_gallery_required();
  return faults;
}
