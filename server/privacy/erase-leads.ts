import type { Database } from '#server/db/database.ts';
import { anonymiseLead } from '#server/leads/lead-erasure-queries.ts';
import type { LeadTableName } from '#server/leads/lead-queries.ts';
import type { KeptUpload } from '#server/leads/upload-queries.ts';
import type { Uploads } from '#server/leads/upload-service.ts';
import type { LeadSection } from '#shared/lead.ts';
import { findCvFile, forgetKeysOf } from './privacy-queries.ts';

export const tableOf: Record<LeadSection, LeadTableName> = {
  contacts: 'contact',
  consultations: 'consultation',
  careers: 'career',
};

type Erasing = { uploads: Uploads; section: LeadSection; ids: readonly string[]; at: Date };

/**
 * Anonymises leads in a transaction. CVs are returned to the uploads in it, so that a row refers to the file until it
 * is removed.
 * @returns the leads anonymised now, and the files to discard after the commit
 */
export async function eraseLeads(transaction: Database, { uploads, section, ids, at }: Erasing) {
  const erased: string[] = [];
  const files: KeptUpload[] = [];
  // In a fixed order, so that two processes wait instead of deadlocking.
  for (const id of ids.toSorted()) {
    const cv = section === 'careers' ? await findCvFile(transaction, id) : undefined;
    if (!(await anonymiseLead(transaction, tableOf[section], id, at))) continue;
    erased.push(id);
    if (!cv) continue;
    await uploads.takeBack(transaction, cv);
    files.push(cv);
  }
  await forgetKeysOf(transaction, erased);
  return { erased, files };
}
