import type { KindName } from './kinds/kinds.ts';

/** A demo record by its current name; `isInTrash` when it was deleted. */
export type DemoRecord = {
  _id: string;
  title: string;
  translations: { ar: { title?: string | undefined } };
  isInTrash: boolean;
};

/** The remaining demo content by kind; kinds without any are omitted. */
export type DemoContentList = { total: number; kinds: { entity: KindName; records: DemoRecord[] }[] };
