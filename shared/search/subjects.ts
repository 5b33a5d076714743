/** What words are about: which records are near to them. */
export const subjects = ['bags', 'materials', 'goods', 'ordering', 'company', 'places'] as const;
export type Subject = (typeof subjects)[number];
