import { m } from '#messages';
import { type HitGroupName, hitGroupNames } from '#shared/search/search-groups.ts';

/** What each kind of results is called. */
export const searchLabels: Record<HitGroupName, () => string> = {
  products: m.search_products,
  posts: m.search_posts,
  faqs: m.search_faqs,
  projects: m.search_projects,
  openings: m.search_openings,
  partners: m.search_partners,
  services: m.search_services,
  certificates: m.search_certificates,
  markets: m.search_markets,
  pages: m.search_pages,
};

/** What one result of each kind is called. */
export const hitLabels: Record<HitGroupName, () => string> = {
  products: m.entity_product,
  posts: m.entity_blog_post,
  faqs: m.entity_faq,
  projects: m.entity_project,
  openings: m.entity_opening,
  partners: m.entity_partner,
  services: m.entity_service,
  certificates: m.entity_certificate,
  markets: m.entity_market,
  pages: m.search_page,
};

/** A kind of results out of an address; undefined when it names none. */
export function toSearchGroup(value: string | undefined): HitGroupName | undefined {
  return hitGroupNames.find((group) => group === value);
}
