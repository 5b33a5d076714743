import { Fragment } from 'react';
import { pageContext } from '#app/bridge/context.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { Paragraphs } from '#app/site/components/paragraphs.tsx';
import { Section } from '#app/site/components/section.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { CareerForm } from '#app/site/forms/career-form.tsx';
import { FormIsland } from '#app/site/forms/form-island.tsx';
import { answerPost, formPageData, formPageHeaders, formProps } from '#app/site/forms/form-page.ts';
import { startForm } from '#app/site/forms/form-start.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { requireOwnPlace } from '#app/site/server/own-address.ts';
import { openingData } from '#app/site/structured-data/opening-data.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { EmailLink, PhoneLink } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { entriesOf, languagesOf, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Route } from './+types/careers';
import contactStyles from './application-contact.module.css';
import styles from './form-page.module.css';
import listStyles from './opening-list.module.css';

const path = '/careers';
const formId = 'apply';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const [{ items }, company] = await Promise.all([services.kinds.opening.list(), services.company.getCompany()]);
  const department = company.departments.find(({ key }) => key === 'hr') ?? company;
  await requireOwnPlace(context.get(pageContext), url, { kind: 'opening', parameter: 'opening' });
  const asked = new URL(request.url).searchParams.get('opening');
  const openings = items.map((item) => {
    const { updatedAt: _, status: _status, position: _position, ...opening } = localise(item, language);
    const shown = {
      languages: languagesOf(item, language, ['title', 'department', 'location', 'employmentType', 'description']),
      asked: entriesOf(item, language, 'requirements'),
      until: opening.closesOn ? formatDate(opening.closesOn, language) : undefined,
    };
    return { ...opening, ...shown };
  });
  return formPageData({
    start: startForm({ request, prefix: 'JOB', language, ...(await services.leads.beginForm()) }),
    openings,
    humanResources: { phone: department.phone, email: department.email },
    opening: openings.find((opening) => addressedBy(opening) === asked)?._id ?? '',
  });
}

export async function action({ context }: Route.ActionArgs) {
  const { services, language, posted, siteUrl } = context.get(pageContext);
  return posted && answerPost(await services.leads.career.submitForm(posted, { language }), { path, siteUrl });
}

export const headers = formPageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Boolean(loaderData?.start.reference);
  return pageMeta({
    matches,
    noindex,
    data: import.meta.env.SSR && ((page) => loaderData?.openings.map((opening) => openingData(page, opening)) ?? []),
  });
}

type Opening = Route.ComponentProps['loaderData']['openings'][number];

function OpeningText({ opening }: { opening: Opening }) {
  const { title, description, languages, asked } = opening;
  return (
    <div className={listStyles.text}>
      <Paragraphs text={description} language={languages.description} />
      <div>
        <h4>{m.careers_requirements()}</h4>
        <ul>
          {asked.map(({ text, language }) => (
            <li key={text} {...foreignText(language)}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <SiteLink
        to={`/careers?opening=${addressedBy(opening)}#apply`}
        className="button"
        aria-label={m.careers_apply_for({ opening: title })}
      >
        {m.careers_apply()}
      </SiteLink>
    </div>
  );
}

/** Where somebody would work, and how: what is said of it, in one line. */
function OpeningFacts({ opening }: { opening: Opening }) {
  const fields = (['department', 'location', 'employmentType'] as const).filter((field) => opening[field]);
  return (
    <span className={listStyles.facts}>
      {fields.map((field, place) => (
        <Fragment key={field}>
          {place > 0 && ' · '}
          <span {...foreignText(opening.languages[field])}>{opening[field]}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** The open positions as disclosures, also without JavaScript. `chosen` is the one applied for. */
function OpeningList({ openings, chosen }: { openings: Opening[]; chosen: string }) {
  return (
    <ul className={listStyles.openings}>
      {openings.map((opening) => (
        <li key={opening._id}>
          <details className={listStyles.opening} open={opening._id === chosen}>
            <summary className={listStyles.summary}>
              <h3 {...foreignText(opening.languages.title)}>{opening.title}</h3>
              <OpeningFacts opening={opening} />
              <span className={listStyles.until}>
                {opening.until ? m.careers_until({ date: opening.until }) : m.careers_until_filled()}
              </span>
              <Icon name="chevron" />
            </summary>
            <OpeningText opening={opening} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** The contact for applicants. */
function ApplicationContact({ phone, email }: { phone: string; email: string }) {
  return (
    <div id="questions" className={contactStyles.panel}>
      <h3>{m.careers_questions_title()}</h3>
      <p className="muted">{m.careers_questions_text()}</p>
      <p>
        <PhoneLink number={phone} />
        <br />
        <EmailLink address={email} />
      </p>
    </div>
  );
}

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { start, openings, opening, humanResources } = loaderData;
  return (
    <>
      <PageHeading title={m.nav_careers()} lead={m.careers_lead()} />
      <Section id="openings" title={m.careers_open_title()}>
        {openings.length === 0 ? <p>{m.careers_none()}</p> : <OpeningList openings={openings} chosen={opening} />}
      </Section>
      <Section title={m.careers_form_title()} lead={m.careers_form_lead()}>
        <div className={styles.columns}>
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
