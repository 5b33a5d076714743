import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import type { Partner } from '#shared/kinds/partner.ts';
import type { Records } from './given-records.ts';

const partner = {
  name: 'Lisanor Mills',
  industry: 'Flour',
  specifications: [{ name: 'Partner since', value: '2012' }],
  mainImage: 'images/partner.webp',
  galleryImages: [],
  translations: { ar: { name: 'مطاحن ليسانور', industry: 'الطحين' } },
};

/** A stored partner; `overrides` replaces fields, `_id` and times included. */
export function givenPartner({ database }: Records, overrides: Partial<Partner> = {}): Promise<Partner> {
  return kindTables.partner.insert(database.db, { ...partner, ...overrides }, overrides);
}
