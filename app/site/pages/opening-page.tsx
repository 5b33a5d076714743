import { data } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { ApplicationContact } from '#app/site/components/application-contact.tsx';
import { Checklist } from '#app/site/components/checklist.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { recordLinks } from '#app/site/components/record-links.tsx';
import { ButtonLink } from '#app/site/components/site-link.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { readAddressed } from '#app/site/server/addressed-record.ts';
import { openingData } from '#app/site/structured-data/opening-data.ts';
import { FactTable } from '#app/ui/fact-table.tsx';
import { formatDate } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { findLanguages, findOnlyLanguage, localise, readEntries } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Route } from './+types/opening-page';
import { MissingRecord, OtherRecords, RecordPage } from './record-page.tsx';

const texts = ['title', 'department', 'location', 'employmentType', 'description'] as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const asked = { kind: 'opening', named: params.id, url } as const;
  const { found, status, shortLink } = await readAddressed(context.get(pageContext), asked);
  // One that is filled is known to those who applied, and has no page any more.
  if (found?.status !== 'open') return data({ opening: null }, { status: status ?? 404 });
  const [{ items }, company] = await Promise.all([services.kinds.opening.list(), services.company.getCompany()]);
  const { phone, email } = company.departments.find(({ key }) => key === 'hr') ?? company;
  const { status: _, position: _position, ...opening } = localise(found, language);
  return {
    shortLink,
    onlyIn: findOnlyLanguage(found, 'title'),
    languages: findLanguages(found, language, texts),
    opening,
    until: opening.closesOn ? formatDate(opening.closesOn, language) : undefined,
    requirements: readEntries(found, language, 'requirements'),
    humanResources: { phone, email },
    others: recordLinks(items, { folder: '/careers', title: 'title', language, without: found._id }),
  };
}

/** The breadcrumbs. */
const crumbs = () => [{ to: '/careers', label: m.nav_careers() }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.opening) return pageMeta({ title: m.opening_missing(), matches, noindex: true });
  const { opening } = loaderData;
  return pageMeta({
    title: opening.title,
    description: opening.description,
    matches,
    changedAt: opening.updatedAt,
    crumbs: crumbs(),
    data: import.meta.env.SSR && ((page) => [openingData(page, opening)]),
  });
}

export default function OpeningPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.opening) {
    const list = { to: '/careers', label: m.careers_all() };
    return <MissingRecord title={m.opening_missing()} text={m.careers_missing_text()} list={list} />;
  }
  const { opening, languages, until, requirements, humanResources, others } = loaderData;
  const facts = [
    { name: m.careers_department(), value: opening.department, valueIn: languages.department },
    { name: m.careers_location(), value: opening.location, valueIn: languages.location },
    { name: m.careers_employment_type(), value: opening.employmentType, valueIn: languages.employmentType },
    { name: m.careers_deadline(), value: until ?? m.careers_until_filled() },
  ];
  return (
    <RecordPage
      title={opening.title}
      languages={{ title: languages.title }}
      crumbs={crumbs()}
      aside={
        <>
          <FactTable facts={facts.filter(({ value }) => value)} />
          <ApplicationContact {...humanResources} />
        </>
      }
      further={<OtherRecords title={m.careers_others()} links={others} />}
    >
      <Paragraphs text={opening.description} language={languages.description} />
      <Checklist title={m.careers_requirements()} entries={requirements} />
      <p>
        <ButtonLink to={`/careers?opening=${addressedBy(opening)}#apply`}>{m.careers_apply()}</ButtonLink>
      </p>
    </RecordPage>
  );
}
