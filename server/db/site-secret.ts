import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

const bytes = 32;

/** A way to the site's own key of this name that asks the database once. */
export function rememberedSecret(db: Database, name: string): () => Promise<Buffer> {
  let key: Buffer | undefined;
  return async () => {
    key ??= await siteSecret(db, name);
    return key;
  };
}

/** The site's own key of this name, made when it is first asked for; the same in every process. */
export async function siteSecret(db: Database, name: string): Promise<Buffer> {
  const drawn = { name, value: randomBytes(bytes).toString('base64url'), created_at: new Date().toISOString() };
  await db
    .insertInto('secret')
    .values(drawn)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
