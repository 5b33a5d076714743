import { countEach } from '#server/db/count-each.ts';
import type { Database } from '#server/db/database.ts';
import type { ChangeTerms } from './change-terms.ts';
import { writeEdit } from './content-edits.ts';
import type { AnyContent, ContentKind, Values } from './content-kind.ts';
import { type ContentParts, finishChange } from './content-record.ts';
import { removeIn } from './content-removal.ts';

type Stamped = AnyContent & { _id: string };
type Terms = Pick<ChangeTerms, 'by'>;

/** Changes of several records in one transaction; missing records are not counted. */
export function bulkOf<Content extends Stamped>(kind: ContentKind<Content>, parts: ContentParts) {
  const { db, media } = parts;

  /** `work` returns the files that may no longer be used. */
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

  /** The record with another status, validated by the kind's rules. */
  function withStatus(known: Content, status: string): Values<Content> {
    const values = { ...known, status } as unknown as Values<Content>;
    return kind.finish?.(values, { known, stored: {} }) ?? values;
  }

  return {
    /** Moves records to the Trash, each like a single deletion. */
    removeAll: (ids: readonly string[], { by }: Terms): Promise<number> =>
      inOneTransaction(ids, (transaction, id) => removeIn(transaction, id, { kind, media, terms: { by } })),

    /** Sets the status of all of them, for a kind with a status. */
    setStatusOfAll: (ids: readonly string[], status: string, { by }: Terms): Promise<number> =>
      inOneTransaction(ids, async (transaction, id) => {
        const change = { terms: { by }, values: (known: Content) => withStatus(known, status) };
        return (await writeEdit(transaction, id, { kind, media, change, stored: {} })).dropped;
      }),
  };
}
