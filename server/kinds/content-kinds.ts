import { blogContent } from '#server/blog/blog-content.ts';
import { companyContent } from '#server/company/company-content.ts';
import type { AnyContent, ContentKind, ContentQueries } from '#server/content/content-kind.ts';
import { productContent } from '#server/products/product-content.ts';
import type { Company } from '#shared/company.ts';
import type { KindName } from '#shared/kinds/kinds.ts';
import { certificateContent } from './certificate-content.ts';
import { faqContent } from './faq-content.ts';
import { offeringContent } from './offering-content.ts';
import { openingContent } from './opening-content.ts';
import { partnerContent } from './partner-content.ts';
import { projectContent } from './project-content.ts';

/** Every deletable content kind, by its name in the Trash and the history. */
export const deletableKinds: Record<KindName, ContentKind<AnyContent & { _id: string }>> = {
  partner: partnerContent,
  product: productContent,
  blog_post: blogContent,
  project: projectContent,
  faq: faqContent,
  certificate: certificateContent,
  opening: openingContent,
  service: offeringContent,
};

const company: ContentKind<Company, ContentQueries<Company>> = companyContent;

/** Every editable content kind. */
export const contentKinds: Record<KindName | 'company', ContentKind<AnyContent, ContentQueries<AnyContent>>> = {
  ...deletableKinds,
  company,
};
