import { siteSecret } from '#server/core/db/site-secret.ts';
import { signToken } from '#server/core/spam/signed-token.ts';
import { spamFields } from '#shared/leads/spam-fields.ts';
import type { Records } from '../given/given-records.ts';

const usualAge = 20_000;

/** The stamp of a form that a page was made with so many milliseconds ago. */
export async function givenStamp({ database }: Records, age = usualAge): Promise<string> {
  return signToken(await siteSecret(database.db, 'form-stamp'), Date.now() - age);
}

/** What a form of ours carries besides what a person types, when a person sends it. */
export async function asFromForm(records: Records): Promise<Record<string, string>> {
  return { [spamFields.stamp]: await givenStamp(records), [spamFields.trap]: '' };
}
