import { countEach } from '#server/db/count-each.ts';
import type { Database } from '#server/db/database.ts';
import type { ChangeTerms } from './change-terms.ts';
import { writeEdit } from './content-edits.ts';
import type { AnyContent, ContentKind, Values } from './content-kind.ts';
import { type ContentParts, finishChange } from './content-record.ts';
import { removeIn } from './content-removal.ts';

type Stamped = AnyContent & { _id: string };
type Terms = Pick<ChangeTerms, 'by'>;

/** Changes of several records at once, in one transaction; records that are gone are not counted. */
export function bulkOf<Content extends Stamped>(kind: ContentKind<Content>, parts: ContentParts) {
  const { db, media } = parts;

  /** `work` answers the files that may not be needed any more. */
  async function inOneTransaction(
    ids: readonly string[],
    work: (transaction: Database, id: string) => Promise<string[]>,
  ): Promise<number> {
    const dropped: string[] = [];
    const changed = await db.transaction().execute((transaction) =>
      countEach(ids, async (id) => {
        if (!(await kind.queries.lock(transaction, id))) return false;
        dropped.push(...(await work(transaction, id)));
        return true;
      }),
    );
    await finishChange(dropped, parts, [kind.entity]);
    return changed;
  }

  /** The record with another status, as the kind's own rules make it. */
  function withStatus(known: Content, status: string): Values<Content> {
    const values = { ...known, status } as unknown as Values<Content>;
    return kind.finish?.(values, { known, stored: {} }) ?? values;
  }

  return {
    /** Moves records to the Trash, each as a single deletion does. */
    removeAll: (ids: readonly string[], { by }: Terms): Promise<number> =>
      inOneTransaction(ids, (transaction, id) => removeIn(transaction, id, { kind, media, terms: { by } })),

    /** For a kind with a status: gives it to all of them. */
    setStatusOfAll: (ids: readonly string[], status: string, { by }: Terms): Promise<number> =>
      inOneTransaction(ids, async (transaction, id) => {
        const change = { terms: { by }, values: (known: Content) => withStatus(known, status) };
        return (await writeEdit(transaction, id, { kind, media, change, stored: {} })).dropped;
      }),
  };
}
