import { Fragment } from 'react';
import { pageContext } from '#app/bridge/context.ts';
import { orNull } from '#app/bridge/loader-bridge.ts';
import { ApplicationContact } from '#app/site/components/application-contact.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { CareerForm } from '#app/site/forms/career-form.tsx';
import { FormIsland } from '#app/site/forms/form-island.tsx';
import { answerPost, formPageData, formPageHeaders, formProps } from '#app/site/forms/form-page.ts';
import { startForm } from '#app/site/forms/form-start.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import { findLanguages, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Route } from './+types/careers';
import styles from './form-page.module.css';
import listStyles from './opening-list.module.css';

const path = '/careers';
const formId = 'apply';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const [{ items }, company] = await Promise.all([services.kinds.opening.list(), services.company.getCompany()]);
  const department = company.departments.find(({ key }) => key === 'hr') ?? company;
  const asked = new URL(request.url).searchParams.get('opening');
  const chosen = asked ? await orNull(services.kinds.opening.get(asked)) : null;
  const openings = items.map((item) => {
    const { _id, address, title, department, location, employmentType, closesOn } = localise(item, language);
    const languages = findLanguages(item, language, ['title', 'department', 'location', 'employmentType']);
    const until = closesOn ? formatDate(closesOn, language) : undefined;
    return { _id, address, title, department, location, employmentType, languages, until };
  });
  return formPageData({
    start: startForm({ request, prefix: 'JOB', language, services, ...(await services.leads.beginForm()) }),
    openings,
    humanResources: { phone: department.phone, email: department.email },
    opening: openings.find(({ _id }) => _id === chosen?._id)?._id ?? '',
  });
}

export async function action({ context }: Route.ActionArgs) {
  const { services, language, posted, siteUrl } = context.get(pageContext);
  return posted && answerPost(await services.leads.career.submitForm(posted, { language }), { path, siteUrl });
}

export const headers = formPageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Boolean(loaderData?.start.reference);
  return pageMeta({ matches, noindex });
}

type Opening = Route.ComponentProps['loaderData']['openings'][number];

/** Where somebody would work, and how: what is said of it, in one line. */
function OpeningFacts({ opening }: { opening: Opening }) {
  const fields = (['department', 'location', 'employmentType'] as const).filter((field) => opening[field]);
  return (
    <span className={listStyles.facts}>
      {fields.map((field, place) => (
        <Fragment key={field}>
          {place > 0 && '\u00a0· '}
          <span {...foreignText(opening.languages[field])}>{opening[field]}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** The open positions, each leading to its page. */
function OpeningList({ openings }: { openings: Opening[] }) {
  return (
    <ul className="stack gap-3">
      {openings.map((opening) => (
        <li key={opening._id} className={`panel ${listStyles.opening}`}>
          <h3 {...foreignText(opening.languages.title)}>
            <SiteLink to={`/careers/${addressedBy(opening)}`}>{opening.title}</SiteLink>
          </h3>
          <OpeningFacts opening={opening} />
          <span className={listStyles.until}>
            {opening.until ? m.careers_until({ date: opening.until }) : m.careers_until_filled()}
          </span>
          <Icon name="forward" mirrors />
        </li>
      ))}
    </ul>
  );
}

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { start, openings, opening, humanResources } = loaderData;
  return (
    <>
      <PageHeading title={m.nav_careers()} lead={m.careers_lead()} />
      <Section id="openings" title={m.careers_open_title()}>
        {openings.length === 0 ? <p>{m.careers_none()}</p> : <OpeningList openings={openings} />}
      </Section>
      <Section title={m.careers_form_title()} lead={m.careers_form_lead()}>
        <div className="main-and-aside">
          <div className={styles.form} id={formId} tabIndex={-1}>
            <FormIsland
              name="career-form"
              form={CareerForm}
              props={{
                ...formProps(start, actionData),
                values: actionData?.values ?? { opening },
                openings: openings.map(({ _id, title, languages }) => ({ _id, title, language: languages.title })),
                keptCv: actionData?.keptFiles?.[0],
              }}
            />
          </div>
          <ApplicationContact {...humanResources} />
        </div>
      </Section>
    </>
  );
}
