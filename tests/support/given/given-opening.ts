import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import type { Opening } from '#shared/kinds/opening.ts';
import type { Records } from './given-records.ts';

const opening = {
  title: 'Loom technician',
  department: 'Production',
  location: 'Amman',
  employmentType: 'Full time',
  description: 'Keeps the circular looms running.',
  requirements: ['A technical diploma'],
  status: 'open' as const,
  closesOn: null,
  position: 1,
  translations: { ar: { title: 'فني أنوال' } },
};

/** A stored, open job opening; `overrides` replaces fields, `_id` and times included. */
export function givenOpening({ database }: Records, overrides: Partial<Opening> = {}): Promise<Opening> {
  return kindTables.opening.insert(database.db, { ...opening, ...overrides }, overrides);
}
