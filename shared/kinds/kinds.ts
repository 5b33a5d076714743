import { addressedBy } from '../content/record-address.ts';
import { certificate } from './certificate.ts';
import { faq } from './faq.ts';
import type { ContentOf, RecordsField } from './fields.ts';
import type { AnyKind } from './kind.ts';
import { landingPage } from './landing-page.ts';
import { market } from './market.ts';
import { opening } from './opening.ts';
import { partner } from './partner.ts';
import { blogPost } from './post.ts';
import { product } from './product.ts';
import { project } from './project.ts';
import { service } from './service.ts';

/** Every kind of content, in the order of lists of kinds and of the results of a search. */
const registered = [
  product,
  blogPost,
  faq,
  project,
  opening,
  partner,
  service,
  certificate,
  market,
  landingPage,
] as const;

type Registered = (typeof registered)[number];
/** The name of a kind: its table, and its name in the Trash and the history. */
export type KindName = Registered['name'];
/** A group of results of the site search. */
export type SearchGroupName = NonNullable<Registered['search']>['group'];
export type KindNamed<Name extends KindName> = Extract<Registered, { name: Name }>;
/** A record of the kind of this name. */
export type ContentNamed<Name extends KindName> = ContentOf<KindNamed<Name>['fields']>;
type SectionOf<Path extends string> = Path extends `/${infer Section}` ? Section : never;
/** The sections of the back office that hold content. */
export type ContentSection = SectionOf<Registered['path']>;

type SearchedAs = { search: (NonNullable<AnyKind['search']> & { group: SearchGroupName }) | null };

export const kindList: readonly (AnyKind & { name: KindName } & SearchedAs)[] = registered;
export const kindNames: KindName[] = registered.map(({ name }) => name);
/** Every kind by its name. */
export const kinds = Object.fromEntries(registered.map((kind) => [kind.name, kind])) as unknown as {
  readonly [Name in KindName]: KindNamed<Name>;
};
/** The kind whose records a field holds; tests/house/kind-entries.test.ts checks that every entry names one. */
export function findLinkedKind({ of }: Pick<RecordsField, 'of'>): (typeof kindList)[number] {
  const kind = kindList.find(({ name }) => name === of);
  if (!kind) throw new Error(`no kind of content is named ${of}`);
  return kind;
}

export const contentSections = registered.map(({ path }) => path.slice(1)) as ContentSection[];

/** The kinds whose records have a page each, and the folder of these pages: `/products`. */
export const kindsWithPages = kindList.flatMap((kind) =>
  kind.page ? [{ ...kind, page: kind.page, folder: kind.address.replace('/:id', '') }] : [],
);

/** Where visitors read a record, without language prefix: `/products/sugar-sack`, `/faqs#faq-0192…`. */
export const recordPath = ({ address }: Pick<AnyKind, 'address'>, record: { _id: string; address?: string }): string =>
  address.replaceAll(':id', encodeURIComponent(addressedBy(record)));

/** What has a history: every kind, and the one profile of the company, which is neither added nor deleted. */
export type ContentEntity = KindName | 'company';
export const contentEntities: readonly ContentEntity[] = [...kindNames, 'company'];

/** The calls of what has a history, below `/api`. */
export const findKindPath = (entity: ContentEntity): string => (entity === 'company' ? '/company' : kinds[entity].path);

/** A record as the Trash and the history call it. */
export type ContentName = { entity: ContentEntity; id: string };

/** Which record a call such as `/faqs/0192…` or `/company` is about; undefined for one that is no content. */
export function findContentName(path: string): ContentName | undefined {
  const [, first = '', id] = path.split('/');
  const entity = contentEntities.find((name) => findKindPath(name) === `/${first}`);
  return entity && { entity, id: id ?? entity };
}
