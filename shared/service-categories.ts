/** The service categories: the Projects filter without All, and the types of inquiry of a consultation. */
export const serviceCategories = [
  'Automation',
  'Development',
  'Infrastructure',
  'Manufacturing',
  'Sustainability',
] as const;
export type ServiceCategory = (typeof serviceCategories)[number];
