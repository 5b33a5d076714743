import type {
  EntryField,
  ListField,
  RecordField,
  StoredFileField,
  TextControl,
} from '#app/office/components/record/record-field.ts';
import { m } from '#messages';
import { isAdmin } from '#shared/accounts/roles.ts';
import { imageTypes, limits, videoTypes } from '#shared/limits.ts';

/** The tabs of the form: what is shown at a time, and saved together. */
export const companyTabs = ['general', 'contacts', 'story', 'factory', 'search'] as const;
export type CompanyTab = (typeof companyTabs)[number];

export const companyTabLabels: Record<CompanyTab, () => string> = {
  general: m.company_tab_general,
  contacts: m.admin_company_contacts,
  story: m.company_tab_story,
  factory: m.company_tab_factory,
  search: m.admin_company_search,
};

/** Fields of the profile that belong together, under a heading. */
type CompanySection = { id: string; tab: CompanyTab; label: () => string; fields: readonly RecordField[] };

const title: TextControl = { name: 'title', type: 'text', label: m.admin_field_title, isRequired: true };
const text: TextControl = { name: 'text', type: 'text', label: m.admin_company_text, rows: 3 };
const year = { name: 'year', type: 'line', label: m.admin_field_year, inputMode: 'numeric', isRequired: true } as const;

const departments = { management: m.admin_company_management, sales: m.admin_company_sales, hr: m.admin_company_hr };
const departmentChoices = () => Object.entries(departments).map(([value, label]) => ({ value, label: label() }));

const departmentList: ListField = {
  name: 'departments',
  type: 'rows',
  label: m.admin_company_departments,
  entry: m.admin_company_department_number,
  add: m.admin_company_department_add,
  fields: [
    { name: 'name', type: 'text', label: m.admin_field_name, isRequired: true },
    {
      name: 'key',
      type: 'choice',
      label: m.admin_company_department_kind,
      choices: departmentChoices,
      isRequired: true,
    },
    { name: 'phone', type: 'line', label: m.admin_company_phone, inputMode: 'tel' },
    { name: 'email', type: 'line', label: m.admin_company_email, inputMode: 'email', isRequired: true },
  ],
};

const hoursList: ListField = {
  name: 'openingHours',
  type: 'rows',
  label: m.admin_company_hours,
  entry: m.admin_company_hours_number,
  add: m.admin_company_hours_add,
  fields: [
    { name: 'days', type: 'text', label: m.admin_company_days, isRequired: true },
    { name: 'hours', type: 'text', label: m.admin_company_times, isRequired: true },
  ],
};

const marketList: ListField = {
  name: 'exportMarkets',
  type: 'texts',
  label: m.admin_company_markets,
  entry: m.admin_company_market_number,
  add: m.admin_company_market_add,
  fields: [{ name: 'text', type: 'text', label: m.admin_company_markets, isRequired: true }],
};

const timeline: ListField = {
  name: 'timeline',
  type: 'rows',
  label: m.admin_company_timeline,
  entry: m.admin_company_event_number,
  add: m.admin_company_event_add,
  fields: [year, title, text],
};

const image: StoredFileField = { name: 'image', type: 'image', label: m.admin_field_image, accept: imageTypes };

const valueList = (name: string, label: () => string): ListField => ({
  name,
  type: 'rows',
  label,
  entry: m.admin_company_value_number,
  add: m.admin_company_value_add,
  fields: [title, text],
});

const steps: ListField = {
  name: 'process',
  type: 'rows',
  label: m.admin_company_steps,
  entry: m.admin_company_step_number,
  add: m.admin_company_step_add,
  fields: [title, text, image],
};

const factoryPictures: ListField = {
  name: 'factoryPictures',
  type: 'rows',
  label: m.admin_company_factory_pictures,
  help: m.admin_company_factory_pictures_help,
  entry: m.admin_company_factory_picture_number,
  add: m.admin_company_factory_picture_add,
  most: limits.factoryPictures,
  fields: [image, { name: 'caption', type: 'text', label: m.admin_field_caption, rows: 2 }],
};

const pictureOf = (name: string, label: () => string, help?: () => string): StoredFileField => ({
  name,
  type: 'image',
  label,
  accept: imageTypes,
  maxBytes: limits.imageBytes,
  ...(help && { help }),
});

/** The texts of the fixed pages have separate groups (`company-management.tsx`). */
const pages: ListField = {
  name: 'pages',
  type: 'rows',
  label: m.admin_company_search,
  entry: m.admin_company_search,
  add: m.admin_company_search,
  fields: [
    { name: 'page', type: 'line', label: m.field_pages },
    { name: 'searchTitle', type: 'text', label: m.field_search_title },
    { name: 'searchDescription', type: 'text', label: m.field_search_description },
  ],
};

