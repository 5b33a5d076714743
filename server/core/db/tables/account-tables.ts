import type { ColumnType, Generated } from 'kysely';
import type { AuditAction } from '#shared/accounts/audit.ts';

// Tables of user accounts: accounts, sessions, audit entries and settings.

type Unlinked<Type> = ColumnType<Type | null, Type | null | undefined, Type>;

export type AccountTables = {
  account: {
    id: string;
    username: string;
    username_key: string;
    password_hash: string;
    role: string;
    /** The address as typed, and in its normalised form. */
    email: string | null;
    email_key: string | null;
    /** The encrypted key of the second factor; active once `totp_since` is set. */
    totp_secret: string | null;
    totp_since: string | null;
    /** The last time step whose code was used. */
    totp_step: Generated<number>;
    /** The language of sign-ins from known devices; null before the first. */
    language: string | null;
    created_at: string;
    /** Whether the letter of the week goes there, 0 or 1. */
    wants_week: Generated<number>;
  };
  /** A session; `token_hash` is the SHA-256 of the bearer token, `device` a short description of the browser. */
  session: {
    token_hash: string;
    id: string | null;
    device: Generated<string>;
    account_id: string;
    created_at: string;
    used_at: string;
    /** The last proof after sign-in of who is using it. */
    proven_at: string | null;
  };
  /** A failed sign-in; `subject` is the hash of a name or an address. */
  sign_in_failure: { id: string; subject: string; created_at: string };
  /**
   * A known place of sign-ins: `place` is `device:` and the SHA-256 of a browser's token, or `network:` and the keyed
   * hash of a network address.
   */
  known_place: { account_id: string; place: string; used_at: string };
  /** A single-use code in place of the second factor, hashed. */
  recovery_code: { account_id: string; code_hash: string };
  /** A passkey: `credential_id` and `public_key` (COSE) as base64url, `transports` as a JSON list. */
  passkey: {
    id: string;
    account_id: string;
    credential_id: string;
    public_key: string;
    counter: number | null;
    transports: string;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  /** A link for resetting a forgotten password; `token_hash` is the SHA-256 of its token. */
  password_link: { token_hash: string; account_id: string; created_at: string };
  /** An invitation; `token_hash` is the SHA-256 of its token, `id` becomes that of the account. */
  invitation: {
    id: string;
    username: string;
    username_key: string;
    role: string;
    email: string | null;
    token_hash: string;
    invited_by: string;
    created_at: string;
  };
  /** Audit entries: ids and field names only; triggers prevent changes. */
  audit_entry: {
    id: string;
    at: string;
    actor_id: string | null;
    action: AuditAction;
    section: string;
    record_id: string | null;
    /** JSON list of field names. */
    fields: string;
    /** Method and address pattern of the call, without values. */
    call: string | null;
    /** A truncated keyed hash of the network address. */
    address: string | null;
    /** The place in the chain, from 1; null until a writer has linked an entry of an older release. */
    position: Unlinked<number>;
    previous_hash: Unlinked<string>;
    hash: Unlinked<string>;
  };
  /** One row: the place of the last entry, and of the last that retention removed; 0 and '' before the first. */
  audit_chain: {
    id: string;
    position: number;
    hash: string;
    removed_position: number;
    removed_hash: string;
  };
  /** While a row exists, entries before its time and up to its position may be deleted. */
  audit_sweep: { before: string; until_position: number | null };
  /** Settings of administrators, as JSON. */
  setting: { name: string; value: string; updated_at: string };
  /** How a user sees a list; without a name: how it opens. `hidden` is a JSON list of columns. */
  list_view: {
    id: string;
    account_id: string;
    list: string;
    name: string;
    search: string;
    hidden: string;
    is_whole: number;
  };
};
