import type { Database } from '#server/core/db/database.ts';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import { type FieldText, listTextFields, readFieldTexts } from '#shared/kinds/text-fields.ts';
import { type Language, languages } from '#shared/language.ts';
import type { StaleText } from '#shared/terms/stale-text.ts';
import { staleTextQueries } from './stale-text-queries.ts';
import { textDraftQueries } from './text-draft-queries.ts';

type Change = { name: { entity: ContentEntity; id: string }; before: object; after: object };

/**
 * Marks, in the transaction of a change and per field, the language that is behind it: the one whose counterpart was
 * changed alone. A mark goes when its own text is changed, when both are, when the two are again what they were before, or
 * when one language has no text any more.
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
  const findMark = ({ field }: TextChange): StaleText | undefined => marks.find((mark) => mark.field === field);
  const isCaughtUp = (change: TextChange): boolean => {
    const mark = findMark(change);
    if (!mark || change.changed === null) return false;
    return mark.language === change.changed || joinWords(mark.was) === joinWords(change.now);
  };
  const settled = changes.filter((change) => change.changed === null || isCaughtUp(change));
  await staleTextQueries.remove(
    transaction,
    name,
    settled.filter(findMark).map(({ field }) => field),
  );
  const now = new Date().toISOString();
  for (const change of changes) {
    if (change.changed === null || isCaughtUp(change)) continue;
    const { field, changed, was } = change;
    if (findMark(change)) await staleTextQueries.renew(transaction, name, field, now);
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

/** The other of the site's two languages. */
export const otherThan = (language: Language): Language => (language === 'en' ? 'ar' : 'en');

/**
 * What a change means for a field: it was changed in one language alone, or what was marked is settled because both
 * were changed or one of them is empty now.
 */
type TextChange = { field: string } & ({ changed: Language; was: FieldText[]; now: FieldText[] } | { changed: null });

// Spaces alone are no change. Entries that are empty at the end of a list are the same as none.
function joinWords(texts: readonly FieldText[]): string {
  const words = texts.map(({ text }) => text.replaceAll(/\s+/g, ''));
  return JSON.stringify(words.slice(0, words.findLastIndex(Boolean) + 1));
}
const nothing = '[]';

/** The fields in which two states of a record differ in a way that matters to the other language. */
function textChanges(entity: ContentEntity, before: object, after: object): TextChange[] {
  return Object.entries(listTextFields(entity)).flatMap(([field, parts]): TextChange[] => {
    const inBoth = languages.map((language) => {
      const was = readFieldTexts(before, { field, parts, language });
      const now = readFieldTexts(after, { field, parts, language });
      const [old, text] = [joinWords(was), joinWords(now)];
      return { language, was, now, isChanged: old !== text, isNew: old === nothing, isEmpty: text === nothing };
    });
    const [changed, ...others] = inBoth.filter(({ isChanged }) => isChanged);
    if (!changed) return [];
    const isSettled = others.length > 0 || changed.isNew || inBoth.some(({ isEmpty }) => isEmpty);
    return [
      isSettled ? { field, changed: null } : { field, changed: changed.language, was: changed.was, now: changed.now },
    ];
  });
}
