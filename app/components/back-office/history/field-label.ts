import { kindLabels } from '#app/i18n/kind-labels.ts';
import { m } from '#messages';

const ofCompany: Record<string, () => string> = {
  legalName: m.field_legal_name,
  consultingName: m.field_consulting_name,
  tagline: m.field_tagline,
  promise: m.field_promise,
  promiseText: m.field_promise_text,
  callToWork: m.field_call_to_work,
  establishedYear: m.field_established_year,
  productionYear: m.field_production_year,
  localSharePercent: m.field_local_share,
  exportSharePercent: m.field_export_share,
  exportMarkets: m.field_export_markets,
  copyrightYear: m.field_copyright_year,
  phone: m.field_phone,
  fax: m.field_fax,
  whatsapp: m.field_whatsapp,
  whatsappGreeting: m.field_whatsapp_greeting,
  email: m.field_email,
  poBox: m.field_po_box,
  address: m.field_address,
  openingHours: m.field_opening_hours,
  departments: m.field_departments,
  socialUrl: m.field_social_url,
  professionalUrl: m.field_professional_url,
  story: m.field_story,
  timeline: m.field_timeline,
  values: m.field_values,
  consultingIntro: m.field_consulting_intro,
  consultingValues: m.field_consulting_values,
  process: m.field_process,
  underDevelopment: m.field_under_development,
  heroImage: m.field_hero_image,
  bandImage: m.field_band_image,
  pages: m.field_pages,
};

// Fields of one name are called the same in every kind; unlisted ones are shown by name.
const labels: Record<string, () => string> = Object.assign(
  {},
  ofCompany,
  ...Object.values(kindLabels).map(({ fields }) => fields),
);

const arabicPrefix = 'translations.ar.';

export const isArabicField = (field: string): boolean => field.startsWith(arabicPrefix);

/** The label of an API field, `name` or `translations.ar.name`. */
export function fieldLabel(field: string): string {
  const english = field.replace(arabicPrefix, '');
  const label = labels[english]?.() ?? english;
  return isArabicField(field) ? m.field_in_arabic({ field: label }) : label;
}

/** A record's value for a field named as in the API. */
export function fieldValue(record: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], record);
}
