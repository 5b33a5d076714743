import { data } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { Card, CardGrid } from '#app/site/components/card.tsx';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { readAddressed } from '#app/site/server/addressed-record.ts';
import { projectCards } from '#app/site/server/project-cards.ts';
import { FactTable } from '#app/ui/fact-table.tsx';
import { categoryLabel } from '#app/ui/i18n/category-label.ts';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import { languagesOf, localise, onlyLanguageOf } from '#shared/content/content.ts';
import type { Route } from './+types/project-page';
import styles from './record-page.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const asked = { kind: 'project', named: params.id, url } as const;
  const { found, status, shortLink } = await readAddressed(context.get(pageContext), asked);
  if (!found) return data({ project: null }, { status });
  const pictures = await services.media.pictures([found.image].filter(Boolean), language);
  const { title, client, summary, description, year, updatedAt } = localise(found, language);
  return {
    shortLink,
    onlyIn: onlyLanguageOf(found, 'title'),
    languages: languagesOf(found, language, ['title', 'client', 'summary', 'description']),
    project: { title, client, summary, description, year, updatedAt, category: found.category },
    picture: pictures[found.image],
    others: await projectCards({ services, language }, { category: found.category, without: found._id }),
  };
}

/** The breadcrumbs. */
const crumbs = () => [{ to: '/projects', label: m.projects_title() }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.project) return pageMeta({ title: m.project_missing(), matches, noindex: true });
  const { title, summary, updatedAt } = loaderData.project;
  return pageMeta({ title, description: summary, matches, changedAt: updatedAt, crumbs: crumbs() });
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.project) {
    return (
      <EmptyState
        asPage
        title={m.project_missing()}
        text={m.record_missing_text()}
        link={{ to: '/projects', label: m.projects_all() }}
      />
    );
  }
  const { project, languages, picture, others } = loaderData;
  const facts = [
    { name: m.projects_client(), value: project.client, valueIn: languages.client },
    { name: m.projects_year(), value: String(project.year) },
    { name: m.projects_field(), value: categoryLabel(project.category) },
  ];
  return (
    <>
      <PageHeading
        title={project.title}
        lead={project.summary}
        languages={{ title: languages.title, lead: languages.summary }}
        crumbs={crumbs()}
      />
      <div className="container main-and-aside">
        <div className={`stack at-top gap-7 ${styles.main}`}>
          <PictureView
            picture={picture}
            sizes="(min-width: 900px) 740px, 92vw"
            className={styles.picture}
            upTo={1080}
            isFirst
          />
          {project.description && <Paragraphs text={project.description} language={languages.description} />}
        </div>
        <aside className={`stack at-top gap-6 ${styles.aside}`}>
          <FactTable facts={facts.filter(({ value }) => value)} />
          <section className={styles.ask}>
            <h2>{m.projects_ask_title()}</h2>
            <p>{m.projects_ask_text()}</p>
            <SiteLink to={`/consultation?type=${project.category}`} className="button">
              {m.services_request()}
            </SiteLink>
          </section>
        </aside>
      </div>
      {others.length > 0 && (
        <Section title={m.projects_others()}>
          <CardGrid isCompact>
            {others.map(({ _id, ...card }) => (
              <Card key={_id} level={3} isCompact {...card} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
