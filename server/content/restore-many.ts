import { countEach } from '#server/db/count-each.ts';
import type { DeletableEntity } from '#shared/content-entity.ts';
import type { TrashName } from '#shared/trash.ts';
import type { ChangeTerms } from './change-terms.ts';
import type { AnyContent, ContentKind } from './content-kind.ts';
import { type ContentParts, finishChange } from './content-record.ts';
import { restoreIn } from './content-removal.ts';

type Stored = AnyContent & { _id: string };
type RestorationParts = ContentParts & { kinds: Record<DeletableEntity, ContentKind<Stored>> };

const keyOf = ({ entity, _id }: TrashName): string => `${entity}:${_id}`;

/**
 * Brings several records of any kinds back in one transaction: all of them or, when one cannot be stored, none. What is
 * not in the Trash any more is left out. @returns how many came back
 */
export function bulkRestorationOf({ kinds, ...parts }: RestorationParts) {
  return async (records: readonly TrashName[], terms: ChangeTerms): Promise<number> => {
    const named = new Map(records.map((record) => [keyOf(record), record]));
    const dropped: string[] = [];
    const restored = await parts.db.transaction().execute((transaction) =>
      countEach([...named.keys()], async (key) => {
        const { entity, _id } = named.get(key) as TrashName;
        const back = await restoreIn(transaction, _id, { kind: kinds[entity], media: parts.media, terms });
        dropped.push(...(back?.dropped ?? []));
        return back !== undefined;
      }),
    );
    await finishChange(dropped, parts, [...new Set(records.map(({ entity }) => entity))]);
    return restored;
  };
}
