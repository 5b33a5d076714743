import { m } from '#messages';
import type { KindName, KindNamed } from '#shared/kinds/kinds.ts';

type Word = () => string;
type KindField = { [Name in KindName]: keyof KindNamed<Name>['fields'] & string }[KindName];

/** What fields are called where values are compared; one name is called the same in every kind. */
const ofKinds: Record<KindField, Word> = {
  name: m.field_name,
  industry: m.admin_industry,
  specifications: m.admin_details,
  searchTitle: m.field_search_title,
  searchDescription: m.field_search_description,
  mainImage: m.admin_main_image,
  galleryImages: m.admin_gallery_images,
  description: m.admin_description,
  title: m.field_title,
  summary: m.field_summary,
  content: m.field_content,
  tags: m.field_tags,
  status: m.field_status,
  image: m.field_image,
  video: m.field_video,
  publishAt: m.field_publish_at,
  client: m.field_client,
  category: m.field_category,
  year: m.field_year,
  group: m.field_group,
  question: m.field_question,
  answer: m.field_answer,
  position: m.field_position,
  issuer: m.field_issuer,
  scope: m.field_scope,
  number: m.field_number,
  validFrom: m.field_valid_from,
  validUntil: m.field_valid_until,
  file: m.field_file,
  department: m.field_department,
  location: m.field_location,
  employmentType: m.field_employment_type,
  requirements: m.field_requirements,
  closesOn: m.field_closes_on,
  deliverables: m.field_deliverables,
};

const ofCompany: Record<string, Word> = {
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

// Unlisted ones are shown by name.
const labels: Record<string, Word> = { ...ofCompany, ...ofKinds };

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
