import { pageContext } from '#app/context.ts';
import { readListAddress } from '#app/loader-bridge.ts';
import { pageMeta } from '#app/page-meta.ts';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { FilterChips } from '#app/site/components/filter-chips.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { listAddress, Pagination, pagePart } from '#app/site/components/pagination.tsx';
import { pagingOf } from '#app/site/server/canonical-page.ts';
import { m } from '#messages';
import { languagesOf, localise } from '#shared/content.ts';
import { addressedBy } from '#shared/record-address.ts';
import { termChoice } from '#shared/term.ts';
import type { Route } from './+types/product-list';
import styles from './list-page.module.css';

const pageSize = 12;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { category, page } = readListAddress(request.url);
  const [found, industries] = await Promise.all([
    services.kinds.product.list({ page, limit: pageSize }, { ...(category && { industry: category }) }),
    services.kinds.product.listIndustries(),
  ]);
  const paths = found.items.map(({ mainImage }) => mainImage);
  const pictures = await services.media.pictures(paths, language);
  const products = found.items.map((product) => {
    const { _id, name, industry, description, mainImage } = localise(product, language);
    const own = languagesOf(product, language, ['name', 'industry', 'description']);
    const languages = { title: own.name, kicker: own.industry, text: own.description };
    const text = description.slice(0, 180);
    return { _id, address: addressedBy(product), languages, name, industry, text, picture: pictures[mainImage] };
  });
  return {
    products,
    industries: industries.map((term) => termChoice(term, language)),
    category,
    ...pagingOf({ page, category, total: found.total }, pageSize),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = loaderData?.products.length === 0;
  const part = pagePart(loaderData);
  return pageMeta({ title: m.products_title(), part, description: m.products_lead(), matches, noindex });
}

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { products, industries, category, page, pages } = loaderData;
  return (
    <>
      <PageHeading title={m.products_title()} lead={m.products_lead()} />
      <div className={`container ${styles.list}`}>
        <FilterChips label={m.products_filter()} path="/products" choices={industries} current={category} />
        {products.length === 0 && (
          <EmptyState
            title={m.products_empty()}
            text={m.products_empty_text()}
            link={{ to: '/contact-us', label: m.nav_contact() }}
          />
        )}
        <CardGrid>
          {products.map(({ _id, address, languages, name, industry, text, picture }, position) => (
            <Card
              key={_id}
              to={`/products/${address}`}
              title={name}
              languages={languages}
              kicker={industry}
              text={text}
              picture={picture}
              isFirst={position === 0}
            />
          ))}
        </CardGrid>
        <Pagination
          page={page}
          pages={pages}
          addressOf={(target) => listAddress('/products', { category, page: target })}
        />
      </div>
    </>
  );
}
