import { data } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { Checklist } from '#app/site/components/checklist.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { recordLinks } from '#app/site/components/record-links.tsx';
import { ButtonLink, QuietLink } from '#app/site/components/site-link.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { readAddressed } from '#app/site/server/addressed-record.ts';
import { FactTable } from '#app/ui/fact-table.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import { findLanguages, findOnlyLanguage, localise, readEntries } from '#shared/content/content.ts';
import { readOwnHead } from '#shared/site/search-texts.ts';
import type { Route } from './+types/market-page';
import styles from './record-page.module.css';
import { AskPanel, MissingRecord, OtherRecords, RecordPage, RecordPicture } from './record-page.tsx';

const fields = ['name', 'summary', 'route', 'ports', 'languages', 'description'] as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { found, status } = await readAddressed(context.get(pageContext), {
    ...{ kind: 'market', named: params.id, url },
  });
  if (!found) return data({ market: null }, { status });
  const { items } = await services.kinds.market.list();
  const pictures = await services.media.pictures([found.image].filter(Boolean), language);
  const { name, summary, route, ports, languages: spoken, description, updatedAt } = localise(found, language);
  return {
    onlyIn: findOnlyLanguage(found, 'name'),
    languages: findLanguages(found, language, fields),
    market: {
      ...{ name, summary, route, ports, spoken, description, updatedAt },
      countries: readEntries(found, language, 'countries'),
      documents: readEntries(found, language, 'documents'),
      terms: readEntries(found, language, 'terms'),
      own: readOwnHead(found, language),
      picture: pictures[found.image],
    },
    others: recordLinks(items, { folder: '/markets', title: 'name', language, without: found._id }),
  };
}

/** The breadcrumbs. */
const crumbs = () => [{ to: '/markets', label: m.markets_title() }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.market) return pageMeta({ title: m.market_missing(), matches, noindex: true });
  const { name, summary, updatedAt, own } = loaderData.market;
  return pageMeta({ title: name, description: summary, own, matches, changedAt: updatedAt, crumbs: crumbs() });
}

type Found = Extract<Route.ComponentProps['loaderData'], { others: unknown }>;

/** The ways on: a request, the finder, the products. */
function Ways() {
  return (
    <AskPanel title={m.market_ask_title()} text={m.market_ask_text()}>
      <ButtonLink to="/quote">{m.quote_title()}</ButtonLink>
      <QuietLink to="/finder">{m.finder_title()}</QuietLink>
      <QuietLink to="/products">{m.nav_products()}</QuietLink>
    </AskPanel>
  );
}

function MarketFacts({ market, languages }: Pick<Found, 'market' | 'languages'>) {
  return (
    <>
      <RecordPicture picture={market.picture} />
      {market.countries.length > 0 && (
        <section className="stack gap-3">
          <h2>{m.market_countries()}</h2>
          <ul className={`wrap gap-2 ${styles.countries}`}>
            {market.countries.map(({ text, language }) => (
              <li key={text} {...foreignText(language)}>
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Checklist title={m.market_terms()} entries={market.terms} />
      {market.spoken && (
        <section className="stack gap-3">
          <h2>{m.market_languages()}</h2>
          <p {...foreignText(languages.languages)}>{market.spoken}</p>
        </section>
      )}
    </>
  );
}

export default function MarketPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.market) {
    const list = { to: '/markets', label: m.market_all() };
    return <MissingRecord title={m.market_missing()} text={m.market_missing_text()} list={list} />;
  }
  const { market, languages, others } = loaderData;
  return (
    <RecordPage
      title={market.name}
      lead={market.summary}
      languages={{ title: languages.name, lead: languages.summary }}
      crumbs={crumbs()}
      aside={<MarketFacts market={market} languages={languages} />}
      further={<OtherRecords title={m.market_others()} links={others} />}
    >
      <section className="stack gap-3">
        <h2>{m.market_route()}</h2>
        <Paragraphs text={market.route} language={languages.route} />
      </section>
      {market.ports.length > 0 && (
        <section className="stack gap-3">
          <h2>{m.market_ports()}</h2>
          <div {...foreignText(languages.ports)}>
            <FactTable facts={market.ports} />
          </div>
          <p className="muted">{m.market_ports_note()}</p>
        </section>
      )}
      <Checklist title={m.market_documents()} entries={market.documents} note={m.market_documents_note()} />
      {market.description && (
        <section className="stack gap-3">
          <h2>{m.market_about()}</h2>
          <Paragraphs text={market.description} language={languages.description} />
        </section>
      )}
      <Ways />
    </RecordPage>
  );
}
