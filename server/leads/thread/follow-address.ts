import { hash } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { keyedHash } from '#server/core/db/site-secret.ts';
import type { LeadKind } from '#shared/leads/lead.ts';
import { privatePath } from '#shared/site/site-paths.ts';
import { insertFollow } from './thread-queries.ts';

const wellFormed = /^[\w-]{43}$/;

type Named = { kind: LeadKind; id: string };

/** The stored form of a token; undefined for what cannot be one. */
export function hashOfToken(token: string): string | undefined {
  return wellFormed.test(token) ? hash('sha256', token, 'hex') : undefined;
}

/**
 * The private addresses of leads. A token is a keyed hash of the lead with 256 bits, made again for each letter; stored
 * is only its own hash, by which the lead is found.
 */
export function createFollowAddresses({ db }: { db: Database }) {
  const tokenOf = keyedHash(db, 'follow-address');

  /** The path of a lead's private page, without language prefix. */
  async function writePath({ kind, id }: Named, database: Database = db): Promise<string> {
    return privatePath(await tokenOf(`${kind} ${id}`, database));
  }

  return {
    writePath,

    /** Opens the address of a lead, in the transaction that stores it or writes about it; once for each lead. */
    async open(transaction: Database, lead: Named): Promise<void> {
      const token = await tokenOf(`${lead.kind} ${lead.id}`, transaction);
      await insertFollow(transaction, { ...lead, hash: hash('sha256', token, 'hex') });
    },
  };
}
