import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageHeading } from '#app/components/page-heading.tsx';
import { Section } from '#app/components/section.tsx';
import { pageContext } from '#app/context.ts';
import { ApplicationContact } from '#app/features/careers/application-contact.tsx';
import { OpeningList } from '#app/features/careers/opening-list.tsx';
import { CareerFields, careerRules } from '#app/features/forms/career-form.tsx';
import { answerPost, formPageHeaders, formProps } from '#app/features/forms/form-page.ts';
import { startForm } from '#app/features/forms/form-start.server.ts';
import { PublicForm } from '#app/features/forms/public-form.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { pageMeta } from '#app/page-meta.ts';
import { openingData } from '#app/structured-data/opening-data.ts';
import { m } from '#messages';
import { localise } from '#shared/content.ts';
import type { Route } from './+types/careers';
import styles from './form-page.module.css';

const path = '/careers';
const formId = 'apply';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const [{ items }, company] = await Promise.all([services.kinds.opening.list(), services.company.getCompany()]);
  const department = company.departments.find(({ key }) => key === 'hr') ?? company;
  const asked = new URL(request.url).searchParams.get('opening');
  const openings = items.map((item) => {
    const { updatedAt: _, status: _status, position: _position, ...opening } = localise(item, language);
    return { ...opening, until: opening.closesOn ? formatDate(opening.closesOn, language) : undefined };
  });
  return {
    start: startForm({ url: request.url, prefix: 'JOB', language, ...(await services.leads.beginForm()) }),
    openings,
    humanResources: { phone: department.phone, email: department.email },
    opening: openings.find(({ _id }) => _id === asked)?._id ?? '',
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { services, language, posted } = context.get(pageContext);
  return posted && answerPost(await services.leads.career.submitForm(posted, { language }), path);
}

export const headers = formPageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Boolean(loaderData?.start.reference);
  return pageMeta({
    title: m.nav_careers(),
    description: m.careers_lead(),
    matches,
    noindex,
    data: import.meta.env.SSR && ((page) => loaderData?.openings.map((opening) => openingData(page, opening)) ?? []),
  });
}

/** Following an Apply link focuses the form. */
function useFocusOnApply(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one click on the same link from the next
  useEffect(() => {
    if (hash === `#${formId}`) document.getElementById(formId)?.focus({ preventScroll: true });
  }, [hash, key]);
}

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { start, openings, opening, humanResources } = loaderData;
  useFocusOnApply();
  return (
    <>
      <PageHeading title={m.nav_careers()} lead={m.careers_lead()} />
      <Section title={m.careers_open_title()}>
        {openings.length === 0 ? <p>{m.careers_none()}</p> : <OpeningList openings={openings} chosen={opening} />}
      </Section>
      <Section title={m.careers_form_title()} lead={m.careers_form_lead()}>
        <div className={styles.columns}>
          <div className={styles.form} id={formId} tabIndex={-1}>
            <PublicForm
              {...formProps(start, actionData)}
              path={path}
              endpoint="/api/careers"
              draftName="career"
              rules={careerRules}
              failed={m.career_submit_failed}
              values={actionData?.values ?? { opening }}
              isMultipart
              isPlain={Boolean(actionData?.keptCv)}
              submitLabel={m.careers_submit()}
              confirmation={{
                title: m.careers_done_title(),
                text: m.careers_done_text(),
                again: m.careers_done_again(),
              }}
            >
              <CareerFields openings={openings} keptCv={actionData?.keptCv} />
            </PublicForm>
          </div>
          <ApplicationContact {...humanResources} />
        </div>
      </Section>
    </>
  );
}
