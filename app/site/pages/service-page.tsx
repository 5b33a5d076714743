import { data } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { Checklist } from '#app/site/components/checklist.tsx';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { RecordLinks, recordLinks } from '#app/site/components/record-links.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { readAddressed } from '#app/site/server/addressed-record.ts';
import { projectCards } from '#app/site/server/project-cards.ts';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import { entriesOf, languagesOf, localise, onlyLanguageOf } from '#shared/content/content.ts';
import type { Route } from './+types/service-page';
import styles from './record-page.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const asked = { kind: 'service', named: params.id, url } as const;
  const { found, status, shortLink } = await readAddressed(context.get(pageContext), asked);
  if (!found) return data({ service: null }, { status });
  const { category } = found;
  const [pictures, projects, { items }] = await Promise.all([
    services.media.pictures([found.image].filter(Boolean), language),
    projectCards({ services, language }, { category }),
    services.kinds.service.list({}, { category }),
  ]);
  const { name, summary, description, updatedAt } = localise(found, language);
  return {
    shortLink,
    onlyIn: onlyLanguageOf(found, 'name'),
    languages: languagesOf(found, language, ['name', 'summary', 'description']),
    service: { name, summary, description, updatedAt, category },
    deliverables: entriesOf(found, language, 'deliverables'),
    picture: pictures[found.image],
    projects,
    others: recordLinks(items, { folder: '/services', title: 'name', language, without: found._id }),
  };
}

/** The breadcrumbs. */
const crumbs = () => [{ to: '/services', label: m.services_title() }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.service) return pageMeta({ title: m.service_missing(), matches, noindex: true });
  const { name, summary, updatedAt } = loaderData.service;
  return pageMeta({ title: name, description: summary, matches, changedAt: updatedAt, crumbs: crumbs() });
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.service) {
    return (
      <EmptyState
        asPage
        title={m.service_missing()}
        text={m.record_missing_text()}
        link={{ to: '/services', label: m.services_all() }}
      />
    );
  }
  const { service, languages, deliverables, picture, projects, others } = loaderData;
  return (
    <>
      <PageHeading
        title={service.name}
        lead={service.summary}
        languages={{ title: languages.name, lead: languages.summary }}
        crumbs={crumbs()}
      />
      <div className="container main-and-aside">
        <div className={`stack at-top gap-7 ${styles.main}`}>
          {service.description && <Paragraphs text={service.description} language={languages.description} />}
          <Checklist title={m.services_deliverables()} entries={deliverables} />
        </div>
        <aside className={`stack at-top gap-6 ${styles.aside}`}>
          <PictureView
            picture={picture}
            sizes="(min-width: 900px) 400px, 92vw"
            className={styles.picture}
            upTo={1080}
            isFirst
          />
          <section className={styles.ask}>
            <h2>{m.projects_ask_title()}</h2>
            <p>{m.projects_ask_text()}</p>
            <SiteLink to={`/consultation?type=${service.category}`} className="button">
              {m.services_request()}
            </SiteLink>
          </section>
        </aside>
      </div>
      {projects.length > 0 && (
        <Section title={m.services_projects()}>
          <CardGrid isCompact>
            {projects.map(({ _id, ...card }) => (
              <Card key={_id} level={3} isCompact {...card} />
            ))}
          </CardGrid>
        </Section>
      )}
      {others.length > 0 && (
        <Section title={m.services_others()}>
          <RecordLinks links={others} className={styles.others} />
        </Section>
      )}
    </>
  );
}
