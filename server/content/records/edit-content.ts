import { isDeepStrictEqual } from 'node:util';
import type { StatusesSet } from '#server/core/db/change-each.ts';
import type { Database } from '#server/core/db/database.ts';
import { isExpected } from '#server/core/db/record-version.ts';
import type { FileFields } from '#server/core/files/file-fields.ts';
import { isAdmin } from '#shared/accounts/roles.ts';
import type { HistoryAct } from '#shared/content/history.ts';
import { AppError } from '#shared/errors.ts';
import type { ChangeTerms } from './change-terms.ts';
import type {
  AnyContent,
  ContentChange,
  ContentKind,
  ReceivedFiles,
  StoredContent,
  StoredPaths,
  Values,
} from './content-kind.ts';
import {
  afterChange,
  type ContentParts,
  completeWrite,
  composeAlternativeText,
  type EditedKind,
  findRecordId,
  inEachRecord,
  requireFound,
} from './content-record.ts';
import { asValues, changedFields, valuesAfter } from './content-values.ts';
import { changedSince } from './content-versions.ts';
import { withKnownLinks } from './linked-records.ts';
import { withStoredFiles } from './store-received.ts';

/**
 * A change of a stored record. With files `values` is called twice: without files before they are stored, and then with
 * their paths.
 */
export type ContentEdit<Content> = {
  terms: ChangeTerms;
  files?: ReceivedFiles;
  fileFields?: FileFields;
  /** The history's name for the act; default `changed`. */
  act?: HistoryAct;
  values(current: Content, stored: StoredPaths): Values<Content>;
  /** Further writes in the transaction of the change, also when the record stays the same. */
  afterWrite?(transaction: Database): Promise<void>;
};

/** Changes stored records of one kind. */
export function createEdits<Content extends AnyContent>(kind: EditedKind<Content>, parts: ContentParts) {
  const { db, media } = parts;

  /** A record by its id or an address. @throws AppError `not_found` */
  async function get(id: string): Promise<Content> {
    return requireFound(await kind.queries.find(db, await findRecordId(db, id, kind)), kind);
  }

  /** @throws AppError `not_found`, `conflict`, `changed` (412), `invalid` (422), `wrong_type` (415), `too_large` (413) */
  async function edit(named: string, change: ContentEdit<Content>): Promise<Content> {
    const id = await findRecordId(db, named, kind);
    const { files = {} } = change;
    const hasFiles = Object.values(files).some(({ length }) => length > 0);
    const write = (stored: StoredPaths) =>
      db.transaction().execute(async (transaction) => {
        const current = await kind.queries.lock(transaction, id);
        const written = await writeEdit(transaction, { id, current }, { kind, media, change, stored });
        await change.afterWrite?.(transaction);
        return written;
      });
    const { content, dropped } = hasFiles
      ? await withStoredFiles(files, await prepareStoring(id, change), write)
      : await write({});
    await afterChange(dropped, parts, [kind.entity]);
    return content;
  }

  /** How to store the files of a change, after everything else that could be refused has been checked. */
  async function prepareStoring(id: string, change: ContentEdit<Content>) {
    const current = await kind.queries.find(db, id);
    const { next } = await judge(db, { id, current }, { kind, change, stored: {} });
    return {
      media,
      fields: change.fileFields ?? kind.files,
      altOf: (field: string) => composeAlternativeText(kind, next, field),
    };
  }

  return {
    get,
    edit,

    /** Replaces a record by the sent values. @throws as `edit` */
    update: (id: string, change: ContentChange, terms: ChangeTerms): Promise<Content> =>
      edit(id, {
        terms,
        files: change.files,
        values: (known, stored) => valuesAfter(kind, { change, known, stored }),
      }),
  };
}

/** Who sets a status, and the status by id that each record had when it was selected. */
type StatusTerms = Pick<ChangeTerms, 'by'> & { seen?: Readonly<Record<string, string>> | undefined };

/**
 * Sets the status of several records of a kind with a status: of those that exist and still have the status that was
 * seen.
 */
