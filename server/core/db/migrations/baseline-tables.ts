import type { ContentColumns, LeadColumns, Table } from './create-table.ts';

// server/core/db/tables/schema.ts documents what the columns mean.

/** The tables that are neither of a kind of content nor of leads. */
export const baselineTables: Record<string, Table> = {
  account: {
    key: ['id'],
    text: ['username', 'username_key', 'password_hash', 'role', 'created_at'],
    optionalText: ['email', 'email_key', 'totp_secret', 'totp_since', 'language'],
    defaults: { totp_step: 0 },
  },
  arrival_count: { key: ['subject', 'begins_at'], integer: ['arrivals'] },
  asked_search: { key: ['day', 'language', 'query'], integer: ['empty', 'unclicked'] },
  audit_chain: { key: ['id'], text: ['hash', 'removed_hash'], bigint: ['position', 'removed_position'] },
  audit_entry: {
    key: ['id'],
    text: ['at', 'action', 'section', 'fields'],
    optionalText: ['actor_id', 'record_id', 'call', 'address', 'previous_hash', 'hash'],
    optionalBigint: ['position'],
  },
  audit_sweep: { text: ['before'], optionalBigint: ['until_position'] },
  backup_run: {
    key: ['id'],
    text: ['started_at', 'outcome'],
    optionalText: ['archive', 'archived_at', 'drilled_at', 'reason', 'touched_at'],
    optionalBigint: ['bytes', 'row_count', 'file_count'],
  },
  checked_record: { key: ['id'], text: ['entity', 'record_id', 'checked_as'] },
  checked_text: { key: ['id'], text: ['entity', 'record_id', 'title', 'title_ar', 'field', 'english', 'arabic'] },
  company: { key: ['id'], text: ['profile', 'updated_at'] },
  content_version: {
    key: ['entity', 'record_id', 'version'],
    text: ['act', 'made_at', 'fields', 'record', 'paths', 'record_version'],
    optionalText: ['made_by', 'made_by_id'],
    integer: ['version'],
  },
  demo_record: { key: ['entity', 'record_id'] },
  digest_lead: { key: ['lead_id'], text: ['lead_entity', 'reference', 'created_at'], optionalText: ['mail_id'] },
  dismissed_finding: {
    key: ['id'],
    text: ['entity', 'record_id', 'field', 'check_name', 'text_hash', 'dismissed_at'],
  },
  file_mark: { key: ['path', 'mark'], text: ['created_at'] },
  idempotency_key: { key: ['key'], text: ['kind', 'body_hash', 'stamp', 'created_at'] },
  invitation: {
    key: ['id'],
    text: ['username', 'username_key', 'role', 'token_hash', 'invited_by', 'created_at'],
    optionalText: ['email'],
  },
  job: {
    key: ['id'],
    text: ['kind', 'payload', 'state', 'run_after', 'created_at'],
    optionalText: ['lease_token', 'lease_until', 'failing_since', 'last_error', 'done_at'],
    integer: ['attempts'],
  },
  kept_upload: {
    key: ['key'],
    text: ['path', 'original_name', 'created_at'],
    optionalText: ['owner', 'network'],
    integer: ['size'],
  },
  known_place: { key: ['account_id', 'place'], text: ['used_at'] },
  lead_file: {
    key: ['id'],
    text: ['lead_id', 'path', 'original_name', 'created_at'],
    optionalText: ['message_id'],
    integer: ['size'],
  },
  lead_follow: { key: ['lead_id'], text: ['lead_entity', 'token_hash', 'created_at'], optionalText: ['closed_at'] },
  lead_message: { key: ['id'], text: ['lead_id', 'author', 'kind', 'body', 'created_at'] },
  mail: {
    key: ['id'],
    text: ['kind', 'language', 'state', 'created_at'],
    optionalText: [
      ...['lead_entity', 'lead_id', 'reference', 'recipient', 'subject', 'body', 'slot', 'last_error'],
      ...['expires_at', 'settled_at'],
    ],
    integer: ['holds_secret', 'attempts'],
  },
  media: {
    key: ['path'],
    text: ['stem', 'kind', 'content_type', 'alt', 'alt_ar', 'widths', 'fallback', 'variants', 'created_at'],
    optionalText: ['original_name'],
    integer: ['bytes', 'is_render'],
    optionalInteger: ['width', 'height'],
    defaults: { in_library: 0, printed: '' },
  },
  media_use: { key: ['path', 'entity', 'record_id'], integer: ['is_public'] },
  passkey: {
    key: ['id'],
    text: ['account_id', 'credential_id', 'public_key', 'transports', 'name', 'created_at'],
    optionalText: ['last_used_at'],
    // A counter of 32 bits without sign, which PostgreSQL's integer cannot hold.
    optionalBigint: ['counter'],
  },
  password_link: { key: ['token_hash'], text: ['account_id', 'created_at'] },
  record_address: { key: ['entity', 'address'], text: ['record_id'], integer: ['is_current'] },
  recovery_code: { key: ['account_id', 'code_hash'] },
  redirect: { key: ['id'], text: ['from_path', 'to_path', 'created_at'] },
  secret: { key: ['name'], text: ['value', 'created_at'] },
  session: {
    key: ['token_hash'],
    text: ['account_id', 'created_at', 'used_at'],
    optionalText: ['id', 'proven_at'],
    defaults: { device: '' },
  },
  setting: { key: ['name'], text: ['value', 'updated_at'] },
  setup_step: { key: ['name'], text: ['outcome', 'created_at'] },
  short_link: { key: ['code'], text: ['path', 'created_at'] },
  sign_in_failure: { key: ['id'], text: ['subject', 'created_at'] },
  spent_token: { key: ['id'], text: ['expires_at'] },
  stale_text: { key: ['entity', 'record_id', 'field'], text: ['language', 'since', 'changed_at', 'was'] },
  term: {
    key: ['id'],
    text: ['changes', 'created_at', 'updated_at'],
    optionalText: ['changed_by'],
    integer: ['is_removed'],
  },
  text_draft: { key: ['entity', 'record_id', 'field'], text: ['language', 'texts', 'made_at', 'made_with'] },
  text_finding: {
    key: ['id'],
    text: [
      ...['entity', 'record_id', 'title', 'title_ar', 'field', 'check_name', 'language'],
      ...['found', 'wanted', 'text_hash'],
    ],
    integer: ['is_dismissed'],
    defaults: { title_order: '' },
  },
  trash: {
    key: ['id'],
    text: ['entity', 'record_id', 'title', 'record', 'paths', 'deleted_at', 'expires_at'],
    optionalText: ['title_ar', 'deleted_by', 'deleted_by_id'],
    defaults: { title_order: '', deleted_by_order: '' },
  },
  visit_count: { key: ['day', 'dimension', 'value', 'kind'], integer: ['total'] },
};

