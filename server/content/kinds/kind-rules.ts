import { blogRules } from '#server/content/posts/post-rules.ts';
import { productRules } from '#server/content/products/product-parts.ts';
import type { KindRules } from '#server/content/records/content-kind.ts';
import type { ContentNamed, KindName } from '#shared/kinds/kinds.ts';

/** An opening whose last day is over is read as a closed one. */
const openingRules: KindRules<ContentNamed<'opening'>> = {
  asRead: (opening, today) =>
    opening.closesOn !== null && opening.closesOn < today ? { ...opening, status: 'closed' } : opening,
};

/** Rules of single kinds beyond their entries; most kinds have none. */
export const kindRules: { readonly [Name in KindName]?: KindRules<ContentNamed<Name>> } = {
  blog_post: blogRules,
  opening: openingRules,
  product: productRules,
};
