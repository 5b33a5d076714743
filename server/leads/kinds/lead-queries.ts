import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import { chooseOrder, inOrder, orderColumn } from '#server/core/db/list-order.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { searchReads } from '#server/core/db/search/lexicon.ts';
import { readPage } from '#server/core/db/search/read-page.ts';
import { type AnyMatches, putSearchDoc, removeSearchDoc, searchAny } from '#server/core/db/search/search.ts';
import { byTableName, type DynamicRows } from '#server/core/db/tables/dynamic-table.ts';
import { refreshDesk } from '#server/leads/desk-row/desk-row-queries.ts';
import type { StatusMove } from '#server/leads/desk-row/lead-event-queries.ts';
import { threadSearchText } from '#server/leads/thread/thread-queries.ts';
import { orderKey } from '#shared/content/order-key.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind, LeadStamp, SuspicionReason } from '#shared/leads/lead.ts';
import type { LeadMark, StaffLead } from '#shared/leads/lead-answers.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { CameFrom } from '#shared/site/visit.ts';
import { filtered, isFiltered, type LeadFilter } from './lead-filter-queries.ts';
import {
  type LeadKindDescription,
  type LeadValues,
  listSpellings,
  newReference,
  type StoredLead,
  spellingsOfQuery,
} from './lead-kind.ts';
import { findSubjectNames, findTitle, subjectOfRow, withSubjects } from './lead-subject-queries.ts';

/** The fields of a lead that the visitor did not type. */
export type LeadOrigin = {
  language: Language;
  noticeVersion: string;
  source: 'api' | 'form' | 'mail';
  cameFrom?: CameFrom | undefined;
};

type Row = Record<string, unknown>;
const stampColumns = { _id: 'id', reference: 'reference', createdAt: 'created_at' };
const referenceAttempts = 10;

function readMark({ suspicion, anonymised_at: anonymisedAt, came_from: cameFrom, language, word_at: wordAt }: Row) {
  const reasons = String(suspicion).split(' ').filter(Boolean) as SuspicionReason[];
  const mark: LeadMark = {
    language: language as Language,
    suspicion: reasons,
    anonymisedAt: (anonymisedAt as string | null) ?? null,
    wordAt: (wordAt as string | null) ?? null,
    cameFrom: cameFrom ? (JSON.parse(String(cameFrom)) as CameFrom) : null,
  };
  return mark;
}

export type LeadTable<Kind extends LeadKind> = ReturnType<typeof leadTable<Kind>>;

/** The fields of a kind with its columns; `only` chooses those that staff may search or sort by. */
function listColumns(
  { fields }: Pick<LeadKindDescription, 'fields'>,
  only?: 'isSearched' | 'isSortable',
): Record<string, string> {
  const chosen = Object.entries(fields).filter(([, field]) => !only || field[only]);
  return Object.fromEntries(chosen.map(([name, { column }]) => [name, column]));
}

/** The columns of texts that staff may sort by. */
function listOrderedTexts({ fields }: Pick<LeadKindDescription, 'fields'>): string[] {
  return Object.values(fields).flatMap(({ column, isSortable }) => (isSortable === 'text' ? [column] : []));
}

/** The schemas of the fields whose columns hold JSON. */
function listSchemas({ fields }: Pick<LeadKindDescription, 'fields'>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { isJson, stored }]) => (isJson ? [[name, stored]] : [])),
  );
}

/** The fields that `?sort=` may name. */
export function sortableFields(described: Pick<LeadKindDescription, 'fields'>): [string, ...string[]] {
  const own = Object.keys(listColumns(described, 'isSortable'));
  const [first = 'createdAt', ...others] = [...own, 'createdAt', 'wordAt'];
  return [first, ...others];
}

