import type { Database } from '#server/db/database.ts';
import type { ExpectedVersions } from '#server/db/record-version.ts';
import type { Role } from '#shared/account.ts';

/** Who makes a change, as the history keeps it. */
export type Actor = {
  id: string;
  username: string;
  /** Called in the transaction that writes the change. @throws AppError 401 or 403 when they may not make it any more */
  confirm(database: Database): Promise<void>;
};

/** On what terms a record is changed: by whom, and which of its versions they take it to have. */
export type ChangeTerms = {
  /** null: the site itself. */
  by: Actor | null;
  /** The role of whoever asked; without one, as for the site itself, everything may be changed. */
  role?: Role;
  expected?: ExpectedVersions;
};
