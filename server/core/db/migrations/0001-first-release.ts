import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { protectAuditLog } from './audit-guards.ts';
import { createChangeTracking, trackChanges } from './change-tracking.ts';
import { createContentTable, createIndex, createTable, type Index } from './create-table.ts';
import { firstContents, firstTables } from './first-tables.ts';
import { createSearchChangeLog, logSearchChanges } from './search-change-log.ts';
import { createSearchIndex } from './search-index.ts';

const indexes: Record<string, Index> = {
  redirect_from_path: { on: 'redirect', columns: ['from_path'], isUnique: true },
  short_link_path: { on: 'short_link', columns: ['path'], isUnique: true },
  account_email: { on: 'account', columns: ['email_key'], isUnique: true },
  account_username: { on: 'account', columns: ['username_key'], isUnique: true },
  arrival_count_time: { on: 'arrival_count', columns: ['begins_at'] },
  audit_entry_action: { on: 'audit_entry', columns: ['action', 'at', 'id'] },
  audit_entry_actor_id: { on: 'audit_entry', columns: ['actor_id', 'at', 'id'] },
  audit_entry_newest: { on: 'audit_entry', columns: ['at', 'id'] },
  audit_entry_section: { on: 'audit_entry', columns: ['section', 'at', 'id'] },
  backup_run_newest: { on: 'backup_run', columns: ['started_at'] },
  blog_post_by_status: { on: 'blog_post', columns: ['status', 'id'] },
  blog_post_by_title: { on: 'blog_post', columns: ['title', 'id'] },
  blog_post_due: { on: 'blog_post', columns: ['publish_at'] },
  blog_post_status: { on: 'blog_post', columns: ['status', 'created_at', 'id'] },
  blog_post_status_changed: { on: 'blog_post', columns: ['status', 'updated_at', 'id'] },
  career_by_cv_original_name: { on: 'career', columns: ['cv_original_name', 'id'] },
  career_by_cv_size: { on: 'career', columns: ['cv_size', 'id'] },
  career_by_email: { on: 'career', columns: ['email', 'id'] },
  career_by_full_name: { on: 'career', columns: ['full_name', 'id'] },
  career_by_phone: { on: 'career', columns: ['phone', 'id'] },
  career_by_status: { on: 'career', columns: ['status', 'id'] },
  career_newest: { on: 'career', columns: ['created_at', 'id'] },
  career_personal: { on: 'career', columns: ['created_at', 'id'], where: '"anonymised_at" is null' },
  career_reference: { on: 'career', columns: ['reference'], isUnique: true },
  career_status: { on: 'career', columns: ['status', 'created_at', 'id'] },
  career_suspicious: { on: 'career', columns: ['created_at', 'id'], where: '"suspicion" <> \'\'' },
  career_unsuspicious: { on: 'career', columns: ['suspicion', 'created_at', 'id'] },
  consultation_by_company: { on: 'consultation', columns: ['company', 'id'] },
  consultation_by_email: { on: 'consultation', columns: ['email', 'id'] },
  consultation_by_full_name: { on: 'consultation', columns: ['full_name', 'id'] },
  consultation_by_type_of_inquiry: { on: 'consultation', columns: ['type_of_inquiry', 'id'] },
  consultation_newest: { on: 'consultation', columns: ['created_at', 'id'] },
  consultation_personal: { on: 'consultation', columns: ['created_at', 'id'], where: '"anonymised_at" is null' },
  consultation_reference: { on: 'consultation', columns: ['reference'], isUnique: true },
  consultation_suspicious: { on: 'consultation', columns: ['created_at', 'id'], where: '"suspicion" <> \'\'' },
  consultation_unsuspicious: { on: 'consultation', columns: ['suspicion', 'created_at', 'id'] },
  contact_by_company: { on: 'contact', columns: ['company', 'id'] },
  contact_by_email: { on: 'contact', columns: ['email', 'id'] },
  contact_by_full_name: { on: 'contact', columns: ['full_name', 'id'] },
  contact_by_status: { on: 'contact', columns: ['status', 'id'] },
  contact_newest: { on: 'contact', columns: ['created_at', 'id'] },
  contact_personal: { on: 'contact', columns: ['created_at', 'id'], where: '"anonymised_at" is null' },
  contact_reference: { on: 'contact', columns: ['reference'], isUnique: true },
  contact_status: { on: 'contact', columns: ['status', 'created_at', 'id'] },
  contact_suspicious: { on: 'contact', columns: ['created_at', 'id'], where: '"suspicion" <> \'\'' },
  contact_unsuspicious: { on: 'contact', columns: ['suspicion', 'created_at', 'id'] },
  content_version_newest: { on: 'content_version', columns: ['made_at'] },
  digest_lead_mail: { on: 'digest_lead', columns: ['mail_id', 'created_at'] },
  file_mark_kind: { on: 'file_mark', columns: ['mark', 'created_at'] },
  job_due: { on: 'job', columns: ['state', 'kind', 'run_after'] },
  kept_upload_network: { on: 'kept_upload', columns: ['network'] },
  known_place_place: { on: 'known_place', columns: ['place', 'used_at'] },
  mail_lead: { on: 'mail', columns: ['lead_id', 'kind'] },
  mail_newest: { on: 'mail', columns: ['created_at', 'id'] },
  mail_slot: { on: 'mail', columns: ['slot'], isUnique: true },
  mail_state: { on: 'mail', columns: ['state', 'created_at', 'id'] },
  media_stem: { on: 'media', columns: ['stem'], isUnique: true },
  media_use_record: { on: 'media_use', columns: ['entity', 'record_id'] },
  media_variants: { on: 'media', columns: ['variants', 'created_at'] },
  partner_by_industry: { on: 'partner', columns: ['industry', 'id'] },
  partner_by_name: { on: 'partner', columns: ['name', 'id'] },
  partner_of_industry: { on: 'partner', columns: ['industry', 'created_at', 'id'] },
  password_link_account: { on: 'password_link', columns: ['account_id'] },
  product_by_industry: { on: 'product', columns: ['industry', 'id'] },
  product_by_name: { on: 'product', columns: ['name', 'id'] },
  product_industries: { on: 'product', columns: ['industry', 'industry_ar', 'created_at'] },
  product_of_industry: { on: 'product', columns: ['industry', 'created_at', 'id'] },
  redirect_target: { on: 'redirect', columns: ['to_path'] },
  session_account: { on: 'session', columns: ['account_id'] },
  session_id: { on: 'session', columns: ['id'], isUnique: true },
  sign_in_failure_subject: { on: 'sign_in_failure', columns: ['subject', 'created_at'] },
  spent_token_expiry: { on: 'spent_token', columns: ['expires_at'] },
  trash_expiry: { on: 'trash', columns: ['expires_at'] },
  trash_newest: { on: 'trash', columns: ['deleted_at', 'id'] },
};