/** The queries of one kind of lead. */
export function leadTable<Kind extends LeadKind>(described: LeadKindDescription<Kind>) {
  type Lead = StoredLead<Kind>;
  const table: LeadKind = described.kind;
  const { subject } = described;
  const columns: Record<string, string> = { ...stampColumns, ...listColumns(described) };
  const orderedTexts = listOrderedTexts(described);
  const sortColumn = (column: string) => (orderedTexts.includes(column) ? orderColumn(column) : column);
  const sortable = {
    createdAt: 'created_at',
    wordAt: 'word_at',
    ...Object.fromEntries(
      Object.entries(listColumns(described, 'isSortable')).map(([field, column]) => [field, sortColumn(column)]),
    ),
  };
  const orderOfLeads = (sort: string) =>
    chooseOrder(sort || '-createdAt', { columns: sortable, otherwise: { wordAt: 'created_at' } });
  const searched = Object.values(listColumns(described, 'isSearched'));
  /** What staff find a row by: its reference, its searched fields, its subject, what its kind adds, `more`, and numbers. */
  function listSearchTexts(row: Row, more: readonly string[] = []): string[] {
    const named = ['reference', ...searched, 'about_title', 'about_title_ar'].map((column) =>
      String(row[column] ?? ''),
    );
    const texts = [...named, ...(described.searchTexts?.(fromRow(row)) ?? []), ...more];
    return [...texts, ...listSpellings(texts.join('\n'))];
  }

  const json = listSchemas(described);
  const readStored = (field: string, stored: unknown): unknown =>
    json[field] ? json[field].parse(JSON.parse(String(stored))) : stored;

  const fromRow = (row: Row): StaffLead<Lead> => {
    const values = Object.entries(columns).map(([field, column]) => [field, readStored(field, row[column])]);
    const lead = Object.fromEntries(values) as Lead;
    return { ...lead, ...readMark(row), ...(subject && { about: subjectOfRow((lead as Row)[subject.field], row) }) };
  };

  /** Leads with their subject's current name. */
  const withTitles = async (db: Database, leads: StaffLead<Lead>[]): Promise<StaffLead<Lead>[]> =>
    subject ? withSubjects(db, subject.table, leads) : leads;

  const toRow = (lead: object): Row => {
    const values = lead as Row;
    const toStored = (field: string) => {
      const value = values[field];
      if (value === undefined) return described.fields[field]?.empty;
      return json[field] ? JSON.stringify(json[field].parse(value)) : value;
    };
    const row: Row = Object.fromEntries(Object.entries(columns).map(([field, column]) => [column, toStored(field)]));
    for (const column of orderedTexts) row[orderColumn(column)] = orderKey(String(row[column] ?? ''));
    return row;
  };

  function selection(db: Database, matches: AnyMatches | undefined, filter: LeadFilter): DynamicRows {
    const rows = filtered(byTableName(db).selectFrom(table), filter);
    return matches ? rows.where(matches.condition(`${table}.id`)) : rows;
  }

  /** Whether the row was inserted; false when its reference exists already. */
  function insertRow(db: Database, row: Row): Promise<boolean> {
    const insertion = db.insertInto(table).values(row as never);
    return changeRow(insertion.onConflict((conflict) => conflict.column('reference').doNothing()));
  }

  return {
    /**
     * Stores a lead with a new reference and its search text; a field left out is empty. `internal` are columns never returned to readers; `stamp`
     * and `nextReference` are for tests and demo data.
     */
    async insert(
      db: Database,
      values: Partial<LeadValues<Kind>>,
      more: {
        origin: LeadOrigin;
        suspicion?: readonly SuspicionReason[];
        internal?: Row;
        stamp?: Partial<Omit<LeadStamp, 'reference'>>;
        nextReference?: () => string;
      },
    ): Promise<StaffLead<Lead>> {
      const { origin, suspicion = [], internal, nextReference = () => newReference(described.prefix) } = more;
      const stamp = { _id: randomUUIDv7(), createdAt: new Date().toISOString(), ...more.stamp };
      const mark = {
        suspicion: suspicion.join(' '),
        came_from: origin.cameFrom ? JSON.stringify(origin.cameFrom) : null,
      };
      const titles = subject && (await findTitle(db, subject.table, (values as Row)[subject.field]));
      const hidden = {
        ...mark,
        ...titles,
        language: origin.language,
        notice_version: origin.noticeVersion,
        source: origin.source,
      };
      for (let attempt = 0; attempt < referenceAttempts; attempt++) {
        const lead = { ...values, ...stamp, reference: nextReference() };
        const row: Row = { ...toRow(lead), ...hidden };
        if (!(await insertRow(db, { ...row, ...internal }))) continue;
        await putSearchDoc(db, table, lead._id, listSearchTexts(row));
        await refreshDesk(db, table, lead._id);
        const stored = fromRow(row);
        const [titled = stored] = await withTitles(db, [stored]);
        return titled;
      }
      throw new Error('no free reference was found');
    },

    /** Newest first unless `?sort=` says otherwise. @throws AppError `malformed` for an unknown sort field. */
    async list(db: Database, query: ListQuery = {}, filter: LeadFilter = {}): Promise<Page<StaffLead<Lead>>> {
      // Only counts and positions: records hold personal data.
      const reads = { tables: filter.only === 'open' ? [table, 'lead_desk'] : [table], cached: await cachedReads(db) };
      const matches = query.q
        ? await searchAny(db, { entity: table, queries: spellingsOfQuery(query.q), reads })
        : undefined;
      const page = await readPage(db, selection(db, matches, filter), {
        query,
        order: orderOfLeads(query.sort ?? ''),
        toItem: fromRow,
        total: isFiltered(filter) ? undefined : matches?.total,
        isNarrowed: isFiltered(filter) || (matches !== undefined && matches.total === undefined),
        reads: matches ? searchReads(reads) : reads,
      });
      return { ...page, items: await withTitles(db, page.items) };
    },

    /** The ids of the whole list, in order. @throws AppError `malformed` for an unknown sort field. */
    async listIds(db: Database, query: ListQuery = {}, filter: LeadFilter = {}): Promise<string[]> {
      const matches = query.q ? await searchAny(db, { entity: table, queries: spellingsOfQuery(query.q) }) : undefined;
      const rows = inOrder(selection(db, matches, filter), orderOfLeads(query.sort ?? '')).select('id');
      return (await rows.execute()).map(({ id }) => id);
    },

    /** Those of the named leads that exist, ordered by id. */
    async findMany(db: Database, ids: readonly string[]): Promise<StaffLead<Lead>[]> {
      const rows = await selection(db, undefined, {}).selectAll().where('id', 'in', ids).execute();
      const found = new Map(rows.map((row) => [row.id, fromRow(row)]));
      return withTitles(
        db,
        ids.flatMap((id) => found.get(id) ?? []),
      );
    },

    async find(db: Database, id: string): Promise<StaffLead<Lead> | undefined> {
      const row = await selectById(db, id);
      const [lead] = row ? await withTitles(db, [fromRow(row)]) : [];
      return lead;
    },

    /** The lead, locked until the transaction ends. */
    async lock(transaction: Database, id: string): Promise<StaffLead<Lead> | undefined> {
      // A write locks the row in both databases; in SQLite a transaction that begins with a read could not write later.
      await transaction.updateTable(table).set({ id }).where('id', '=', id).execute();
      return this.find(transaction, id);
    },

    /** As `lock`. @throws AppError `conflict` once its sender is erased, of whom nothing is stored again */
    async lockKept(transaction: Database, id: string): Promise<StaffLead<Lead> | undefined> {
      const lead = await this.lock(transaction, id);
      if (lead?.anonymisedAt) throw new AppError('conflict', 'follow_erased');
      return lead;
    },

    /** @returns whether the lead existed, with the status `seen` if given; for tables with a status. No word waits then. */
    async setStatus(db: Database, id: string, status: string, { seen, ...mover }: StatusMove): Promise<boolean> {
      // PostgreSQL rejects NUL characters in parameters; no status contains one.
      if (seen?.includes('\0')) return false;
      const change = byTableName(db).updateTable(table).set({ status, word_at: null }).where('id', '=', id);
      const wanted = seen === undefined ? change : change.where('status', '=', seen);
      const isChanged = await changeRow(wanted);
      if (isChanged) await refreshDesk(db, table, id, mover);
      return isChanged;
    },

    /** Notes since when a word of its sender waits for staff; null: none does. */
    async setWord(db: Database, id: string, at: string | null): Promise<void> {
      await db.updateTable(table).set({ word_at: at }).where('id', '=', id).execute();
    },

    /** Updates what staff find the lead by and where it stands; needed after a message, a note or a file was added. */
    async index(db: Database, id: string): Promise<void> {
      const row = await selectById(db, id);
      const more = [await threadSearchText(db, id), await findSubjectNames(db, id)];
      if (row && !row.anonymised_at) await putSearchDoc(db, table, id, listSearchTexts(row, more));
      await refreshDesk(db, table, id);
    },

    /** Stores why a lead is suspicious, with blanks between the reasons; for none it is not. */
    async setSuspicion(db: Database, id: string, suspicion: string): Promise<void> {
      await byTableName(db).updateTable(table).set({ suspicion }).where('id', '=', id).execute();
      await refreshDesk(db, table, id);
    },

    /** @returns whether the lead existed */
    async remove(db: Database, id: string): Promise<boolean> {
      if (!(await changeRow(db.deleteFrom(table).where('id', '=', id)))) return false;
      await removeSearchDoc(db, table, id);
      await db.deleteFrom('lead_desk').where('id', '=', id).execute();
      return true;
    },
  };

  async function selectById(db: Database, id: string): Promise<Row | undefined> {
    return selection(db, undefined, {}).selectAll().where('id', '=', id).executeTakeFirst();
  }
}
