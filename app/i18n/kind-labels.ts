import { m } from '#messages';
import type { ContentEntity, KindName, KindNamed } from '#shared/kinds/kinds.ts';

type Word = () => string;
type KindLabels<Name extends KindName> = {
  /** Its section in the menu. */
  menu: Word;
  /** What the reader calls one record, and several. */
  one: Word;
  many: Word;
  /** The path of a `LineIcon`. */
  icon: string;
  /** Its fields where values are compared: in the history, and in a conflict. */
  fields: Record<keyof KindNamed<Name>['fields'] & string, Word>;
};

/** What every kind of content is called. */
export const kindLabels: { readonly [Name in KindName]: KindLabels<Name> } = {
  partner: {
    menu: m.admin_nav_partners,
    one: m.entity_partner,
    many: m.nav_partners,
    icon: 'M4 21V6l7-3v18M11 9l9 3v9M2 21h20M7 9v.01M7 13v.01M7 17v.01M15.5 15v.01M15.5 18v.01',
    fields: {
      name: m.field_name,
      industry: m.admin_industry,
      specifications: m.admin_details,
      searchTitle: m.field_search_title,
      searchDescription: m.field_search_description,
      mainImage: m.admin_main_image,
      galleryImages: m.admin_gallery_images,
    },
  },
  product: {
    menu: m.admin_nav_products,
    one: m.entity_product,
    many: m.nav_products,
    icon: 'M6 8h12l1.5 13h-15zM9 8a3 3 0 0 1 6 0',
    fields: {
      name: m.field_name,
      industry: m.admin_industry,
      description: m.admin_description,
      specifications: m.admin_details,
      searchTitle: m.field_search_title,
      searchDescription: m.field_search_description,
      mainImage: m.admin_main_image,
      galleryImages: m.admin_gallery_images,
    },
  },
  blog_post: {
    menu: m.admin_nav_blogs,
    one: m.entity_blog_post,
    many: m.entity_blog_posts,
    icon: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
    fields: {
      title: m.field_title,
      summary: m.field_summary,
      content: m.field_content,
      tags: m.field_tags,
      searchTitle: m.field_search_title,
      searchDescription: m.field_search_description,
      status: m.field_status,
      image: m.field_image,
      video: m.field_video,
      publishAt: m.field_publish_at,
    },
  },
  project: {
    menu: m.admin_nav_projects,
    one: m.entity_project,
    many: m.nav_projects,
    icon: 'M3 21h18M5 21V10l5 3v-3l5 3V4h4v17M9 17h.01M14 17h.01',
    fields: {
      title: m.field_title,
      client: m.field_client,
      summary: m.field_summary,
      description: m.admin_description,
      category: m.field_category,
      year: m.field_year,
      image: m.field_image,
    },
  },
  faq: {
    menu: m.admin_nav_faqs,
    one: m.entity_faq,
    many: m.nav_faqs,
    icon: 'M12 21a9 9 0 1 0-9-9 9 9 0 0 0 1 4.2L3 21l4.8-1A9 9 0 0 0 12 21zM9.7 9.3a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1.1.9-1.1 1.7M12 16v.01',
    fields: { group: m.field_group, question: m.field_question, answer: m.field_answer, position: m.field_position },
  },
  certificate: {
    menu: m.admin_nav_certificates,
    one: m.entity_certificate,
    many: m.nav_certificates,
    icon: 'M12 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM8.5 13 7 21l5-2.5L17 21l-1.5-8M10 8.5l1.5 1.5L14 7.3',
    fields: {
      name: m.field_name,
      issuer: m.field_issuer,
      scope: m.field_scope,
      number: m.field_number,
      validFrom: m.field_valid_from,
      validUntil: m.field_valid_until,
      image: m.field_image,
      file: m.field_file,
      position: m.field_position,
    },
  },
  opening: {
    menu: m.admin_nav_openings,
    one: m.entity_opening,
    many: m.entity_openings,
    icon: 'M15 19v-1.5a4 4 0 0 0-4-4H7a4 4 0 0 0-4 4V19M9 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM19 8v6M16 11h6',
    fields: {
      title: m.field_title,
      department: m.field_department,
      location: m.field_location,
      employmentType: m.field_employment_type,
      description: m.admin_description,
      requirements: m.field_requirements,
      status: m.field_status,
      closesOn: m.field_closes_on,
      position: m.field_position,
    },
  },
  service: {
    menu: m.admin_nav_services,
    one: m.entity_service,
    many: m.nav_services,
    icon: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
    fields: {
      name: m.field_name,
      summary: m.field_summary,
      description: m.admin_description,
      deliverables: m.field_deliverables,
      category: m.field_category,
      image: m.field_image,
      position: m.field_position,
    },
  },
};

/** What the reader calls one record of what has a history. */
export function entityLabel(entity: ContentEntity): string {
  return entity === 'company' ? m.entity_company() : kindLabels[entity].one();
}
