import { data } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { readListAddress } from '#app/bridge/loader-bridge.ts';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { BeyondEnd, Pagination, pagePart } from '#app/site/components/pagination.tsx';
import { recordLinks } from '#app/site/components/record-links.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { AddButton } from '#app/site/products/add-to-request.tsx';
import { catalogueAddress, isNarrowed, readCatalogueAddress } from '#app/site/products/catalogue-address.ts';
import { CatalogueFilters, EmptyCatalogue } from '#app/site/products/catalogue-filters.tsx';
import { CompareBox, CompareForm } from '#app/site/products/compare-form.tsx';
import { OftenLookedFor } from '#app/site/products/often-looked-for.tsx';
import { ProductTable } from '#app/site/products/product-table.tsx';
import { SearchForm } from '#app/site/search/search-form.tsx';
import { describePaging } from '#app/site/server/canonical-page.ts';
import { productCards } from '#app/site/server/product-cards.ts';
import { m } from '#messages';
import { rememberedView, viewCookie } from '#shared/site/remembered-view.ts';
import { termChoice } from '#shared/terms/term.ts';
import type { Route } from './+types/product-list';
import styles from './product-list.module.css';

/** All products of most makers on one page. */
const pageSize = 24;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { category, q, page } = readListAddress(request.url);
  const { chosen, sort, view: asked } = readCatalogueAddress(request.url);
  const remembered = rememberedView(request.headers.get('cookie'));
  const view = asked ?? remembered;
  const [found, industries] = await Promise.all([
    services.kinds.product.findCatalogue({ q, industry: category, chosen, sort, page, limit: pageSize }),
    services.kinds.product.listIndustries(),
  ]);
  const [products, landingPages] = await Promise.all([
    productCards(found.items, { services, language }),
    services.kinds.landing_page.list(),
  ]);
  const loaded = {
    products,
    oftenLookedFor: recordLinks(landingPages.items, { folder: '/bags', title: 'title', language }),
    view,
    industries: industries.flatMap((term) => {
      const counted = found.industries.find(({ value }) => value === term.name);
      return counted ? [{ ...termChoice(term, language), count: counted.count }] : [];
    }),
    category,
    q,
    chosen,
    sort,
    counts: found.counts,
    withoutOne: found.withoutOne,
    total: found.total,
    ...describePaging(
      { page, category: isNarrowed({ category, q, chosen, sort }) ? 'narrowed' : undefined, total: found.total },
      pageSize,
    ),
    isForPeople: isNarrowed({ category, q, chosen, sort, view: asked }),
  };
  const headers = new Headers();
  if (asked || remembered === 'table') headers.set('cache-control', 'private, no-cache');
  if (asked) headers.set('set-cookie', viewCookie(asked));
  return data(loaded, { headers });
}

/** Of one who chose a view, the page is individual. */
export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  const caching = loaderHeaders.get('cache-control');
  return caching ? { 'cache-control': caching } : {};
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = !loaderData || loaderData.products.length === 0 || loaderData.isForPeople;
  const part = pagePart(loaderData);
  return pageMeta({ part, matches, noindex });
}

type Product = Route.ComponentProps['loaderData']['products'][number];

/** A product of the catalogue, which can be chosen for a comparison, or added to a request. */
function ProductCard({ product, isFirst }: { product: Product; isFirst: boolean }) {
  const { addition, ...card } = product;
  const { address, title, languages } = card;
  return (
    <Card {...card} isFirst={isFirst} isCompact>
      <div className={styles.acts}>
        <CompareBox address={address} name={title} language={languages.title} />
        <AddButton addition={addition} />
      </div>
    </Card>
  );
}

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { products, industries, category, q, chosen, sort, counts, withoutOne, total, page, pages, view } = loaderData;
  const kept = { ...chosen, ...(sort && { sort }) };
  const addressOf = (target: number) => catalogueAddress({ category, q, chosen, sort, page: target });
  const paging = { page, pages, addressOf, isForPeople: loaderData.isForPeople };
  return (
    <>
      <PageHeading title={m.products_title()}>
        <SiteLink to="/finder" className={styles.finder}>
          {m.finder_title()}
        </SiteLink>
        <SiteLink to="/calculator" className={`${styles.finder} ${styles.calculator}`}>
          {m.calculator_name()}
        </SiteLink>
        <div className={styles.search}>
          <SearchForm
            path="/products"
            label={m.products_search()}
            buttonLabel={m.products_search_button()}
            query={q}
            category={category}
            kept={kept}
            isShort
          />
        </div>
      </PageHeading>
      <div className={`container stack gap-4 ${styles.list}`}>
        <CatalogueFilters
          industries={industries}
          category={category}
          q={q}
          chosen={chosen}
          sort={sort}
          view={view}
          counts={counts}
        />
        <p role="status" className={isNarrowed({ q, chosen }) && total > 0 ? 'muted' : 'visually-hidden'}>
          {isNarrowed({ q, chosen }) && m.products_found({ count: total })}
        </p>
        {page > pages && <BeyondEnd {...paging} />}
        {products.length === 0 && page <= pages && (
          <EmptyCatalogue
            industries={industries}
            withoutOne={withoutOne}
            category={category}
            q={q}
            chosen={chosen}
            sort={sort}
          />
        )}
        {view === 'cards' && (
          <CardGrid isCompact>
            {products.map((product, position) => (
              <ProductCard key={product._id} product={product} isFirst={position === 0} />
            ))}
          </CardGrid>
        )}
        {view === 'table' && products.length > 0 && (
          <ProductTable products={products} address={{ category, q, chosen, sort }} />
        )}
        {products.length > 0 && <CompareForm />}
        <Pagination {...paging} />
        <OftenLookedFor links={loaderData.oftenLookedFor} />
        <p className="muted">
          {m.products_lead()}{' '}
          <SiteLink to="/calculator" className={styles.below}>
            {m.calculator_name()}
          </SiteLink>
        </p>
      </div>
    </>
  );
}
