import { pageContext } from '#app/bridge/context.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { TextGrid } from '#app/site/components/text-grid.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import type { Route } from './+types/our-story';
import { FactoryViews } from './factory-views.tsx';
import chartStyles from './market-chart.module.css';
import styles from './our-story.module.css';
import { loadStory } from './story-content.ts';
import timelineStyles from './timeline.module.css';

export const loader = ({ context }: Route.LoaderArgs) => loadStory(context.get(pageContext));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches });
}

type Loaded = Route.ComponentProps['loaderData'];

/** The factory beside the title. */
const storyPicture = (picture: Loaded['picture']) =>
  picture && <PictureView picture={picture} sizes="(min-width: 900px) 50vw, 96vw" isFirst />;

/** The company's years, in order. */
function Timeline({ timeline }: Pick<Loaded, 'timeline'>) {
  return (
    <ol className={timelineStyles.timeline}>
      {timeline.map(({ year, title, text }) => (
        <li key={`${year} ${title}`}>
          <p className={timelineStyles.year}>
            <Isolate>{String(year)}</Isolate>
          </p>
          <div>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type MarketChartProps = { localPercent: number; exportPercent: number; markets: string[] };

/** How the output divides between the local market and export, as one bar in the weave's two colours. */
function MarketChart({ localPercent, exportPercent, markets }: MarketChartProps) {
  return (
    <div>
      <svg className={`mirrors ${chartStyles.bar}`} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={chartStyles.localBar} width={localPercent} height="4" />
        <rect className={chartStyles.exportBar} x={localPercent + 0.4} width={exportPercent - 0.4} height="4" />
      </svg>
      <dl className={chartStyles.legend}>
        <div>
          <dt>{m.story_local()}</dt>
          <dd>
            <Isolate>{`${localPercent}%`}</Isolate>
          </dd>
        </div>
        <div>
          <dt>{m.story_export()}</dt>
          <dd>
            <Isolate>{`${exportPercent}%`}</Isolate>
          </dd>
          <dd className={chartStyles.markets}>{markets.join(' · ')}</dd>
        </div>
      </dl>
    </div>
  );
}

export default function OurStoryPage({ loaderData }: Route.ComponentProps) {
  const { story, timeline, factory, values, localSharePercent, exportSharePercent, exportMarkets } = loaderData;
  const { establishedYear: established, productionYear: production } = loaderData;
  return (
    <>
      <PageHeading
        title={m.story_title()}
        lead={m.story_lead({ established, production })}
        beside={storyPicture(loaderData.picture)}
      />
      <div id="beginning" className={`container ${styles.beginning}`}>
        <h2>{m.story_beginning()}</h2>
        <Paragraphs text={story} />
      </div>
      <Section id="timeline" title={m.story_timeline()} isBand>
        <Timeline timeline={timeline} />
      </Section>
      {(factory.pictures.length > 0 || factory.film) && (
        <Section id="factory" title={m.story_factory()}>
          <FactoryViews {...factory} />
        </Section>
      )}
      <Section
        id="markets"
        title={m.story_markets()}
        lead={m.story_markets_lead({ local: localSharePercent, export: exportSharePercent })}
      >
        <MarketChart localPercent={localSharePercent} exportPercent={exportSharePercent} markets={exportMarkets} />
      </Section>
      <Section
        id="values"
        title={m.story_values()}
        action={<SiteLink to="/our-values">{m.story_values_all()}</SiteLink>}
      >
        <TextGrid entries={values} />
      </Section>
    </>
  );
}
