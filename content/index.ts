import { fileURLToPath } from 'node:url';
import type { KindName } from '#shared/kinds/kinds.ts';
import { blogPosts } from './blog-posts.ts';
import { certificates } from './certificates.ts';
import { faqs } from './faqs.ts';
import { landingPages } from './landing-pages.ts';
import { markets } from './markets.ts';
import { openings } from './openings.ts';
import { partners } from './partners.ts';
import { drawnPictures } from './pictures/drawn.ts';
import { pictures as renderedPictures } from './pictures/pictures.ts';
import { products } from './products.ts';
import { projects } from './projects.ts';
import { services } from './services.ts';
import type { DemoOf } from './types.ts';

export { company } from './company.ts';
export { printedFacts } from './pictures/printed-facts.ts';

/** The records of every kind, in the order in which the site shows them. */
export const records: { readonly [Name in KindName]: readonly DemoOf<Name>[] } = {
  partner: partners,
  product: products,
  blog_post: blogPosts,
  project: projects,
  faq: faqs,
  certificate: certificates,
  opening: openings,
  service: services,
  market: markets,
  landing_page: landingPages,
};

/** What every picture shows, by its key. */
export const pictures = { ...renderedPictures, ...drawnPictures };

export const picturesFolder = fileURLToPath(new URL('./pictures/', import.meta.url));
/** Videos and documents. */
export const filesFolder = fileURLToPath(new URL('./files/', import.meta.url));
