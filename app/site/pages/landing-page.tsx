import { data } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { recordLinks } from '#app/site/components/record-links.tsx';
import { ButtonLink, QuietLink } from '#app/site/components/site-link.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { OftenLookedFor } from '#app/site/products/often-looked-for.tsx';
import { readAddressed } from '#app/site/server/addressed-record.ts';
import { productCards } from '#app/site/server/product-cards.ts';
import { faqData } from '#app/site/structured-data/faq-data.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import { findLanguages, findOnlyLanguage, localise } from '#shared/content/content.ts';
import { readOwnHead } from '#shared/site/search-texts.ts';
import type { Route } from './+types/landing-page';
import styles from './record-page.module.css';
import { AskPanel, MissingRecord } from './record-page.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const asked = { kind: 'landing_page', named: params.id, url } as const;
  const { found, status, shortLink } = await readAddressed(context.get(pageContext), asked);
  if (!found) return data({ page: null }, { status });
  const [{ items }, products] = await Promise.all([
    services.kinds.landing_page.list(),
    services.kinds.product.listNamed(found.products),
  ]);
  const { title, summary, description, questions, updatedAt } = localise(found, language);
  return {
    shortLink,
    onlyIn: findOnlyLanguage(found, 'title'),
    languages: findLanguages(found, language, ['title', 'summary', 'description', 'questions']),
    page: { title, summary, description, questions, updatedAt, own: readOwnHead(found, language) },
    products: await productCards(products, { services, language }),
    others: recordLinks(items, { folder: '/bags', title: 'title', language, without: found._id }),
  };
}

/** The breadcrumbs. */
const crumbs = () => [{ to: '/products', label: m.products_title() }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.page) return pageMeta({ title: m.bags_missing(), matches, noindex: true });
  const { title, summary, questions, updatedAt, own } = loaderData.page;
  const asked = questions.map(({ name, value }) => ({ question: name, answer: value }));
  return pageMeta({
    ...{ title, description: summary, own, matches, changedAt: updatedAt, crumbs: crumbs() },
    data: import.meta.env.SSR && (() => (asked.length > 0 ? [faqData(asked)] : [])),
  });
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.page) {
    const list = { to: '/products', label: m.product_all() };
    return <MissingRecord title={m.bags_missing()} list={list} />;
  }
  const { page, languages, products, others } = loaderData;
  return (
    <>
      <PageHeading
        title={page.title}
        lead={page.summary}
        languages={{ title: languages.title, lead: languages.summary }}
        crumbs={crumbs()}
      />
      <div className={`container stack gap-6 ${styles.stack}`}>
        <CardGrid isCompact>
          {products.map(({ _id, ...card }, position) => (
            <Card key={_id} isFirst={position === 0} isCompact {...card} />
          ))}
        </CardGrid>
        <div className={`main-and-aside ${styles.columns}`}>
          <div className="stack at-top gap-7">
            {page.description && <Paragraphs text={page.description} language={languages.description} />}
            {page.questions.length > 0 && (
              <section className="stack gap-5" {...foreignText(languages.questions)}>
                <h2>{m.bags_questions()}</h2>
                {page.questions.map(({ name, value }) => (
                  <div key={name} className="stack gap-1">
                    <h3>{name}</h3>
                    <p>{value}</p>
                  </div>
                ))}
              </section>
            )}
          </div>
          <aside className={styles.aside}>
            <AskPanel title={m.bags_ask_title()} text={m.bags_ask_text()}>
              <ButtonLink to="/quote">{m.quote_title()}</ButtonLink>
              <QuietLink to="/finder">{m.finder_title()}</QuietLink>
            </AskPanel>
          </aside>
        </div>
        <OftenLookedFor links={others} />
      </div>
    </>
  );
}
