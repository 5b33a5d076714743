import { m } from '#messages';
import type { FieldError } from '#shared/errors.ts';
import { fieldErrorsOf } from '#shared/validation.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import type { CatalogueValues } from './catalogue-record.ts';

// Named one by one: a word looked up by its key would bring every word of the site along.
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

function sentenceOf({ key, parameters = {} }: FieldError): string {
  if (key === 'error_too_long') return m.error_too_long({ max: Number(parameters.max) });
  if (key === 'error_too_many_entries') return m.error_too_many_entries({ max: Number(parameters.max) });
  return (sentences[key] ?? m.error_invalid_text)();
}

/** What is wrong with the form, one sentence per field, keyed as the API keys it. */
export function faultsOf(kind: CatalogueKind, values: CatalogueValues, isNew: boolean): Record<string, string> {
  const read = kind.schema.safeParse(values);
  const fields = read.success ? {} : fieldErrorsOf(read.error);
  const faults = Object.fromEntries(Object.entries(fields).map(([field, error]) => [field, sentenceOf(error)]));
  if (isNew && !values.mainImage) faults.mainImage = m.partner_main_image_required();
  const pictures = values.galleryImages.length + values.existingGalleryImages.length;
  if (kind.needsGallery && pictures === 0) faults.galleryImages = m.admin_gallery_required();
  return faults;
}
