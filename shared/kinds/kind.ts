import type { Role } from '../accounts/roles.ts';
import type { FixedPage } from '../site/fixed-pages.ts';
import type { MessageKey } from '../text/message-key.ts';
import type { ContentOf, KindFields, NameOf } from './fields.ts';

/** A value to equal, or several of which it is one; an earliest day (null passes); or an entry that a list of texts includes. */
export type FieldCondition =
  | string
  | number
  | { anyOf: readonly string[] }
  | { notBefore: string }
  | { includes: string };
/** Conditions on fields, all to be met; undefined ones do not count. Texts mean the English value. */
export type FieldFilter = Readonly<Record<string, FieldCondition | undefined>>;

/** A parameter of the list, by the field it narrows by; `match: 'entry'` for an entry of a list of texts. */
export type ListFilter<Name extends string = string> = {
  field: Name;
  match: 'value' | 'entry';
  about: string;
  /** Read, and refused where it is wrong, but applied for staff only. */
  forStaff?: true;
};

/** The parameters of the list by their names. */
export type ListFilters<Name extends string = string> = Readonly<Record<string, ListFilter<Name>>>;

/** What a share picture of a record's page is made of; null: of no picture, and of the name of its list or the tagline. */
type SharePicture<Name extends string = string> = { image: Name | null; kicker: Name | null; isLogo: boolean };

/** The facts of a kind that do not depend on its fields. None is optional: features that a kind does not have are null or empty. */
type KindFacts = {
  /** The roles besides `admin` that may use its section. */
  roles: readonly Role[];
  /** Its names in the API description: `Faq`, `a question`, `frequently asked questions`. */
  api: { tag: string; shape: string; one: string; many: string };
  says: { notFound: MessageKey; deleted: MessageKey };
  /** The default order. */
  order: 'position' | '-createdAt';
  /** Which records visitors find, in lists, in the search and in what links to them; null: all. `today` is YYYY-MM-DD in Amman. */
  visible: ((today: string) => FieldFilter) | null;
  /** Where visitors read a record, `:id` being its own address, or its id where it has none; a list's address where it has no place of its own. */
  address: `/${string}`;
  /** The fixed pages that are made of such records: they are as new as the newest of them. */
  shownOn: readonly FixedPage[];
};

/** Everything that is true of one kind of content. */
export type Kind<
  Name extends string,
  Path extends `/${string}`,
  Fields extends KindFields,
  Filters extends ListFilters<keyof Fields & string> = ListFilters<keyof Fields & string>,
  Group extends string = string,
> = KindFacts & {
  /** Its table, and its name in the Trash, the history and the uses of files. */
  name: Name;
  /** Its calls below /api, and its screen below /admin. */
  path: Path;
  fields: Fields;
  /** The field with the name of a record. */
  title: NameOf<Fields, 'text'>;
  /** The texts that rank a record first when they hold the searched words. */
  searchedTitles: readonly NameOf<Fields, 'text'>[];
  /** What `?sort=` may name. */
  sortable: readonly ((keyof Fields & string) | 'createdAt' | 'updatedAt' | 'fillWeight')[];
  filters: Filters;
  /** The field whose value related records share; null: records are not shown beside others. */
  related: NameOf<Fields, 'text'> | null;
  /**
   * Its group in the site's search, the texts that an excerpt is taken from, and what visitors call it though its records do
   * not say it ('job opening'); null: not searched by visitors.
   */
  search: { group: Group; texts: readonly NameOf<Fields, 'text'>[]; word: string | null } | null;
  /** For kinds whose records have a page each, at `address`: what its share picture shows; null: they have none. */
  page: SharePicture<keyof Fields & string> | null;
  /** What is wrong with values that are right one by one. */
  faultsOf(values: ContentOf<Fields>): Partial<Record<keyof Fields & string, MessageKey>>;
};

/** Any kind, for code that does not know its fields. */
export type AnyKind = KindFacts & {
  name: string;
  path: `/${string}`;
  fields: KindFields;
  title: string;
  searchedTitles: readonly string[];
  sortable: readonly string[];
  filters: ListFilters;
  related: string | null;
  search: { group: string; texts: readonly string[]; word: string | null } | null;
  page: SharePicture | null;
  faultsOf(values: never): object;
};

/** An entry of the registry, checked against its own fields. */
export function defineKind<
  const Name extends string,
  const Path extends `/${string}`,
  const Fields extends KindFields,
  const Filters extends ListFilters<keyof Fields & string>,
  const Group extends string = never,
>(kind: Kind<Name, Path, Fields, Filters, Group>): Kind<Name, Path, Fields, Filters, Group> {
  return kind;
}

export const noFaults = () => ({});

/** For kinds of which the specification words nothing. */
export const generalSays = { notFound: 'record_not_found', deleted: 'record_deleted' } as const;

/** The section of the back office that a kind is: the last part of its address under /admin, the first of its calls. */
export const nameSection = ({ path }: Pick<AnyKind, 'path'>): string => path.slice(1);
