import { m } from '#messages';

type Word = () => string;

/** What each text in both languages is called, whatever the kind. */
const labels: Readonly<Record<string, Word>> = {
  name: m.field_name,
  title: m.admin_field_title,
  industry: m.admin_industry,
  description: m.admin_description,
  specifications: m.admin_details,
  searchTitle: m.field_search_title,
  searchDescription: m.field_search_description,
  summary: m.admin_field_summary,
  content: m.admin_blogs_content,
  tags: m.admin_blogs_tags,
  client: m.admin_field_client,
  category: m.field_category,
  group: m.field_group,
  question: m.admin_field_question,
  answer: m.field_answer,
  issuer: m.field_issuer,
  scope: m.admin_field_scope,
  department: m.admin_field_department,
  location: m.field_location,
  employmentType: m.field_employment_type,
  requirements: m.admin_field_requirements,
  deliverables: m.field_deliverables,
  legalName: m.admin_company_legal_name,
  consultingName: m.field_consulting_name,
  tagline: m.admin_company_tagline,
  promise: m.field_promise,
  promiseText: m.field_promise_text,
  callToWork: m.admin_company_call,
  exportMarkets: m.admin_company_markets,
  whatsappGreeting: m.admin_company_greeting,
  poBox: m.admin_company_po_box,
  address: m.field_address,
  openingHours: m.field_opening_hours,
  departments: m.admin_company_departments,
  story: m.admin_company_story_text,
  timeline: m.field_timeline,
  values: m.field_values,
  consultingIntro: m.field_consulting_intro,
  consultingValues: m.field_consulting_values,
  process: m.field_process,
  pages: m.field_pages,
};

/** What a text field is called; its own name without a label. */
export const textFieldLabel = (field: string): string => labels[field]?.() ?? field;
