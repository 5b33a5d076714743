import type { KindName } from './kinds/kinds.ts';

/** How long deleted records are kept in the Trash. */
export const trashDays = 30;

/** A deleted record. `deletedBy` is a name as it was then; `_id` and `entity` are those it had. */
export type TrashEntry = {
  entity: KindName;
  _id: string;
  title: string;
  translations: { ar: { title?: string | undefined } };
  deletedAt: string;
  deletedBy: string | null;
  expiresAt: string;
};

/** Which deleted record is meant. */
export type TrashName = Pick<TrashEntry, 'entity' | '_id'>;
