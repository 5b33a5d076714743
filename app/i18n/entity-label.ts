import { m } from '#messages';
import type { ContentEntity, KindName } from '#shared/kinds/kinds.ts';

const one: Record<ContentEntity, () => string> = {
  partner: m.entity_partner,
  product: m.entity_product,
  blog_post: m.entity_blog_post,
  project: m.entity_project,
  faq: m.entity_faq,
  certificate: m.entity_certificate,
  opening: m.entity_opening,
  service: m.entity_service,
  company: m.entity_company,
};

const many: Record<KindName, () => string> = {
  partner: m.nav_partners,
  product: m.nav_products,
  blog_post: m.entity_blog_posts,
  project: m.nav_projects,
  faq: m.nav_faqs,
  certificate: m.nav_certificates,
  opening: m.entity_openings,
  service: m.nav_services,
};

/** What the reader calls one record of a kind of content. */
export function entityLabel(entity: ContentEntity): string {
  return one[entity]();
}

/** What the reader calls the records of a kind of content. */
export function entitiesLabel(entity: KindName): string {
  return many[entity]();
}
