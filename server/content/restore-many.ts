import type { KindName } from '#shared/kinds/kinds.ts';
import type { TrashName } from '#shared/trash.ts';
import type { ChangeTerms } from './change-terms.ts';
import type { AnyContent, ContentKind } from './content-kind.ts';
import { type ContentParts, finishChange } from './content-record.ts';
import { restoreIn } from './content-removal.ts';

type Stored = AnyContent & { _id: string };
type RestorationParts = ContentParts & { kinds: Record<KindName, ContentKind<Stored>> };

const keyOf = ({ entity, _id }: TrashName): string => `${entity}:${_id}`;

/**
 * Restores several records of any kind in one transaction: all, or none when one cannot be stored. Records no longer in
 * the Trash are skipped. @returns those restored
 */
export function bulkRestorationOf({ kinds, ...parts }: RestorationParts) {
  return async (records: readonly TrashName[], terms: ChangeTerms): Promise<TrashName[]> => {
    const named = new Map(records.map((record) => [keyOf(record), record]));
    const dropped: string[] = [];
    const restored: TrashName[] = [];
    await parts.db.transaction().execute(async (transaction) => {
      for (const record of named.values()) {
        const kind = kinds[record.entity];
        const back = await restoreIn(transaction, record._id, { kind, media: parts.media, terms });
        if (back) restored.push(record);
        dropped.push(...(back?.dropped ?? []));
      }
    });
    await finishChange(dropped, parts, [...new Set(records.map(({ entity }) => entity))]);
    return restored;
  };
}
