import type { ContentEntity } from '#shared/kinds/kinds.ts';
import { type FieldText, textFieldsOf, textsOf } from '#shared/kinds/text-fields.ts';
import { type Language, languages } from '#shared/language.ts';

/**
 * What a change means for a field: it was changed in one language alone, or what was marked is settled because both
 * were changed or one of them is empty now.
 */
export type TextChange = { field: string } & ({ changed: Language; was: FieldText[] } | { changed: null });

// Spaces alone are no change. Entries that are empty at the end of a list are the same as none.
function wordsOf(texts: readonly FieldText[]): string {
  const words = texts.map(({ text }) => text.replaceAll(/\s+/g, ''));
  return JSON.stringify(words.slice(0, words.findLastIndex(Boolean) + 1));
}
const nothing = '[]';

/** The fields in which two states of a record differ in a way that matters to the other language. */
export function textChanges(entity: ContentEntity, before: object, after: object): TextChange[] {
  return Object.entries(textFieldsOf(entity)).flatMap(([field, parts]): TextChange[] => {
    const inBoth = languages.map((language) => {
      const was = textsOf(before, { field, parts, language });
      const [old, now] = [wordsOf(was), wordsOf(textsOf(after, { field, parts, language }))];
      return { language, was, isChanged: old !== now, isNew: old === nothing, isEmpty: now === nothing };
    });
    const [changed, ...others] = inBoth.filter(({ isChanged }) => isChanged);
    if (!changed) return [];
    const isSettled = others.length > 0 || changed.isNew || inBoth.some(({ isEmpty }) => isEmpty);
    return [isSettled ? { field, changed: null } : { field, changed: changed.language, was: changed.was }];
  });
}
