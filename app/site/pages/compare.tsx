import { type PageContext, pageContext } from '#app/bridge/context.ts';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { compareAddress, mostCompared, readCompareAddress } from '#app/site/products/compare-address.ts';
import { type ComparedColumn, CompareMore, ComparisonTable } from '#app/site/products/comparison-table.tsx';
import { ShareMenu } from '#app/site/products/share-menu.tsx';
import { type Compared, comparedColumn, comparedRows, findCompared } from '#app/site/server/compare-products.ts';
import { describeAddition } from '#app/site/server/line-request.ts';
import { leadTo } from '#app/site/server/own-address.ts';
import { makeSaying } from '#app/site/server/trade-saying.ts';
import { Alert } from '#app/ui/alert.tsx';
import { formatDate } from '#app/ui/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import type { Route } from './+types/compare';
import styles from './compare.module.css';

/** What was named and is not shown, one sentence for each reason. */
function writeNotes({ isRepeated, unknown, hasMore }: Compared): string[] {
  return [
    isRepeated && m.compare_repeated(),
    unknown > 0 && m.compare_unknown({ count: unknown }),
    hasMore && m.compare_too_many(),
  ].filter((note) => note !== false);
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { services, language, siteUrl } = context.get(pageContext);
  const compared = await findCompared(readCompareAddress(request.url), services);
  const { products, moved } = compared;
  if (moved) leadTo(url, compareAddress(moved));
  const addresses = products.map(addressedBy);
  const pictures = await services.media.pictures(
    products.map(({ mainImage }) => mainImage),
    language,
  );
  const saying = makeSaying(language);
  const columns: ComparedColumn[] = products.map((product, i) => ({
    ...comparedColumn(product, language),
    picture: pictures[product.mainImage],
    addition: describeAddition(product, saying),
    without: compareAddress(addresses.toSpliced(i, 1)),
  }));
  const [first, second] = products;
  const related = first && !second ? await services.kinds.product.listRelated(first) : [];
  const latest = products.map(({ updatedAt }) => updatedAt).toSorted();
  return {
    ...{
      addresses,
      columns,
      notes: writeNotes(compared),
      address: siteUrl + pathIn(language, compareAddress(addresses)),
    },
    near: related.map((other) => ({
      name: localise(other, language).name,
      to: compareAddress([...addresses, addressedBy(other)]),
    })),
    others: await listOthers(context.get(pageContext), addresses),
    rows: second ? comparedRows(products, saying) : [],
    onPaper: m.datasheet_date({ date: formatDate(latest.at(-1) ?? '', language) }, { locale: language }),
  };
}

// More products than a page shows are found by its filters.
const mostOffered = 100;

/** What else may be compared: choosing it needs no script. */
async function listOthers({ services, language }: PageContext, compared: readonly string[]) {
  if (compared.length === 0 || compared.length >= mostCompared) return [];
  const { items } = await services.kinds.product.list({ page: 1, limit: mostOffered });
  return items
    .map((product) => ({ address: addressedBy(product), name: localise(product, language).name }))
    .filter(({ address }) => !compared.includes(address));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: m.compare_title(), description: m.compare_lead(), matches, noindex: true });
}

type Loaded = Route.ComponentProps['loaderData'];

/** Why nothing is compared yet, and the ways to more products. */
function TooFew({ columns, near }: Pick<Loaded, 'columns' | 'near'>) {
  const [only] = columns;
  const link = { to: '/products', label: m.compare_catalogue() };
  if (!only) return <EmptyState title={m.compare_empty()} text={m.compare_empty_text()} link={link} />;
  return (
    <EmptyState title={m.compare_one({ product: only.name })} text={m.compare_one_text()} link={link}>
      <ul className="stack gap-2">
        {near.map(({ name, to }) => (
          <li key={to}>
            <SiteLink to={to}>{m.compare_with({ product: name })}</SiteLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { addresses, columns, notes, near, others, rows, address, onPaper } = loaderData;
  const isComplete = columns.length > 1;
  return (
    <>
      <PageHeading title={m.compare_title()}>
        {isComplete && addresses.length < mostCompared && (
          <SiteLink to="/products" className={`button quiet ${styles.add} needs-script no-print`}>
            <Icon name="plus" />
            {m.compare_add()}
          </SiteLink>
        )}
      </PageHeading>
      <div
        className="container stack gap-4"
        data-island="compare-choice"
        data-products={addresses.length > 0 ? JSON.stringify(addresses) : undefined}
      >
        {notes.length > 0 && (
          <Alert kind="info">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Alert>
        )}
        {!isComplete && <TooFew columns={columns} near={near} />}
        {isComplete && (
          <>
            <ComparisonTable columns={columns} rows={rows} />
            <ShareMenu title={columns.map(({ name }) => name).join(' · ')} address={address} />
            <p className={styles.onPaper}>
              {onPaper} <bdi dir="ltr">{address}</bdi>
            </p>
          </>
        )}
        {others.length > 0 && <CompareMore addresses={addresses} others={others} />}
      </div>
    </>
  );
}