export function createStatusChange<Content extends StoredContent>(kind: ContentKind<Content>, parts: ContentParts) {
  /** The record with another status, validated by the kind's rules. */
  function withStatus(known: Content, status: string): Values<Content> {
    const values = asValues<Content>({ ...known, status });
    return kind.finish?.(values, { known, stored: {} }) ?? values;
  }

  return async (ids: readonly string[], status: string, { by, seen = {} }: StatusTerms): Promise<StatusesSet> => {
    const isAsSeen = (known: Content) =>
      !Object.hasOwn(seen, known._id) || asValues<{ status?: unknown }>(known).status === seen[known._id];
    const change = { terms: { by }, values: (known: Content) => withStatus(known, status) };
    const editing = { kind, media: parts.media, change, stored: {} };
    const changed: string[] = [];
    const set = await inEachRecord(ids, kind, parts, async (transaction, current) => {
      if (!isAsSeen(current)) return undefined;
      const { content, dropped } = await writeEdit(transaction, { id: current._id, current }, editing);
      if (content !== current) changed.push(current._id);
      return dropped;
    });
    return { ids: set, changed };
  };
}

/** A record as the database has it now; undefined when it does not exist. */
type Current<Content> = { id: string; current: Content | undefined };
type Judging<Content extends AnyContent> = {
  kind: EditedKind<Content>;
  change: ContentEdit<Content>;
  stored: StoredPaths;
};

/**
 * The record after the change.
 * @throws AppError `not_found`, `changed` (412), `invalid` (422), `forbidden` (403)
 */
async function judge<Content extends AnyContent>(
  db: Database,
  { id, current }: Current<Content>,
  { kind, change: { terms, values, act }, stored }: Judging<Content>,
): Promise<{ current: Content; next: Values<Content> }> {
  if (!current) throw new AppError('not_found', kind.notFound);
  const { expected } = terms;
  const name = { entity: kind.entity, id };
  if (!isExpected(current, expected)) throw await changedSince(db, name, { content: current, expected });
  const { links = {}, entity } = kind;
  const isForgiving = act === 'restored';
  const linking = { entity, links, id, known: current, isForgiving, values: values(current, stored) };
  const next = await withKnownLinks(db, linking);
  requireAllowed(kind, { current, next, terms });
  return { current, next };
}

type Editing<Content extends AnyContent> = Judging<Content> & { media: ContentParts['media'] };

/**
 * The change itself, of a record that the transaction has locked; writes nothing when nothing differs.
 * @returns the record as it is now, and the files that may no longer be used
 * @throws as `judge`
 */
export async function writeEdit<Content extends AnyContent>(
  transaction: Database,
  locked: Current<Content>,
  editing: Editing<Content>,
): Promise<{ content: Content; dropped: string[] }> {
  const { kind, media, change } = editing;
  const { terms, act = 'changed' } = change;
  const { current, next } = await judge(transaction, locked, editing);
  if (changedFields(current, next).length === 0) return { content: current, dropped: [] };
  const content = await kind.queries.update(transaction, current, next);
  const { id } = locked;
  const dropped = await completeWrite(transaction, { kind, media, id, act, by: terms.by, before: current, content });
  return { content, dropped };
}

type Change<Content> = { current: Values<Content>; next: Values<Content>; terms: ChangeTerms };

/** @throws AppError `forbidden` (403) naming the fields that only administrators may change */
function requireAllowed<Content extends AnyContent>(
  { adminsOnly }: Pick<EditedKind<Content>, 'adminsOnly'>,
  { current, next, terms: { role } }: Change<Content>,
): void {
  if (!adminsOnly || role === undefined || isAdmin({ role })) return;
  const [before, after] = [adminsOnly.values(current), adminsOnly.values(next)];
  const changed = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (changed.length === 0) return;
  const fields = Object.fromEntries(changed.map((field) => [field, { key: 'error_admins_only' as const }]));
  throw new AppError('forbidden', adminsOnly.refusal, { fields });
}
