import type { Database } from '#server/db/database.ts';
import type { FileFields } from '#server/files/file-fields.ts';
import type { HistoryAct } from '#shared/history.ts';
import type { ChangeTerms } from './change-terms.ts';
import { changedFields } from './changed-fields.ts';
import { keepVersion, requireUnchanged } from './content-history.ts';
import type { AnyContent, ContentChange, ReceivedFiles, StoredPaths, Values } from './content-kind.ts';
import {
  type ContentParts,
  type EditedKind,
  finishChange,
  found,
  pathsOf,
  setUses,
  titleOf,
} from './content-record.ts';
import { valuesAfter } from './content-values.ts';
import { requireAllowed } from './require-allowed.ts';
import { withStoredFiles } from './store-received.ts';

/**
 * A change of a stored record. `values` is called twice: without files before they are stored, and then with their
 * paths.
 */
export type ContentEdit<Content> = {
  terms: ChangeTerms;
  files?: ReceivedFiles;
  /** Replaces the kind's file fields. */
  fileFields?: FileFields;
  /** The history's name for the act; default `changed`. */
  act?: HistoryAct;
  values(current: Content, stored: StoredPaths): Values<Content>;
};

/** Changes stored records of one kind. */
export function editsOf<Content extends AnyContent>(kind: EditedKind<Content>, parts: ContentParts) {
  const { db, media } = parts;

  /** @throws AppError `not_found` */
  async function get(id: string): Promise<Content> {
    return found(await kind.queries.find(db, id), kind);
  }

  /** @throws AppError `not_found`, `changed` (412), `invalid` (422), `wrong_type` (415), `too_large` (413) */
  async function edit(id: string, change: ContentEdit<Content>): Promise<Content> {
    const { terms, files = {}, fileFields, values } = change;
    const before = await get(id);
    await requireUnchanged(db, { entity: kind.entity, id }, { content: before, expected: terms.expected });
    const after = values(before, {});
    requireAllowed(kind, { current: before, next: after, terms });
    const storing = { media, fields: fileFields ?? kind.files, alt: titleOf(kind, after) };
    const { content, dropped } = await withStoredFiles(files, storing, (stored) =>
      db.transaction().execute((transaction) => writeEdit(transaction, id, { kind, media, change, stored })),
    );
    await finishChange(dropped, parts, [kind.entity]);
    return content;
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

type Writing<Content extends AnyContent> = {
  kind: EditedKind<Content>;
  media: ContentParts['media'];
  change: ContentEdit<Content>;
  stored: StoredPaths;
};

/** The change itself; writes nothing when nothing differs. */
export async function writeEdit<Content extends AnyContent>(
  transaction: Database,
  id: string,
  { kind, media, change, stored }: Writing<Content>,
): Promise<{ content: Content; dropped: string[] }> {
  const { terms, act = 'changed', values } = change;
  const name = { entity: kind.entity, id };
  const current = found(await kind.queries.lock(transaction, id), kind);
  await requireUnchanged(transaction, name, { content: current, expected: terms.expected });
  const next = values(current, stored);
  requireAllowed(kind, { current, next, terms });
  if (changedFields(current, next).length === 0) return { content: current, dropped: [] };
  const content = await kind.queries.update(transaction, current, next);
  await setUses(transaction, { id, content, kind, media });
  const before = { content: current, paths: pathsOf(current, kind) };
  const after = { content, paths: pathsOf(content, kind) };
  const gone = await keepVersion(transaction, { name, act, by: terms.by, before, after }, media);
  return { content, dropped: [...before.paths, ...gone] };
}
