import { withColumns } from './create-table.ts';

const ordered = {
  blog_post: ['title'],
  certificate: ['name', 'issuer'],
  faq: ['topic', 'question'],
  landing_page: ['title'],
  market: ['name'],
  opening: ['title', 'department'],
  partner: ['name', 'industry'],
  product: ['name', 'industry'],
  project: ['title'],
  service: ['name'],
  text_finding: ['title'],
  trash: ['title'],
};
/** Those with the most records, whose lists are read through indexes. */
const indexed = ['blog_post', 'partner', 'product'] as const;

/** By what lists are ordered for readers of Arabic; `arabicOrderKey` tells what is null. */
export const arabicOrder = withColumns(
  Object.fromEntries(
    Object.entries(ordered).map(([table, columns]) => [
      table,
      { optionalText: columns.map((column) => `${column}_order_ar`) },
    ]),
  ),
  Object.fromEntries(
    indexed.flatMap((table) =>
      ordered[table].map((column) => [
        `${table}_in_arabic_order_of_${column}`,
        `${table} (coalesce(${column}_order_ar, ${column}_order), id)`,
      ]),
    ),
  ),
);
