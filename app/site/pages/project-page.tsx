import { data } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { readAddressed } from '#app/site/server/addressed-record.ts';
import { projectCards } from '#app/site/server/project-cards.ts';
import { FactTable } from '#app/ui/fact-table.tsx';
import { categoryLabel } from '#app/ui/i18n/category-label.ts';
import { m } from '#messages';
import { findLanguages, findOnlyLanguage, localise } from '#shared/content/content.ts';
import type { Route } from './+types/project-page';
import { CardSection, ConsultationPanel, MissingRecord, RecordPage, RecordPicture } from './record-page.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const asked = { kind: 'project', named: params.id, url } as const;
  const { found, status, shortLink } = await readAddressed(context.get(pageContext), asked);
  if (!found) return data({ project: null }, { status });
  const pictures = await services.media.pictures([found.image].filter(Boolean), language);
  const { title, client, summary, description, year, updatedAt } = localise(found, language);
  return {
    shortLink,
    onlyIn: findOnlyLanguage(found, 'title'),
    languages: findLanguages(found, language, ['title', 'client', 'summary', 'description']),
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
    const list = { to: '/projects', label: m.projects_all() };
    return <MissingRecord title={m.project_missing()} list={list} />;
  }
  const { project, languages, picture, others } = loaderData;
  const facts = [
    { name: m.projects_client(), value: project.client, valueIn: languages.client },
    { name: m.projects_year(), value: String(project.year) },
    { name: m.projects_field(), value: categoryLabel(project.category) },
  ];
  return (
    <RecordPage
      title={project.title}
      lead={project.summary}
      languages={{ title: languages.title, lead: languages.summary }}
      crumbs={crumbs()}
      aside={
        <>
          <FactTable facts={facts.filter(({ value }) => value)} />
          <ConsultationPanel category={project.category} />
        </>
      }
      further={<CardSection title={m.projects_others()} cards={others} isCompact />}
    >
      <RecordPicture picture={picture} isMain />
      {project.description && <Paragraphs text={project.description} language={languages.description} />}
    </RecordPage>
  );
}
