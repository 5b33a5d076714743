import { PageHeading } from '#app/components/page-heading.tsx';
import { Paragraphs } from '#app/components/paragraphs.tsx';
import { Section } from '#app/components/section.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { TextGrid } from '#app/components/text-grid.tsx';
import { pageContext } from '#app/context.ts';
import { MarketChart } from '#app/features/story/market-chart.tsx';
import { Timeline } from '#app/features/story/timeline.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { m } from '#messages';
import { localise } from '#shared/content.ts';
import type { Route } from './+types/our-story';
import styles from './our-story.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { story, timeline, values, localSharePercent, exportSharePercent, exportMarkets } = localise(
    await services.company.getCompany(),
    language,
  );
  return { story, timeline, values, localSharePercent, exportSharePercent, exportMarkets };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: m.story_title(), description: loaderData?.story, matches });
}

export default function OurStoryPage({ loaderData }: Route.ComponentProps) {
  const { story, timeline, values, localSharePercent, exportSharePercent, exportMarkets } = loaderData;
  return (
    <>
      <PageHeading title={m.story_title()} lead={m.story_lead()} />
      <div className={`container ${styles.beginning}`}>
        <h2>{m.story_beginning()}</h2>
        <Paragraphs text={story} />
      </div>
      <Section title={m.story_timeline()} isBand>
        <Timeline entries={timeline} />
      </Section>
      <Section
        title={m.story_markets()}
        lead={m.story_markets_lead({ local: localSharePercent, export: exportSharePercent })}
      >
        <MarketChart localPercent={localSharePercent} exportPercent={exportSharePercent} markets={exportMarkets} />
      </Section>
      <Section title={m.story_values()} action={<SiteLink to="/our-values">{m.story_values_all()}</SiteLink>}>
        <TextGrid entries={values} />
      </Section>
    </>
  );
}
