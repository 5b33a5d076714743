/** The editable content kinds, by their names in the Trash and the history. */
export const contentEntities = [
  'partner',
  'product',
  'blog_post',
  'project',
  'faq',
  'certificate',
  'opening',
  'service',
  'company',
] as const;
export type ContentEntity = (typeof contentEntities)[number];

/** Those that can be deleted: all but the one profile of the company. */
export const deletableEntities = contentEntities.filter((entity) => entity !== 'company');
export type DeletableEntity = (typeof deletableEntities)[number];

/** The calls of each kind, below `/api`. */
export const contentPaths = {
  partner: '/partners',
  product: '/products',
  blog_post: '/blogs',
  project: '/projects',
  faq: '/faqs',
  certificate: '/certificates',
  opening: '/openings',
  service: '/services',
  company: '/company',
} as const satisfies Record<ContentEntity, string>;

/** A record as the Trash and the history call it. */
export type ContentName = { entity: ContentEntity; id: string };

/** The record that a call such as `/faqs/0192…` or `/company` is about; undefined for other calls. */
export function contentNameOf(path: string): ContentName | undefined {
  const [, first = '', id] = path.split('/');
  const entity = contentEntities.find((name) => contentPaths[name] === `/${first}`);
  return entity && { entity, id: id ?? entity };
}
