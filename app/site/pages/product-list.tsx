import { pageContext } from '#app/bridge/context.ts';
import { readListAddress } from '#app/bridge/loader-bridge.ts';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Pagination, pagePart } from '#app/site/components/pagination.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { cardFigures } from '#app/site/products/card-figures.ts';
import {
  catalogueAddress,
  isForPeople,
  isNarrowed,
  readCatalogueAddress,
} from '#app/site/products/catalogue-address.ts';
import { CatalogueFilters, EmptyCatalogue } from '#app/site/products/catalogue-filters.tsx';
import { CompareBox, CompareForm } from '#app/site/products/compare-form.tsx';
import { SearchForm } from '#app/site/search/search-form.tsx';
import { pagingOf } from '#app/site/server/canonical-page.ts';
import { m } from '#messages';
import { languagesOf, localise } from '#shared/content/content.ts';
import type { Picture } from '#shared/content/picture.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Language } from '#shared/language.ts';
import { termChoice } from '#shared/terms/term.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import type { Route } from './+types/product-list';
import styles from './product-list.module.css';

/** All products of most makers on one page. */
const pageSize = 24;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { category, q, page } = readListAddress(request.url);
  const { chosen, sort } = readCatalogueAddress(request.url);
  const [found, industries] = await Promise.all([
    services.kinds.product.findCatalogue({ q, industry: category, chosen, sort, page, limit: pageSize }),
    services.kinds.product.listIndustries(),
  ]);
  const paths = found.items.map(({ mainImage }) => mainImage);
  const pictures = await services.media.pictures(paths, language);
  const products = found.items.map((product) => {
    const { _id, name, industry, description, mainImage } = localise(product, language);
    const own = languagesOf(product, language, ['name', 'industry', 'description']);
    const languages = { title: own.name, kicker: own.industry, text: own.description };
    const text = cutText(description, 180);
    const figures = cardFigures(product.attributes, { language, most: 3 });
    const picture = pictures[mainImage];
    return { _id, address: addressedBy(product), languages, name, industry, text, figures, picture };
  });
  return {
    products,
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
    ...pagingOf(
      { page, category: isNarrowed({ category, q, chosen, sort }) ? 'narrowed' : undefined, total: found.total },
      pageSize,
    ),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = !loaderData || loaderData.products.length === 0 || isForPeople(loaderData);
  const part = pagePart(loaderData);
  return pageMeta({ part, matches, noindex });
}

type ProductCardProps = {
  address: string;
  name: string;
  industry: string;
  text: string;
  figures: readonly string[];
  picture: Picture | undefined;
  languages: { title: Language; kicker: Language; text: Language };
  isFirst: boolean;
};

/** A product of the catalogue, which can be chosen for a comparison. */
function ProductCard({ address, name, industry, ...card }: ProductCardProps) {
  return (
    <Card to={`/products/${address}`} title={name} kicker={industry} {...card} isCompact>
      <CompareBox address={address} name={name} language={card.languages.title} />
    </Card>
  );
}

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { products, industries, category, q, chosen, sort, counts, withoutOne, total, page, pages } = loaderData;
  const kept = { ...chosen, ...(sort && { sort }) };
  return (
    <>
      <PageHeading title={m.products_title()} isCompact>
        <SiteLink to="/finder" className={styles.finder}>
          {m.finder_title()}
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
      <div className={`container ${styles.list}`}>
        <CatalogueFilters
          industries={industries}
          category={category}
          q={q}
          chosen={chosen}
          sort={sort}
          counts={counts}
        />
        <p role="status" className={isNarrowed({ q, chosen }) ? 'muted' : 'visually-hidden'}>
          {isNarrowed({ q, chosen }) && m.products_found({ count: total })}
        </p>
        {products.length === 0 && (
          <EmptyCatalogue
            industries={industries}
            withoutOne={withoutOne}
            category={category}
            q={q}
            chosen={chosen}
            sort={sort}
          />
        )}
        <CardGrid isCompact>
          {products.map(({ _id, ...product }, position) => (
            <ProductCard key={_id} {...product} isFirst={position === 0} />
          ))}
        </CardGrid>
        {products.length > 0 && <CompareForm />}
        <Pagination
          page={page}
          pages={pages}
          isForPeople={isForPeople({ category, q, chosen, sort })}
          addressOf={(target) => catalogueAddress({ category, q, chosen, sort, page: target })}
        />
        <p className="muted">{m.products_lead()}</p>
      </div>
    </>
  );
}
