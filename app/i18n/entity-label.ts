import { m } from '#messages';
import type { ContentEntity } from '#shared/content-entity.ts';

const labels: Record<ContentEntity, () => string> = {
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

/** What the reader calls one record of a kind of content. */
export function entityLabel(entity: ContentEntity): string {
  return labels[entity]();
}
