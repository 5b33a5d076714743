/** The kinds of content that staff change, by the names that the Trash and the history call them. */
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
