import { signInLimits } from '#shared/accounts/account.ts';
import type { Records } from '../given/given-records.ts';

/** Every session is as if its user had last proven more than five minutes ago who they are. */
export async function makeSessionsOld({ database: { db } }: Records): Promise<void> {
  const earlier = new Date(Date.now() - signInLimits.freshMilliseconds - 1000).toISOString();
  await db.updateTable('session').set({ created_at: earlier, proven_at: null }).execute();
}
