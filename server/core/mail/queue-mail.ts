import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { insertJob } from '#server/core/jobs/job-queries.ts';
import { mailJob } from './mail-delivery.ts';
import { insertMail, type NewMail } from './mail-queries.ts';

export {
  countMails,
  countMailsToOrAbout,
  removeMailAbout,
  removeMailsToOrAbout,
  type StoredMail,
  withdrawMail,
} from './mail-queries.ts';

/**
 * Queues a mail and its delivery, in the transaction of the change it reports. @returns false when its slot is taken
 */
export async function queueMail(transaction: Database, mail: NewMail): Promise<boolean> {
  const { id = randomUUIDv7() } = mail;
  const now = new Date();
  if (!(await insertMail(transaction, id, mail, now))) return false;
  await insertJob(transaction, { id, kind: mailJob, payload: { mail: id }, runAfter: now });
  return true;
}