const leads = ['career', 'consultation', 'contact'];
/** Tables besides those of content whose changes are signalled (server/core/db/change-signal.ts). */
const watched = [...leads, 'company', 'setting'];
/** The progress of variants does not concern pages, only these columns do. */
const shownMediaColumns = ['alt', 'alt_ar', 'is_render', 'width', 'height', 'widths', 'fallback'];

/** The schema of the first release. */
export const firstRelease = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    for (const [name, table] of Object.entries(firstTables)) await createTable(db, engine, { name, table });
    await createChangeTracking(db, engine);
    await createSearchIndex(db, engine);
    await createSearchChangeLog(db, engine);
    for (const [name, columns] of Object.entries(firstContents))
      await createContentTable(db, engine, { name, columns });
    for (const [name, index] of Object.entries(indexes)) await createIndex(db, name, index);
    // PostgreSQL limits the size of index entries, which long tags would exceed; it scans its compact rows instead.
    if (engine === 'sqlite') {
      await sql`create index blog_post_tags on blog_post (status, tags, tags_ar, created_at)`.execute(db);
    }
    await createArabicGapIndexes(db);
    await protectAuditLog(db, engine);
    for (const entity of leads) await logSearchChanges(db, engine, { entity, keepsTexts: false });
    for (const table of watched) await trackChanges(db, engine, { table });
    await trackChanges(db, engine, { table: 'media', columns: shownMediaColumns });
  },
};

/** What may lack Arabic in the kinds with the most records. Queries use an index only for exactly its expression. */
const gaps: Record<string, { texts: string[]; list: string }> = {
  partner: { texts: ['name', 'industry'], list: 'specifications' },
  product: { texts: ['name', 'industry', 'description'], list: 'specifications' },
  blog_post: { texts: ['title', 'summary', 'content'], list: 'tags' },
};

const textGap = (column: string) => `("${column}" <> '' and "${column}_ar" is null)`;

function listGap(column: string): string {
  const empty = ['%[""%', '%,""%', '%:""%'].map((pattern) => `"${column}_ar" like '${pattern}'`);
  return `("${column}" <> '[]' and ("${column}_ar" is null or "${column}_ar" = '[]' or ${empty.join(' or ')}))`;
}

/** Indexes of the records that lack some Arabic. */
async function createArabicGapIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [table, { texts, list }] of Object.entries(gaps)) {
    const isMissing = [...texts.map(textGap), listGap(list)].join(' or ');
    await sql.raw(`create index ${table}_lacks_arabic on ${table} (created_at, id) where (${isMissing})`).execute(db);
  }
}
