import { fieldWord } from '#app/office/components/history/field-label.ts';
import { m } from '#messages';

type Word = () => string;

/** What texts in both languages are called, whatever the kind, where the history has no name for them. */
const furtherWords: Readonly<Record<string, Word>> = {
  title: m.admin_field_title,
  industry: m.admin_industry,
  description: m.admin_description,
  galleryImages: m.admin_gallery_images,
  specifications: m.admin_details,
  summary: m.admin_field_summary,
  content: m.admin_blogs_content,
  tags: m.admin_blogs_tags,
  client: m.admin_field_client,
  question: m.admin_field_question,
  questions: m.bags_questions,
  scope: m.admin_field_scope,
  department: m.admin_field_department,
  requirements: m.admin_field_requirements,
  legalName: m.admin_company_legal_name,
  tagline: m.admin_company_tagline,
  callToWork: m.admin_company_call,
  exportMarkets: m.admin_company_markets,
  whatsappGreeting: m.admin_company_greeting,
  poBox: m.admin_company_po_box,
  locality: m.admin_company_locality,
  departments: m.admin_company_departments,
  story: m.admin_company_story_text,
  factoryPictures: m.admin_company_factory_pictures,
  factoryCaption: m.admin_company_film_caption,
  countries: m.admin_markets_countries,
  route: m.admin_markets_route,
  ports: m.admin_markets_ports,
  documents: m.admin_markets_documents,
  terms: m.admin_markets_terms,
  languages: m.admin_markets_languages,
};

/** What a text field is called; its own name without a label. */
export const textFieldLabel = (field: string): string => fieldWord(field) ?? furtherWords[field]?.() ?? field;

export const languageLabels = { en: m.admin_text_english, ar: m.admin_text_arabic };
