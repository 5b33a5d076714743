import { pageContext } from '#app/bridge/context.ts';
import { MarketsMap } from '#app/site/components/brand/markets-map.tsx';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { m } from '#messages';
import { findLanguages, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import { localeTag } from '#shared/language.ts';
import type { Route } from './+types/market-list';
import styles from './list-page.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { items } = await services.kinds.market.list();
  const paths = items.map(({ image }) => image).filter(Boolean);
  const pictures = await services.media.pictures(paths, language);
  return {
    markets: items.map((market) => {
      const { _id, name, summary, countries } = localise(market, language);
      const own = findLanguages(market, language, ['name', 'summary', 'countries']);
      return {
        _id,
        address: addressedBy(market),
        languages: { title: own.name, text: own.summary, kicker: own.countries },
        title: name,
        kicker: new Intl.ListFormat(localeTag(language), { type: 'unit', style: 'short' }).format(countries),
        text: summary,
        picture: pictures[market.image],
      };
    }),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = loaderData?.markets.length === 0;
  return pageMeta({ matches, noindex });
}

export default function MarketListPage({ loaderData: { markets } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={m.markets_title()} lead={m.markets_lead()} beside={<MarketsMap />} />
      <div className={`container ${styles.list}`}>
        {markets.length === 0 && (
          <EmptyState title={m.markets_empty()} link={{ to: '/contact-us', label: m.nav_contact() }} />
        )}
        <CardGrid>
          {markets.map(({ _id, address, ...card }, position) => (
            <Card key={_id} to={`/markets/${address}`} {...card} isFirst={position === 0} />
          ))}
        </CardGrid>
      </div>
    </>
  );
}
