import type { ChangeTerms } from './change-terms.ts';
import type { AnyContent, ContentChange, ContentKind, StoredContent } from './content-kind.ts';
import type { ContentParts, EditedKind } from './content-record.ts';
import { creationOf } from './create-content.ts';
import { editsOf, statusChangeOf } from './edit-content.ts';
import { orderingOf } from './order-content.ts';
import { removalOf } from './remove-content.ts';

export type { ChangeTerms } from './change-terms.ts';
export type { AnyContent, ContentChange, ContentKind, ContentQueries, StoredPaths, Values } from './content-kind.ts';
export type ContentWriteService = ReturnType<typeof createContentWriteService>;

/** Content changes, one transaction each: the record, its files and a version in the history. */
export type ContentWrites<Content> = ReturnType<typeof editsOf<Content & AnyContent>> &
  ReturnType<typeof removalOf> & {
    create(change: ContentChange, terms: ChangeTerms): Promise<Content>;
    /** For a kind with a status. @returns how many of the records exist */
    setStatusOfAll: ReturnType<typeof statusChangeOf>;
    /** For a kind with positions. @throws AppError `invalid` when a record does not exist; then nothing moves */
    putInOrder: ReturnType<typeof orderingOf>;
  };

export function createContentWriteService(parts: ContentParts) {
  return {
    /** Edits for kinds whose records are never added or deleted. */
    editsOf: <Content extends AnyContent>(kind: EditedKind<Content>) => editsOf(kind, parts),

    writesOf: <Content extends StoredContent>(kind: ContentKind<Content>): ContentWrites<Content> => ({
      ...editsOf(kind, parts),
      ...removalOf(kind, parts),
      create: creationOf(kind, parts),
      setStatusOfAll: statusChangeOf(kind, parts),
      putInOrder: orderingOf(kind, parts),
    }),
  };
}
