/**
 * Findings about a stored document: `encrypted`, `active` (scripts, embedded files …, or content that may hide them),
 * `damaged`, `unchecked` (the virus scanner was unreachable), or `infected`.
 */
export const fileMarks = ['encrypted', 'active', 'damaged', 'unchecked', 'infected'] as const;
export type FileMark = (typeof fileMarks)[number];
