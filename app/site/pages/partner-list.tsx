import { pageContext } from '#app/bridge/context.ts';
import { readListAddress } from '#app/bridge/loader-bridge.ts';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { BeyondEnd, listAddress, Pagination, pagePart } from '#app/site/components/pagination.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { describePaging } from '#app/site/server/canonical-page.ts';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import { findLanguages, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Route } from './+types/partner-list';
import styles from './list-page.module.css';
import wallStyles from './partner-wall.module.css';

const pageSize = 24;
/** As many fill the head of the page. */
const shownBags = 2;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { page } = readListAddress(request.url);
  const found = await services.kinds.partner.list({ page, limit: pageSize });
  const firstBags = found.items.flatMap(({ galleryImages: [bag] }) => bag ?? []).slice(0, shownBags);
  const paths = [...firstBags, ...found.items.map(({ mainImage }) => mainImage)];
  const pictures = await services.media.pictures(paths, language);
  const partners = found.items.map((partner) => {
    const { _id, name, industry, mainImage } = localise(partner, language);
    const own = findLanguages(partner, language, ['name', 'industry']);
    const languages = { title: own.name, text: own.industry };
    return { _id, address: addressedBy(partner), languages, name, industry, picture: pictures[mainImage] };
  });
  const bags = page === 1 ? firstBags.flatMap((bag) => pictures[bag] ?? []) : [];
  return { partners, bags, ...describePaging({ page, total: found.total }, pageSize) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = loaderData?.partners.length === 0;
  const part = pagePart(loaderData);
  return pageMeta({ part, matches, noindex });
}

type Loaded = Route.ComponentProps['loaderData'];

/** What was woven for the first partners, side by side. */
function FirstBags({ bags }: Pick<Loaded, 'bags'>) {
  return (
    <div className={wallStyles.bags}>
      {bags.map((bag) => (
        <PictureView key={bag.path} picture={bag} sizes="(min-width: 900px) 30vw, 50vw" upTo={720} isFirst />
      ))}
    </div>
  );
}

export default function PartnerListPage({ loaderData: { partners, bags, page, pages } }: Route.ComponentProps) {
  const addressOf = (target: number) => listAddress('/partners', { page: target });
  const paging = { page, pages, addressOf };
  return (
    <>
      <PageHeading
        title={m.partners_title()}
        lead={m.partners_lead()}
        beside={bags.length === shownBags && <FirstBags bags={bags} />}
      />
      <div className={`container ${styles.list}`}>
        {page > pages && <BeyondEnd {...paging} />}
        {partners.length === 0 && page <= pages && <EmptyState title={m.partners_empty()} />}
        <CardGrid isCompact>
          {partners.map(({ _id, address, languages, name, industry, picture }, position) => (
            <Card
              key={_id}
              to={`/partners/${address}`}
              title={name}
              languages={languages}
              text={industry}
              picture={picture}
              fit="logo"
              isCompact
              isFirst={bags.length === 0 && position === 0}
            />
          ))}
        </CardGrid>
        <Pagination {...paging} />
      </div>
    </>
  );
}
