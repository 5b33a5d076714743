import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

const bytes = 32;

/** A getter of the site's key of this name that reads the database once. */
export function cachedSecret(db: Database, name: string): () => Promise<Buffer> {
  let key: Buffer | undefined;
  return async () => {
    key ??= await siteSecret(db, name);
    return key;
  };
}

/** A hash with the site's key of this name (base64url); the key is read once. */
export function keyedHash(db: Database, name: string) {
  let known: Buffer | undefined;
  return async (text: string, database: Database = db): Promise<string> => {
    const key = known ?? (await siteSecret(database, name));
    // A failed transaction rolls back a key generated in it.
    if (database === db) known = key;
    return createHmac('sha256', key).update(text).digest('base64url');
  };
}

/** The site's key of this name, generated on first use; equal in every process. */
export async function siteSecret(db: Database, name: string): Promise<Buffer> {
  // Read first: pages with a form must work while the database refuses writes.
  const value = (await findSecret(db, name)) ?? (await makeSecret(db, name));
  return Buffer.from(value, 'base64url');
}

async function findSecret(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Of concurrently generated keys one is kept. */
async function makeSecret(db: Database, name: string): Promise<string> {
  const drawn = { name, value: randomBytes(bytes).toString('base64url'), created_at: new Date().toISOString() };
  await db
    .insertInto('secret')
    .values(drawn)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findSecret(db, name)) ?? drawn.value;
}
