import { data } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { Checklist } from '#app/site/components/checklist.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { recordLinks } from '#app/site/components/record-links.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { readAddressed } from '#app/site/server/addressed-record.ts';
import { projectCards } from '#app/site/server/project-cards.ts';
import { m } from '#messages';
import { findLanguages, findOnlyLanguage, localise, readEntries } from '#shared/content/content.ts';
import type { Route } from './+types/service-page';
import {
  CardSection,
  ConsultationPanel,
  MissingRecord,
  OtherRecords,
  RecordPage,
  RecordPicture,
} from './record-page.tsx';

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
    onlyIn: findOnlyLanguage(found, 'name'),
    languages: findLanguages(found, language, ['name', 'summary', 'description']),
    service: { name, summary, description, updatedAt, category },
    deliverables: readEntries(found, language, 'deliverables'),
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
    const list = { to: '/services', label: m.services_all() };
    return <MissingRecord title={m.service_missing()} list={list} />;
  }
  const { service, languages, deliverables, picture, projects, others } = loaderData;
  return (
    <RecordPage
      title={service.name}
      lead={service.summary}
      languages={{ title: languages.name, lead: languages.summary }}
      crumbs={crumbs()}
      aside={
        <>
          <RecordPicture picture={picture} />
          <ConsultationPanel category={service.category} />
        </>
      }
      further={
        <>
          <CardSection title={m.services_projects()} cards={projects} isCompact />
          <OtherRecords title={m.services_others()} links={others} />
        </>
      }
    >
      {service.description && <Paragraphs text={service.description} language={languages.description} />}
      <Checklist title={m.services_deliverables()} entries={deliverables} />
    </RecordPage>
  );
}
