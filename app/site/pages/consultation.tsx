import { pageContext } from '#app/bridge/context.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { ConsultationForm } from '#app/site/forms/consultation-form.tsx';
import { FormIsland } from '#app/site/forms/form-island.tsx';
import { answerPost, formPageData, formPageHeaders, formProps } from '#app/site/forms/form-page.ts';
import { startForm } from '#app/site/forms/form-start.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { toCategory } from '#app/ui/i18n/category-label.ts';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { promiseKey } from '#shared/time/answer-promise.ts';
import type { Route } from './+types/consultation';
import stepStyles from './consultation-steps.module.css';
import styles from './form-page.module.css';

const path = '/consultation';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const company = await services.company.getCompany();
  const { consultation: days } = await services.workingHours.getPromises();
  const type = new URL(request.url).searchParams.get('type') ?? undefined;
  return formPageData({
    start: startForm({ request, prefix: 'CON', language, services, ...(await services.leads.beginForm()) }),
    brand: localise(company, language).consultingName,
    typeOfInquiry: toCategory(type) ?? '',
    within: m[promiseKey(days)]({ days }, { locale: language }),
  });
}

export async function action({ context }: Route.ActionArgs) {
  const { services, language, posted, siteUrl } = context.get(pageContext);
  return posted && answerPost(await services.leads.consultation.submitForm(posted, { language }), { path, siteUrl });
}

export const headers = formPageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Boolean(loaderData?.start.reference || loaderData?.typeOfInquiry);
  return pageMeta({ matches, noindex });
}

/** The steps after a consultation request. */
function ConsultationSteps({ within }: { within: string }) {
  const steps = [
    { title: m.consultation_step_read_title(), text: m.consultation_step_read_text({ within }) },
    { title: m.consultation_step_talk_title(), text: m.consultation_step_talk_text() },
    { title: m.consultation_step_offer_title(), text: m.consultation_step_offer_text() },
  ];
  return (
    <div id="steps" className={`panel ${stepStyles.panel}`}>
      <h2>{m.consultation_steps_title()}</h2>
      <ol className={stepStyles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

export default function ConsultationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { start, brand, typeOfInquiry, within } = loaderData;
  return (
    <>
      <PageHeading title={m.nav_consultation()} lead={m.consultation_lead({ brand })} />
      <div className="container main-and-aside">
        <section className={styles.form} aria-labelledby="form-title">
          <h2 id="form-title">{m.consultation_form_title()}</h2>
          <FormIsland
            name="consultation-form"
            form={ConsultationForm}
            props={{ ...formProps(start, actionData), within, values: actionData?.values ?? { typeOfInquiry } }}
          />
        </section>
        <ConsultationSteps within={within} />
      </div>
    </>
  );
}
