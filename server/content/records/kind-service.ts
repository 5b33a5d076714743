import type { Database } from '#server/core/db/database.ts';
import { isAddressGone } from '#server/core/db/record-addresses.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { AppError } from '#shared/errors.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { type ContentNamed, type KindName, type KindNamed, kinds, recordPath } from '#shared/kinds/kinds.ts';
import type { ListQuery } from '#shared/list-query.ts';
import { commonTerms, type Term } from '#shared/terms/term.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import type { ContentKind, KindRules } from './content-kind.ts';
import type { ContentWriteService } from './content-write-service.ts';
import { fieldConditions, fits } from './field-conditions.ts';
import { trashQueries, wasRead } from './trash-queries.ts';

export type KindParts = { db: Database; contents: ContentWriteService; now?: () => Date };

/** How a kind is changed, and its rules beyond its entry. */
export type StoredKind<Name extends KindName> = {
  stored: ContentKind<ContentNamed<Name>>;
  rules: KindRules<ContentNamed<Name>> | undefined;
};

/** The filters of a list, named as the `filters` of the entry; texts mean the English value. */
export type Asked<Name extends KindName> = { [Filter in keyof KindNamed<Name>['filters']]?: string | undefined };

export type KindService<Name extends KindName> = ReturnType<typeof createKindService<Name>>;

const shownBeside = 3;

/**
 * Reads and changes of one kind, as its entry says. Records come in English with `translations`; `localise` gives a
 * reader's language.
 */
export function createKindService<Name extends KindName>(
  name: Name,
  { stored, rules }: StoredKind<Name>,
  { db, contents, now = () => new Date() }: KindParts,
) {
  const table = kindTables[name];
  const kind: AnyKind = kinds[name];
  const visible = () => kind.visible?.(dayInAmman(now())) ?? {};
  const found = (asked: Asked<Name>) => ({ ...fieldConditions(kind, asked), ...visible() });
  const asRead = (record: ContentNamed<Name>) => {
    if (rules?.asRead) return rules.asRead(record, dayInAmman(now()));
    return fits(record, visible()) ? record : undefined;
  };
  return {
    writes: contents.writesOf(stored),

    /** The records that visitors find. */
    list: (query: ListQuery = {}, asked: Asked<Name> = {}) => table.list(db, query, found(asked)),

    /** Every record, for staff. */
    listAll: (query: ListQuery = {}, asked: Asked<Name> = {}) => table.list(db, query, fieldConditions(kind, asked)),

    /** A record as visitors read it, by its id, its address or a former one. @throws AppError `not_found` */
    async get(named: string): Promise<ContentNamed<Name>> {
      const record = await table.find(db, await table.idOf(db, named));
      const read = record && asRead(record);
      if (!read) throw new AppError('not_found', kind.says.notFound);
      return read;
    },

    /** Where visitors read a record, by its id, its address or a former one; undefined when they do not find it. */
    async findPlace(named: string): Promise<string | undefined> {
      const record = await table.find(db, await table.idOf(db, named));
      return record && fits(record, visible()) ? recordPath(kind, record) : undefined;
    },

    /** Whether a record that visitors could read had this id or address, and was deleted. */
    async isGone(named: string): Promise<boolean> {
      const id = await table.idOf(db, named);
      const trashed = await trashQueries.find(db, { entity: name, id });
      return trashed ? wasRead(trashed) : isAddressGone(db, name, named.toLowerCase());
    },

    /** Those of the named records that visitors find, in the order of `ids`. */
    async listNamed(ids: readonly string[]): Promise<ContentNamed<Name>[]> {
      const records: ContentNamed<Name>[] = await table.findNamed(db, ids);
      return records.filter((record) => fits(record, visible()));
    },

    /** Up to `limit` other records in the usual order, those that share the entry's `related` field first. */
    async listRelated(record: ContentNamed<Name>, limit = shownBeside) {
      return kind.related === null
        ? []
        : table.listOthers(db, record, kind.related as keyof ContentNamed<Name> & string, limit);
    },

    /** The values of a text, or of a list of texts, in records that visitors can find; if there are very many, the most common. */
    listTerms: async (field: keyof ContentNamed<Name> & string): Promise<Term[]> =>
      commonTerms(await table.listTerms(db, field, visible())),
  };
}
