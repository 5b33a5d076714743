import type { Database } from '#server/core/db/database.ts';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { StaleText } from '#shared/terms/stale-text.ts';
import { type TextChange, textChanges } from './stale-text-changes.ts';
import { staleTextQueries } from './stale-text-queries.ts';
import { textDraftQueries } from './text-draft-queries.ts';

type Change = { name: { entity: ContentEntity; id: string }; before: object; after: object };

/**
 * Marks, in the transaction of a change and per field, the language that is behind it: the one whose counterpart was
 * changed alone. A mark goes when its own text is changed, when both are, or when one language has no text any more.
 * Marks of a record in the Trash stay with it.
 */
export async function markStaleTexts(transaction: Database, { name, before, after }: Change): Promise<void> {
  const changes = textChanges(name.entity, before, after);
  if (changes.length === 0) return;
  // A draft was made for texts that are others now.
  await textDraftQueries.remove(
    transaction,
    name,
    changes.map(({ field }) => field),
  );
  const marks = await staleTextQueries.list(transaction, name);
  const markOf = ({ field }: TextChange): StaleText | undefined => marks.find((mark) => mark.field === field);
  const isCaughtUp = (change: TextChange): boolean => markOf(change)?.language === change.changed;
  const settled = changes.filter((change) => change.changed === null || isCaughtUp(change));
  await staleTextQueries.remove(
    transaction,
    name,
    settled.filter(markOf).map(({ field }) => field),
  );
  const now = new Date().toISOString();
  for (const change of changes) {
    if (change.changed === null || isCaughtUp(change)) continue;
    const { field, changed, was } = change;
    if (markOf(change)) await staleTextQueries.renew(transaction, name, field, now);
    else
      await staleTextQueries.insert(transaction, name, {
        field,
        language: otherThan(changed),
        since: now,
        changedAt: now,
        was,
      });
  }
}

const otherThan = (language: Language): Language => (language === 'en' ? 'ar' : 'en');
