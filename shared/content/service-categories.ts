/** The service categories: the Projects filter without All, and the types of inquiry of a consultation. */
export const serviceCategories = [
  'Automation',
  'Development',
  'Infrastructure',
  'Manufacturing',
  'Sustainability',
] as const;
export type ServiceCategory = (typeof serviceCategories)[number];

/** Display names in English and Arabic for search; screens use messages/. */
export const categoryNames: Readonly<Record<ServiceCategory, readonly [english: string, arabic: string]>> = {
  Automation: ['Automation', 'الأتمتة'],
  Development: ['Development', 'التطوير'],
  Infrastructure: ['Infrastructure', 'البنية التحتية'],
  Manufacturing: ['Manufacturing', 'التصنيع'],
  Sustainability: ['Sustainability', 'الاستدامة'],
};
