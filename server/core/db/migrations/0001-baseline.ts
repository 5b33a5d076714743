import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { protectAuditLog } from './audit-guards.ts';
import { baselineContents, baselineLeads, baselineTables } from './baseline-tables.ts';
import { createChangeTracking, trackChanges, trackListChanges } from './change-tracking.ts';
import { createContentTable, createIndexes, createLeadTable, createTable, orderIndexes } from './create-table.ts';
import { createSearchIndex } from './search-index.ts';

const uniqueIndexes = {
  account_email: 'account (email_key)',
  account_username: 'account (username_key)',
  audit_entry_position: 'audit_entry (position)',
  invitation_token: 'invitation (token_hash)',
  invitation_username: 'invitation (username_key)',
  lead_file_path: 'lead_file (path)',
  lead_follow_token: 'lead_follow (token_hash)',
  mail_slot: 'mail (slot)',
  media_stem: 'media (stem)',
  passkey_credential: 'passkey (credential_id)',
  redirect_from_path: 'redirect (from_path)',
  session_id: 'session (id)',
  short_link_path: 'short_link (path)',
};

const indexes = {
  arrival_count_time: 'arrival_count (begins_at)',
  audit_entry_action: 'audit_entry (action, at, id)',
  audit_entry_actor_id: 'audit_entry (actor_id, at, id)',
  audit_entry_newest: 'audit_entry (at, id)',
  audit_entry_section: 'audit_entry (section, at, id)',
  backup_run_newest: 'backup_run (started_at)',
  blog_post_by_status: 'blog_post (status, id)',
  blog_post_by_title: 'blog_post (title, id)',
  blog_post_due: 'blog_post (publish_at)',
  blog_post_status: 'blog_post (status, created_at, id)',
  blog_post_status_changed: 'blog_post (status, updated_at, id)',
  checked_record_record: 'checked_record (entity, record_id)',
  checked_text_english: 'checked_text (english)',
  checked_text_record: 'checked_text (entity, record_id)',
  content_version_newest: 'content_version (made_at)',
  digest_lead_mail: 'digest_lead (mail_id, created_at)',
  dismissed_finding_record: 'dismissed_finding (entity, record_id)',
  file_mark_kind: 'file_mark (mark, created_at)',
  job_due: 'job (state, kind, run_after)',
  kept_upload_network: 'kept_upload (network)',
  known_place_place: 'known_place (place, used_at)',
  lead_file_of: 'lead_file (lead_id, created_at, id)',
  lead_message_of: 'lead_message (lead_id, created_at, id)',
  mail_lead: 'mail (lead_id, kind)',
  mail_newest: 'mail (created_at, id)',
  mail_state: 'mail (state, created_at, id)',
  media_use_record: 'media_use (entity, record_id)',
  media_variants: 'media (variants, created_at)',
  partner_by_industry: 'partner (industry, id)',
  partner_by_name: 'partner (name, id)',
  partner_of_industry: 'partner (industry, created_at, id)',
  passkey_account: 'passkey (account_id, created_at, id)',
  password_link_account: 'password_link (account_id)',
  product_by_industry: 'product (industry, id)',
  product_by_name: 'product (name, id)',
  product_by_weight: 'product (fill_weight, id)',
  product_facets: 'product (figure_facets, industry, industry_ar)',
  product_industries: 'product (industry, industry_ar, created_at)',
  product_of_industry: 'product (industry, created_at, id)',
  record_address_record: 'record_address (entity, record_id)',
  redirect_target: 'redirect (to_path)',
  session_account: 'session (account_id)',
  sign_in_failure_subject: 'sign_in_failure (subject, created_at)',
  spent_token_expiry: 'spent_token (expires_at)',
  text_finding_record: 'text_finding (entity, record_id)',
  trash_expiry: 'trash (expires_at)',
  trash_newest: 'trash (deleted_at, id)',
  ...orderIndexes('blog_post', ['title']),
  ...orderIndexes('partner', ['name', 'industry']),
  ...orderIndexes('product', ['name', 'industry']),
  partner_lacks_arabic: lacksArabic('partner', ['name', 'industry'], 'specifications'),
  product_lacks_arabic: lacksArabic('product', ['name', 'industry', 'description'], 'specifications'),
  blog_post_lacks_arabic: lacksArabic('blog_post', ['title', 'summary', 'content'], 'tags'),
};

/** The progress of variants does not concern pages, only these columns do. */
const shownMediaColumns = ['alt', 'alt_ar', 'is_render', 'width', 'height', 'widths', 'fallback'];

/** The schema of version 1.0.0. */
export const baseline = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await createChangeTracking(db, engine);
    for (const [name, table] of Object.entries(baselineTables)) await createTable(db, engine, { name, table });
    for (const [name, columns] of Object.entries(baselineContents))
      await createContentTable(db, engine, { name, columns });
    for (const [name, columns] of Object.entries(baselineLeads)) await createLeadTable(db, engine, { name, columns });
    await createSearchIndex(db, engine);
    await createIndexes(db, uniqueIndexes, 'unique index');
    await createIndexes(db, indexes);
    // PostgreSQL limits the size of index entries, which long tags would exceed; it scans its compact rows instead.
    if (engine === 'sqlite')
      await sql`create index blog_post_tags on blog_post (status, tags, tags_ar, created_at)`.execute(db);
    await protectAuditLog(db, engine);
    for (const table of ['company', 'setting', 'term']) await trackChanges(db, engine, { table });
    await trackChanges(db, engine, { table: 'media', columns: shownMediaColumns });
    await trackListChanges(db, engine, {
      table: 'blog_post',
      updates: { list: ['status', 'tags', 'tags_ar', 'created_at'] },
    });
    await trackListChanges(db, engine, {
      table: 'product',
      updates: { list: ['industry', 'industry_ar', 'created_at'], facets: ['figure_facets'] },
    });
  },
};

/** The records that lack some Arabic, of the kinds with the most. Queries use an index only for exactly its expression. */
function lacksArabic(table: string, texts: string[], list: string): string {
  const missing = texts.map((column) => `("${column}" <> '' and "${column}_ar" is null)`);
  const empty = ['%[""%', '%,""%', '%:""%'].map((pattern) => `"${list}_ar" like '${pattern}'`);
  const listGap = `("${list}" <> '[]' and ("${list}_ar" is null or "${list}_ar" = '[]' or ${empty.join(' or ')}))`;
  return `${table} (created_at, id) where (${[...missing, listGap].join(' or ')})`;
}
