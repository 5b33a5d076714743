/**
 * What is said of a stored document that nobody should open without thought: it is `encrypted`, has `active` content
 * (scripts, enclosed files …) or may hide some, is `damaged`, or could not be looked at by the virus scanner
 * (`unchecked`), or was found `infected` once it could.
 */
export const fileMarks = ['encrypted', 'active', 'damaged', 'unchecked', 'infected'] as const;
export type FileMark = (typeof fileMarks)[number];
