import type { Database } from '#server/db/database.ts';
import type { CareerApplication } from '#shared/career.ts';
import { leadTable } from './lead-queries.ts';

export const careerQueries = leadTable<Omit<CareerApplication, 'cvMarks'>>({
  table: 'career',
  prefix: 'JOB',
  columns: {
    fullName: 'full_name',
    email: 'email',
    phone: 'phone',
    phoneNumber: 'phone_e164',
    cvOriginalName: 'cv_original_name',
    cvSize: 'cv_size',
    opening: 'opening_id',
    status: 'status',
  },
  searched: ['fullName', 'email', 'phone', 'phoneNumber', 'cvOriginalName'],
  sortable: ['fullName', 'email', 'phone', 'cvOriginalName', 'cvSize', 'status'],
  subject: { table: 'opening', field: 'opening' },
});

/** The storage path of an application's CV. */
export function findCvPath(db: Database, id: string): Promise<string | undefined> {
  return careerQueries.findInternal(db, id, 'cv_path');
}

/** Whether the job opening exists. */
export async function isOpening(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('opening').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