const searchTexts = ['search_title', 'search_title_ar', 'search_description', 'search_description_ar'];

/** The tables of the kinds of content. */
export const baselineContents: Record<string, ContentColumns> = {
  partner: {
    bilingual: ['name', 'industry', 'specifications'],
    text: ['main_image', 'gallery_images'],
    optionalText: searchTexts,
    ordered: ['name', 'industry'],
    hasAddress: true,
  },
  product: {
    bilingual: ['name', 'industry', 'description', 'specifications'],
    text: ['main_image', 'gallery_images'],
    optionalText: searchTexts,
    defaults: {
      attributes: '{}',
      certificates: '[]',
      related_products: '[]',
      // The classes by which visitors filter the catalogue, and the weight by which they sort it; the largest: unknown.
      figure_facets: '',
      fill_weight: 2_147_483_647,
    },
    ordered: ['name', 'industry'],
    hasAddress: true,
  },
  blog_post: {
    bilingual: ['title', 'summary', 'content', 'tags'],
    text: ['status'],
    optionalText: ['image', 'video', 'publish_at', ...searchTexts],
    ordered: ['title'],
    hasAddress: true,
  },
  project: {
    bilingual: ['title', 'client', 'summary', 'description'],
    text: ['category', 'image'],
    integer: ['year'],
    ordered: ['title'],
    hasAddress: true,
  },
  faq: {
    bilingual: ['topic', 'question', 'answer'],
    integer: ['position'],
    ordered: ['topic', 'question'],
    hasAddress: false,
  },
  certificate: {
    bilingual: ['name', 'issuer', 'scope'],
    text: ['number', 'valid_from', 'valid_until', 'image', 'file'],
    integer: ['position'],
    defaults: {
      ...{ proves: 'other', document_kind: 'unstated' },
      ...{ covers_uncoated: 0, covers_coated: 0, covers_bopp: 0, covers_liner: 0, covers_jumbo: 0 },
    },
    ordered: ['name', 'issuer'],
    hasAddress: false,
  },
  opening: {
    bilingual: ['title', 'department', 'location', 'employment_type', 'description', 'requirements'],
    text: ['status'],
    optionalText: ['closes_on'],
    integer: ['position'],
    ordered: ['title', 'department'],
    hasAddress: true,
  },
  service: {
    bilingual: ['name', 'summary', 'description', 'deliverables'],
    text: ['category', 'image'],
    integer: ['position'],
    ordered: ['name'],
    hasAddress: true,
  },
  market: {
    bilingual: [
      ...['name', 'summary', 'countries', 'route', 'ports', 'documents', 'terms', 'languages'],
      'description',
    ],
    text: ['image'],
    optionalText: searchTexts,
    integer: ['position'],
    ordered: ['name'],
    hasAddress: true,
  },
};

/** The tables of the kinds of leads. */
export const baselineLeads: Record<string, LeadColumns> = {
  contact: {
    text: ['company', 'message', 'status'],
    optionalText: ['product_id', 'about_title', 'about_title_ar'],
    sorted: ['company', 'email', 'full_name', 'status'],
    ordered: ['full_name', 'email', 'company'],
  },
  consultation: {
    text: ['company', 'type_of_inquiry', 'message'],
    sorted: ['company', 'email', 'full_name', 'type_of_inquiry'],
    ordered: ['full_name', 'email', 'company'],
  },
  career: {
    text: ['phone', 'phone_e164', 'cv_path', 'cv_original_name', 'status'],
    optionalText: ['opening_id', 'about_title', 'about_title_ar'],
    integer: ['cv_size'],
    sorted: ['cv_original_name', 'cv_size', 'email', 'full_name', 'phone', 'status'],
    ordered: ['full_name', 'email', 'phone', 'cv_original_name'],
  },
  quote: {
    text: [
      'company',
      'country',
      'phone',
      'phone_e164',
      'preferred_language',
      'message',
      'lines',
      'order_terms',
      'status',
    ],
    sorted: ['company', 'country', 'email', 'full_name', 'status'],
    ordered: ['full_name', 'email', 'company', 'country'],
  },
};
