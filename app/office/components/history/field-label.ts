import { use } from 'react';
import { EditedFields } from '#app/office/components/edited-context.ts';
import type { RecordField } from '#app/office/components/record/record-field.ts';
import { m } from '#messages';

type Word = () => string;

/** What fields are called where values are compared, if not as in the form; one name is called the same everywhere. */
export const fieldWords: Readonly<Record<string, Word>> = {
  name: m.field_name,
  searchTitle: m.field_search_title,
  searchDescription: m.field_search_description,
  image: m.field_image,
  video: m.field_video,
  publishAt: m.field_publish_at,
  category: m.field_category,
  group: m.field_group,
  answer: m.field_answer,
  position: m.field_position,
  issuer: m.field_issuer,
  number: m.field_number,
  validFrom: m.field_valid_from,
  validUntil: m.field_valid_until,
  file: m.field_file,
  location: m.field_location,
  employmentType: m.field_employment_type,
  closesOn: m.field_closes_on,
  deliverables: m.field_deliverables,
  consultingName: m.field_consulting_name,
  promise: m.field_promise,
  promiseText: m.field_promise_text,
  establishedYear: m.field_established_year,
  productionYear: m.field_production_year,
  localSharePercent: m.field_local_share,
  exportSharePercent: m.field_export_share,
  documentKind: m.field_document_kind,
  coversUncoated: m.field_covers_uncoated,
  coversCoated: m.field_covers_coated,
  coversBopp: m.field_covers_bopp,
  coversLiner: m.field_covers_liner,
  coversJumbo: m.field_covers_jumbo,
  containerPayload: m.field_container_payload,
  roadLimit: m.field_road_limit,
  address: m.field_address,
  openingHours: m.field_opening_hours,
  socialUrl: m.field_social_url,
  timeline: m.field_timeline,
  values: m.field_values,
  consultingIntro: m.field_consulting_intro,
  consultingValues: m.field_consulting_values,
  process: m.field_process,
  underDevelopment: m.field_under_development,
  heroImage: m.field_hero_image,
  pages: m.field_pages,
  attributes: m.admin_figures,
  arabicInPreparation: m.field_arabic_in_preparation,
};

const arabicPrefix = 'translations.ar.';

export const isArabicField = (field: string): boolean => field.startsWith(arabicPrefix);

/** Gives the label of an API field of the edited record, `name` or `translations.ar.name`. */
export function useFieldLabel(): (field: string) => string {
  const fields = use(EditedFields);
  return (field) => {
    const english = field.replace(arabicPrefix, '');
    const label = fieldWords[english] ?? fields.find(({ name }) => name === english)?.label;
    const text = label?.() ?? english;
    return isArabicField(field) ? m.field_in_arabic({ field: text }) : text;
  };
}

/** Gives the form's field for an API field of the edited record; undefined for one that the form does not have. */
export function useFieldOf(): (field: string) => RecordField | undefined {
  const fields = use(EditedFields);
  return (field) => fields.find(({ name }) => name === field);
}

/** A record's value for a field named as in the API. */
export function fieldValue(record: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], record);
}
