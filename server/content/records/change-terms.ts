import type { Database } from '#server/core/db/database.ts';
import type { ExpectedVersions } from '#server/core/db/record-version.ts';
import type { Role } from '#shared/accounts/roles.ts';

/** The author of a change, as stored in the history. */
export type Actor = {
  id: string;
  username: string;
  /**
   * Called in the transaction that writes the change. @throws AppError 401 or 403 when the author's rights have been
   * withdrawn
   */
  confirm(database: Database): Promise<void>;
};

/** The author of a change and the expected versions of the record. */
export type ChangeTerms = {
  /** null: the site itself. */
  by: Actor | null;
  /** The caller's role; undefined for the site itself, which may change everything. */
  role?: Role;
  expected?: ExpectedVersions;
};
