import { data } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { Section } from '#app/site/components/section.tsx';
import { ButtonLink, QuietLink, SiteLink } from '#app/site/components/site-link.tsx';
import { SplitHead } from '#app/site/components/split-head.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { SearchForm } from '#app/site/search/search-form.tsx';
import { followMoved } from '#app/site/server/moved-address.ts';
import { companyData } from '#app/site/structured-data/company-data.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Isolate } from '#app/ui/isolate.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import type { Route } from './+types/home';
import factStyles from './facts-strip.module.css';
import { type HomeContent, loadHome } from './home-content.ts';
import finderStyles from './home-finder.module.css';
import heroStyles from './home-hero.module.css';
import styles from './home-page.module.css';
import notHereStyles from './not-here.module.css';
import wallStyles from './partner-wall.module.css';
import stepStyles from './process-steps.module.css';

/** Whether the path is unknown: it shows Home as 404, or 410 for a deleted record, without being indexed, unless it is a redirect. */
const isUnknown = (params: object) => '*' in params;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!isUnknown(params)) return data(await loadHome(context.get(pageContext)));
  const status = await followMoved(context.get(pageContext), url);
  const home = await loadHome(context.get(pageContext));
  return data(home, { status, headers: { 'x-robots-tag': 'noindex' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (!loaderData || isUnknown(params)) return pageMeta({ title: m.not_here_title(), matches, noindex: true });
  const { hero, facts } = loaderData;
  return pageMeta({
    matches,
    data: import.meta.env.SSR && ((page) => companyData(page, { promise: hero.text, ...facts })),
  });
}

/** Says that an unknown address has no page, and offers the search. */
function NotHere() {
  return (
    <div className={notHereStyles.notHere}>
      <div className={`container ${notHereStyles.row}`}>
        <p className={notHereStyles.line}>{m.not_here_text()}</p>
        <SearchForm path="/search" label={m.nav_search()} buttonLabel={m.search_button()} query="" isShort />
      </div>
    </div>
  );
}

type Languages = Pick<HomeContent, 'languages'>;

/** One promise and two actions beside the picture for the reader's direction. */
function HomeHero({ promise, text, picture, composedFor, languages }: HomeContent['hero'] & Languages) {
  return (
    <SplitHead
      isTall
      beside={
        <div className={heroStyles.picture} data-composed-for={composedFor}>
          <PictureView picture={picture} sizes="(min-width: 900px) max(60vw, 1060px), 96vw" isFirst />
        </div>
      }
    >
      <h1 className={heroStyles.promise} {...foreignText(languages.promise)}>
        {promise.split('\n').map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <p {...foreignText(languages.promiseText)}>{text}</p>
      <div className={`wrap gap-3 ${heroStyles.actions} no-print`}>
        <ButtonLink to="/products">{m.home_see_products()}</ButtonLink>
        <QuietLink to="/quote">{m.nav_quote()}</QuietLink>
      </div>
    </SplitHead>
  );
}

/** The first two questions of the bag finder. */
function FinderEntry() {
  return (
    <search className={`${finderStyles.finder} no-print`} data-needs-server>
      <form method="get" action={`${localPath('/finder')}#answer`} className={`container ${finderStyles.form}`}>
        <h2 className={finderStyles.title}>{m.finder_home_title()}</h2>
        <label>
          {m.finder_goods()}
          <input name="goods" required autoComplete="off" />
        </label>
        <label>
          {m.finder_weight_short()}
          <input name="weight" required autoComplete="off" placeholder={m.finder_weight_example()} />
        </label>
        <button type="submit" className="button">
          <span className={finderStyles.find}>{m.finder_submit()}</span>
          <Icon name="forward" mirrors />
        </button>
      </form>
    </search>
  );
}

// The specified figure: over 20 years since production began.
const yearsOfExperience = 20;

/** The company in five figures. */
function FactsStrip(facts: HomeContent['facts']) {
  const entries = [
    { name: m.home_fact_established(), value: String(facts.establishedYear) },
    { name: m.home_fact_experience(), value: m.home_fact_experience_value({ years: yearsOfExperience }) },
    { name: m.home_fact_local(), value: `${facts.localSharePercent}%` },
    { name: m.home_fact_export(), value: `${facts.exportSharePercent}%` },
  ];
  return (
    <div className={factStyles.strip}>
      <dl className={`container ${factStyles.facts}`}>
        {entries.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{/^[\d%]+$/.test(value) ? <Isolate>{value}</Isolate> : value}</dd>
          </div>
        ))}
        <div className={factStyles.markets}>
          <dt>{m.home_fact_markets()}</dt>
          <dd>
            {facts.exportMarkets.map((market) => (
              <span key={market.text} {...foreignText(market.language)}>
                {market.text}
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The way from resin to bag, in order. */
function ProcessSteps({ process, languages }: Pick<HomeContent, 'process' | 'languages'>) {
  return (
    <ol className={`grid-3 ${stepStyles.steps}`} {...foreignText(languages.process)}>
      {process.map(({ title, text, picture }) => (
        <li key={title} className={stepStyles.step}>
          <PictureView
            picture={picture}
            className={stepStyles.picture}
            upTo={1080}
            sizes="(min-width: 900px) 384px, (min-width: 600px) 46vw, 84px"
          />
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The partners' logos, each leading to its partner. */
function PartnerWall({ partners }: Pick<HomeContent, 'partners'>) {
  return (
    <ul className={wallStyles.wall}>
      {partners.map(({ _id, address, name, language, picture }) => (
        <li key={_id}>
          <SiteLink
            to={`/partners/${address}`}
            className={wallStyles.partner}
            aria-label={name}
            {...foreignText(language)}
          >
            <PictureView picture={picture} sizes="(min-width: 600px) 180px, 30vw" upTo={720} alt={name} fit="logo" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Certificates({ certificates }: Pick<HomeContent, 'certificates'>) {
  return (
    <Section
      title={m.home_certificates_title()}
      action={<SiteLink to="/certificates">{m.home_certificates_all()}</SiteLink>}
    >
      <ul className={styles.certificates}>
        {certificates.map(({ _id, languages, name, number, issuer, until }) => (
          <li key={_id}>
            <h3 {...foreignText(languages.name)}>{name}</h3>
            <p {...foreignText(languages.issuer)}>{issuer}</p>
            <p className="muted">
              <Isolate>{number}</Isolate>
            </p>
            <p className="muted">{m.home_certificate_until({ date: until })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Consulting({ consulting, languages }: Pick<HomeContent, 'consulting' | 'languages'>) {
  return (
    <section className={`container ${styles.consulting}`}>
      <div>
        <h2 {...foreignText(languages.consultingName)}>{consulting.name}</h2>
        <p {...foreignText(languages.consultingIntro)}>{consulting.intro}</p>
        <div className={styles.actions}>
          <QuietLink to="/consultation">{m.home_consulting_action()}</QuietLink>
          <SiteLink to="/services">{m.home_consulting_services()}</SiteLink>
        </div>
      </div>
    </section>
  );
}

/** Home: the hero, the facts, products and process, certificates, partners, posts and consulting; with a line above at an unknown address. */
export default function Home({ loaderData: home, params }: Route.ComponentProps) {
  return (
    <>
      {isUnknown(params) && <NotHere />}
      <HomeHero {...home.hero} languages={home.languages} />
      <FinderEntry />
      <FactsStrip {...home.facts} />
      <Section
        title={m.home_products_title()}
        lead={m.home_products_lead()}
        action={<SiteLink to="/products">{m.product_all()}</SiteLink>}
      >
        <CardGrid isCompact>
          {home.products.map(({ _id, address, name, industry, ...shown }) => (
            <Card key={_id} to={`/products/${address}`} level={3} title={name} kicker={industry} {...shown} isCompact />
          ))}
        </CardGrid>
      </Section>
      <Section id="process" title={m.home_process_title()} lead={m.home_process_lead()} isBand>
        <ProcessSteps process={home.process} languages={home.languages} />
      </Section>
      <Certificates certificates={home.certificates} />
      <Section title={m.home_partners_title()} action={<SiteLink to="/partners">{m.home_partners_all()}</SiteLink>}>
        <PartnerWall partners={home.partners} />
      </Section>
      <Section title={m.home_posts_title()} action={<SiteLink to="/blog">{m.home_posts_all()}</SiteLink>}>
        <CardGrid isCompact>
          {home.posts.map(({ _id, address, summary, date, ...shown }) => (
            <Card key={_id} to={`/blog/${address}`} level={3} kicker={date} text={summary} {...shown} isCompact />
          ))}
        </CardGrid>
      </Section>
      <Consulting consulting={home.consulting} languages={home.languages} />
    </>
  );
}
