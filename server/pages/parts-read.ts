import type { Kept } from '#server/cache/page-store.ts';
import type { Services } from '#server/services/services.ts';

/** The watched tables that each service's public reads depend on. An unlisted service may depend on any. */
export const partsOf: { [Name in keyof Services]?: readonly string[] } = {
  blog: ['blog_post'],
  certificates: ['certificate'],
  company: ['company'],
  faqs: ['faq'],
  media: ['media'],
  offerings: ['service'],
  openings: ['opening'],
  partners: ['partner'],
  privacy: ['setting'],
  products: ['product'],
  projects: ['project'],
  // Short addresses never change.
  shortLinks: [],
  // Pages only read a setting that is constant while the program runs.
  visits: [],
};

/** The services for one rendering, with the tables read through them so far. */
export function recordParts(services: Services): { services: Services; parts(): Kept['parts'] } {
  const read = new Set<string>();
  let mayBeAny = false;
  const recorded = new Proxy(services, {
    get(target, name: string & keyof Services) {
      const parts = partsOf[name];
      if (parts) for (const part of parts) read.add(part);
      else mayBeAny = true;
      return target[name];
    },
  });
  return { services: recorded, parts: () => (mayBeAny ? 'all' : read) };
}
