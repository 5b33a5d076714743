import type { Generated } from 'kysely';

// What belongs to users: accounts, their sessions, what they did and what administrators chose.

type AccountTable = {
  id: string;
  username: string;
  username_key: string;
  password_hash: string;
  role: string;
  /** The address as it was typed, and in the form in which two spellings are one. */
  email: string | null;
  email_key: string | null;
  /** The sealed key of the second factor; it counts once `totp_since` says when it was confirmed. */
  totp_secret: string | null;
  totp_since: string | null;
  /** The number of the last time step whose code was used. */
  totp_step: Generated<number>;
  created_at: string;
};
/** A signed-in session; `token_hash` is the SHA-256 of the bearer token, `device` a few words about the browser. */
type SessionTable = {
  token_hash: string;
  id: string | null;
  device: Generated<string>;
  account_id: string;
  created_at: string;
  used_at: string;
};

/** A failed sign-in; `subject` is the hash of a name or an address. */
type SignInFailureTable = { id: string; subject: string; created_at: string };

/**
 * Where somebody signed in: `place` is `device:` and the SHA-256 of a browser's token, or `network:` and the keyed hash
 * of a network address.
 */
type KnownPlaceTable = { account_id: string; place: string; used_at: string };

/** A code that stands in once for the second factor, hashed. */
type RecoveryCodeTable = { account_id: string; code_hash: string };

/** A link by which a forgotten password is set anew; `token_hash` is the SHA-256 of its token. */
type PasswordLinkTable = { token_hash: string; account_id: string; created_at: string };

/** Who did what, by ids and field names alone; triggers keep it from being changed. */
export type AuditEntryTable = {
  id: string;
  at: string;
  actor_id: string | null;
  action: string;
  section: string;
  record_id: string | null;
  /** JSON list of field names. */
  fields: string;
  /** Method and address pattern of the call, without values. */
  call: string | null;
  /** A part of the keyed hash of the network address. */
  address: string | null;
};
/** While a row stands here, entries before its time may be deleted. */
type AuditSweepTable = { before: string };

/** What administrators chose, as JSON. */
type SettingTable = { name: string; value: string; updated_at: string };

export type AccountTables = {
  account: AccountTable;
  session: SessionTable;
  sign_in_failure: SignInFailureTable;
  known_place: KnownPlaceTable;
  recovery_code: RecoveryCodeTable;
  password_link: PasswordLinkTable;
  audit_entry: AuditEntryTable;
  audit_sweep: AuditSweepTable;
  setting: SettingTable;
};
