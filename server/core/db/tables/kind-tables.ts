import { type ContentNamed, type KindName, kindList } from '#shared/kinds/kinds.ts';
import { contentTable } from './content-table.ts';

type KindQueries = { readonly [Name in KindName]: ReturnType<typeof contentTable<ContentNamed<Name>>> };

/** The queries of every kind of content. */
export const kindTables = Object.fromEntries(
  kindList.map((kind) => [kind.name, contentTable(kind)]),
  // Each entry creates the queries of its own kind.
) as unknown as KindQueries;
