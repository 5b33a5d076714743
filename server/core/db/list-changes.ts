/**
 * The columns of the kinds with the most records that visitors' lists are filtered by and, in their usual order,
 * ordered by: what a count depends on. Triggers of the migrations signal their changes.
 */
export const listColumns: Readonly<Record<string, readonly string[]>> = {
  blog_post: ['status', 'tags', 'tags_ar', 'created_at'],
  product: ['industry', 'industry_ar', 'created_at'],
};

/** The name under which it is signalled that rows of a table were added, removed or changed in their `listColumns`. */
export const nameListChanges = (table: string): string => `${table}:list`;
