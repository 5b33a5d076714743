import type { Generated } from 'kysely';
import type { BilingualName, NameOf } from '#shared/kinds/fields.ts';
import type { KindName, KindNamed } from '#shared/kinds/kinds.ts';

type Snake<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';
type ColumnOf<Name extends string, Of> = Of extends { column: infer Column extends string } ? Column : Snake<Name>;
type Stored<Of> = Of extends { type: 'preparation' }
  ? Generated<number>
  : Of extends { type: 'figures' | 'records' }
    ? Generated<string>
    : Of extends { type: 'number' | 'place' | 'flag' }
      ? number
      : Of extends { orNull: true } | { type: 'head' | 'address' }
        ? string | null
        : string;

type RowOf<Fields> = { id: string; created_at: string; updated_at: string } & {
  [Name in keyof Fields & string as ColumnOf<Name, Fields[Name]>]: Stored<Fields[Name]>;
} & { [Name in NameOf<Fields, 'figures'> as 'figure_facets']: Generated<string> } & {
  [Name in NameOf<Fields, 'figures'> as 'fill_weight']: Generated<number>;
} & {
  [Name in BilingualName<Fields> as `${ColumnOf<Name, Fields[Name]>}_ar`]: string | null;
};

/** The table of each kind of content, as its fields say. */
export type KindTables = { [Name in KindName]: RowOf<KindNamed<Name>['fields']> };
