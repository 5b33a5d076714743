import type { DeletableEntity } from './content-entity.ts';

/** A record that came with the demo content, as it is called now; `isInTrash` when it was deleted already. */
export type DemoRecord = {
  _id: string;
  title: string;
  translations: { ar: { title?: string | undefined } };
  isInTrash: boolean;
};

/** What is left of the demo content, by kind; kinds of which nothing is left are not named. */
export type DemoContentList = { total: number; kinds: { entity: DeletableEntity; records: DemoRecord[] }[] };