/** The profile's form: every field of shared/content/company-input.ts and its pictures. */
const companySections: readonly CompanySection[] = [
  {
    id: 'notice',
    tab: 'general',
    label: m.admin_company_notice,
    fields: [
      {
        name: 'underDevelopment',
        type: 'switch',
        label: m.admin_company_notice_show,
        help: m.admin_company_notice_help,
      },
    ],
  },
  {
    id: 'names',
    tab: 'general',
    label: m.admin_company_names,
    fields: [
      { name: 'name', type: 'text', label: m.admin_field_name, isRequired: true },
      { name: 'legalName', type: 'text', label: m.admin_company_legal_name },
      { name: 'tagline', type: 'text', label: m.admin_company_tagline, rows: 2 },
      { name: 'promise', type: 'text', label: m.admin_company_promise, rows: 3 },
      { name: 'promiseText', type: 'text', label: m.admin_company_promise_text, rows: 4 },
      { name: 'callToWork', type: 'text', label: m.admin_company_call, rows: 2 },
    ],
  },
  {
    id: 'contacts',
    tab: 'contacts',
    label: m.admin_company_contacts,
    fields: [
      { name: 'phone', type: 'line', label: m.admin_company_phone, inputMode: 'tel' },
      { name: 'fax', type: 'line', label: m.admin_company_fax, inputMode: 'tel' },
      { name: 'email', type: 'line', label: m.admin_company_email, inputMode: 'email', isRequired: true },
      { name: 'whatsapp', type: 'line', label: m.admin_company_whatsapp, inputMode: 'tel' },
      { name: 'whatsappGreeting', type: 'text', label: m.admin_company_greeting, rows: 2 },
      { name: 'poBox', type: 'text', label: m.admin_company_po_box },
      { name: 'address', type: 'text', label: m.admin_company_address, rows: 2 },
      { name: 'locality', type: 'text', label: m.admin_company_locality },
      { name: 'coordinates', type: 'line', label: m.admin_company_coordinates },
      { name: 'socialUrl', type: 'line', label: m.admin_company_social, inputMode: 'url' },
      { name: 'professionalUrl', type: 'line', label: m.admin_company_professional, inputMode: 'url' },
      hoursList,
      departmentList,
    ],
  },
  {
    id: 'facts',
    tab: 'general',
    label: m.admin_company_facts,
    fields: [
      { ...year, name: 'establishedYear', label: m.admin_company_established },
      { ...year, name: 'productionYear', label: m.admin_company_production },
      { ...year, name: 'localSharePercent', label: m.admin_company_local_share },
      { ...year, name: 'exportSharePercent', label: m.admin_company_export_share },
      { ...year, name: 'containerPayload', label: m.admin_company_container_payload },
      { ...year, name: 'roadLimit', label: m.admin_company_road_limit },
      { ...year, name: 'copyrightYear', label: m.admin_company_copyright },
      marketList,
    ],
  },
  {
    id: 'story',
    tab: 'story',
    label: m.admin_company_story,
    fields: [{ name: 'story', type: 'text', label: m.admin_company_story_text, rows: 8 }, timeline],
  },
  {
    id: 'values',
    tab: 'story',
    label: m.admin_company_values,
    fields: [{ ...valueList('values', m.admin_company_values), fields: [title, text, image] }],
  },
  {
    id: 'consulting',
    tab: 'story',
    label: m.admin_company_consulting,
    fields: [
      { name: 'consultingName', type: 'text', label: m.admin_company_consulting_name },
      { name: 'consultingIntro', type: 'text', label: m.admin_company_consulting_intro, rows: 5 },
      valueList('consultingValues', m.admin_company_consulting_values),
    ],
  },
  { id: 'process', tab: 'factory', label: m.admin_company_process, fields: [steps] },
  {
    id: 'factory',
    tab: 'factory',
    label: m.admin_company_factory,
    fields: [
      factoryPictures,
      {
        name: 'factoryFilm',
        type: 'video',
        label: m.admin_company_film,
        help: m.admin_company_film_help,
        accept: videoTypes,
        maxBytes: limits.videoBytes,
      },
      pictureOf('factoryPoster', m.admin_company_film_poster, m.admin_company_film_poster_help),
      { name: 'factoryCaption', type: 'text', label: m.admin_company_film_caption, rows: 2 },
    ],
  },
  { id: 'search', tab: 'search', label: m.admin_company_search, fields: [pages] },
  {
    id: 'pictures',
    tab: 'factory',
    label: m.admin_company_pictures,
    fields: [
      pictureOf('heroImage', m.admin_company_hero, m.admin_company_hero_help),
      pictureOf('heroImageRtl', m.admin_company_hero_rtl, m.admin_company_hero_rtl_help),
      pictureOf('storyImage', m.admin_company_story_image),
      pictureOf('bandImage', m.admin_company_band),
    ],
  },
];

export const companyFields = companySections.flatMap(({ fields }) => fields);

const tabOfField = new Map(
  companySections.flatMap(({ tab, fields }) => fields.map(({ name }) => [name, tab] as const)),
);

/** The tab of a value, which is named as in the API: `timeline.0.year`, `translations.ar.tagline`. */
export const findCompanyTab = (name: string): CompanyTab =>
  tabOfField.get(name.replace('translations.ar.', '').split('.')[0] ?? '') ?? 'general';

/** The sections editable by a role: only administrators set the mail addresses. */
export function companySectionsFor(role: string): readonly CompanySection[] {
  if (isAdmin({ role })) return companySections;
  return companySections.map((section) => ({ ...section, fields: section.fields.map(withoutAddresses) }));
}

function withoutAddresses(field: RecordField): RecordField {
  if (field === departmentList)
    return { ...departmentList, isFixed: true, fields: departmentList.fields.map(lockAddress) };
  return field.name === 'email' && field.type === 'line' ? lockAddress(field) : field;
}

function lockAddress<Locked extends EntryField>(field: Locked): Locked {
  return field.name === 'email' || field.name === 'key' ? { ...field, locked: m.error_admins_only } : field;
}
