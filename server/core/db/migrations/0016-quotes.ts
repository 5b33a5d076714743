import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { trackChanges } from './change-tracking.ts';
import { createIndex, createTable, type Index } from './create-table.ts';
import { logSearchChanges } from './search-change-log.ts';

const indexes: Record<string, Omit<Index, 'on'>> = {
  quote_by_company: { columns: ['company', 'id'] },
  quote_by_country: { columns: ['country', 'id'] },
  quote_by_email: { columns: ['email', 'id'] },
  quote_by_full_name: { columns: ['full_name', 'id'] },
  quote_by_status: { columns: ['status', 'id'] },
  quote_newest: { columns: ['created_at', 'id'] },
  quote_personal: { columns: ['created_at', 'id'], where: '"anonymised_at" is null' },
  quote_reference: { columns: ['reference'], isUnique: true },
  quote_status: { columns: ['status', 'created_at', 'id'] },
  quote_suspicious: { columns: ['created_at', 'id'], where: '"suspicion" <> \'\'' },
  quote_unsuspicious: { columns: ['suspicion', 'created_at', 'id'] },
};

/** Requests for quotations. */
export const quotes = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const table = {
      key: ['id'],
      text: [
        ...['reference', 'full_name', 'email', 'language', 'notice_version', 'source', 'company', 'country', 'phone'],
        ...['phone_e164', 'preferred_language', 'message', 'lines', 'order_terms', 'status', 'created_at'],
      ],
      optionalText: ['anonymised_at', 'came_from'],
      defaults: { suspicion: '' },
    };
    await createTable(db, engine, { name: 'quote', table });
    for (const [name, index] of Object.entries(indexes)) await createIndex(db, name, { on: 'quote', ...index });
    await logSearchChanges(db, engine, { entity: 'quote', keepsTexts: false });
    await trackChanges(db, engine, { table: 'quote' });
  },
};
