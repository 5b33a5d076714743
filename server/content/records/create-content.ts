import type { Database } from '#server/core/db/database.ts';
import type { ChangeTerms } from './change-terms.ts';
import type { ContentChange, ContentKind, StoredContent, StoredPaths } from './content-kind.ts';
import { afterChange, altOf, type ContentParts, completeWrite } from './content-record.ts';
import { valuesAfter } from './content-values.ts';
import { withKnownLinks } from './linked-records.ts';
import { orderedKind, type PlacedKind } from './order-content.ts';
import { withStoredFiles } from './store-received.ts';

/**
 * Creates records of one kind; where they have positions, at the end of the list unless a position is sent.
 * @throws AppError `invalid` (422), `wrong_type` (415), `too_large` (413)
 */
export function creationOf<Content extends StoredContent>(kind: ContentKind<Content>, parts: ContentParts) {
  const { db, media } = parts;
  return async (change: ContentChange, { by }: ChangeTerms): Promise<Content> => {
    const placed = orderedKind(kind);
    const complete = placed ? await atTheEnd(change, placed, db) : change;
    const valuesWith = (stored: StoredPaths) => valuesAfter(kind, { change: complete, known: undefined, stored });
    const linked = (on: Database, stored: StoredPaths) =>
      withKnownLinks(on, { entity: kind.entity, links: kind.links ?? {}, values: valuesWith(stored) });
    // Before the files are stored: what is refused leaves none behind.
    const named = await linked(db, {});
    const storing = { media, fields: kind.files, altOf: (field: string) => altOf(kind, named, field) };
    const created = await withStoredFiles(change.files, storing, (stored) =>
      db.transaction().execute(async (transaction) => {
        const content = await kind.queries.insert(transaction, await linked(transaction, stored));
        await completeWrite(transaction, { kind, media, id: content._id, act: 'created', by, content });
        return content;
      }),
    );
    await afterChange([], parts, [kind.entity]);
    return created;
  };
}

async function atTheEnd(change: ContentChange, { queries }: PlacedKind, db: Database): Promise<ContentChange> {
  const { position } = change.fields;
  if (position !== undefined && position !== '' && position !== null) return change;
  const { items } = await queries.list(db, { sort: '-position', page: 1, limit: 1 });
  return { ...change, fields: { ...change.fields, position: (items[0]?.position ?? 0) + 1 } };
}
