import { pageContext } from '#app/bridge/context.ts';
import { CopyLink } from '#app/site/components/copy-link.tsx';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { shareOnWhatsapp } from '#app/site/components/whatsapp-address.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { compareAddress, mostCompared, readCompareAddress } from '#app/site/products/compare-address.ts';
import { type ComparedColumn, ComparisonTable, DiffersSign } from '#app/site/products/comparison-table.tsx';
import { type Compared, comparedColumn, comparedGroups, findCompared } from '#app/site/server/compare-products.ts';
import { requestProduct } from '#app/site/server/line-request.ts';
import { leadTo } from '#app/site/server/own-address.ts';
import { sayingIn } from '#app/site/server/trade-saying.ts';
import { Alert } from '#app/ui/alert.tsx';
import { formatDate } from '#app/ui/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import type { Route } from './+types/compare';
import styles from './compare.module.css';
import sheetStyles from './datasheet-actions.module.css';

/** What was named and is not shown, one sentence for each reason. */
function notesOf({ isRepeated, unknown, hasMore }: Compared): string[] {
  return [
    isRepeated && m.compare_repeated(),
    unknown > 0 && m.compare_unknown({ count: unknown }),
    hasMore && m.compare_too_many(),
  ].filter((note) => note !== false);
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { services, language, siteUrl } = context.get(pageContext);
  const { names, onlyDifferences } = readCompareAddress(request.url);
  const compared = await findCompared(names, services);
  const { products, moved } = compared;
  if (moved) leadTo(url, compareAddress(moved, onlyDifferences));
  const addresses = products.map(addressedBy);
  const pictures = await services.media.pictures(
    products.map(({ mainImage }) => mainImage),
    language,
  );
  const saying = sayingIn(language);
  const columns: ComparedColumn[] = products.map((product, i) => ({
    ...comparedColumn(product, language),
    picture: pictures[product.mainImage],
    request: requestProduct(product, saying),
    without: compareAddress(addresses.toSpliced(i, 1), onlyDifferences),
  }));
  const shown = { addresses, columns, notes: notesOf(compared), onlyDifferences };
  const [first, second] = products;
  if (!first || !second) {
    const related = first ? await services.kinds.product.listRelated(first) : [];
    const near = related.map((other) => ({
      name: localise(other, language).name,
      to: compareAddress([...addresses, addressedBy(other)]),
    }));
    return { ...shown, near, groups: [], onPaper: undefined, share: undefined, address: '', hasDifferences: false };
  }
  const all = comparedGroups(products, saying);
  const different = all.flatMap(({ title, rows }) => {
    const differing = rows.filter(({ differs }) => differs);
    return differing.length > 0 ? [{ title, rows: differing }] : [];
  });
  // Its own address, with its filter: a short link would hide what it is.
  const address = siteUrl + pathIn(language, compareAddress(addresses, onlyDifferences));
  const latest =
    products
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? '';
  return {
    ...shown,
    near: [],
    groups: onlyDifferences ? different : all,
    hasDifferences: different.length > 0,
    address,
    share: shareOnWhatsapp(columns.map(({ name }) => name).join(' · '), address),
    onPaper: m.datasheet_date({ date: formatDate(latest, language) }, { locale: language }),
  };
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
      <ul className={styles.near}>
        {near.map(({ name, to }) => (
          <li key={to}>
            <SiteLink to={to}>{m.compare_with({ product: name })}</SiteLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

/** What is shown, and how to show less, or more products. */
function View({ addresses, onlyDifferences }: Pick<Loaded, 'addresses' | 'onlyDifferences'>) {
  return (
    <div className={styles.view}>
      <p className={styles.legend}>
        <DiffersSign /> {m.compare_legend()}
      </p>
      <div className={sheetStyles.buttons}>
        <SiteLink to={compareAddress(addresses, !onlyDifferences)} className="button quiet" data-stays>
          {onlyDifferences ? m.compare_all_rows() : m.compare_only_differences()}
        </SiteLink>
        {addresses.length < mostCompared && (
          <SiteLink to="/products" className="button quiet">
            {m.compare_add()}
          </SiteLink>
        )}
      </div>
    </div>
  );
}

/** The ways to share the comparison and to print it. */
function Sharing({ share, address }: Pick<Loaded, 'share' | 'address'>) {
  return (
    <div className={sheetStyles.buttons}>
      <a href={share} className="button quiet" rel="noopener" data-visit="share">
        <Icon name="chat" size={18} />
        {m.product_share_whatsapp()}
      </a>
      <CopyLink address={address} className={`button quiet ${sheetStyles.needsScript}`} />
      <button type="button" className={`button quiet ${sheetStyles.needsScript}`} data-island="print">
        {m.datasheet_print()}
      </button>
    </div>
  );
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { addresses, columns, notes, near, onlyDifferences, groups, hasDifferences } = loaderData;
  const { share, address, onPaper } = loaderData;
  return (
    <>
      <PageHeading
        title={m.compare_title()}
        lead={m.compare_lead()}
        crumbs={[{ to: '/products', label: m.products_title() }]}
      />
      <div
        className={`container ${styles.page}`}
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
        {columns.length < 2 && <TooFew columns={columns} near={near} />}
        {columns.length > 1 && (
          <>
            <View addresses={addresses} onlyDifferences={onlyDifferences} />
            {!hasDifferences && <p role="status">{m.compare_same()}</p>}
            <ComparisonTable columns={columns} groups={groups} />
            <Sharing share={share} address={address} />
            <p className={`${sheetStyles.line} ${sheetStyles.onPaper}`}>
              {onPaper} <bdi dir="ltr">{address}</bdi>
            </p>
          </>
        )}
      </div>
    </>
  );
}
