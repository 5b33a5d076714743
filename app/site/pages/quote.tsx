import { type PageContext, pageContext } from '#app/bridge/context.ts';
import { orNull } from '#app/bridge/loader-bridge.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { FormIsland } from '#app/site/forms/form-island.tsx';
import { answerPost, formPageData, formPageHeaders, formProps } from '#app/site/forms/form-page.ts';
import { startForm } from '#app/site/forms/form-start.server.ts';
import { QuoteForm } from '#app/site/forms/quote-form.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { quoteFormShape } from '#app/site/server/describe-quote-form.ts';
import { productLine } from '#app/site/server/line-request.ts';
import { sayingIn } from '#app/site/server/trade-saying.ts';
import { m } from '#messages';
import { isAppError } from '#shared/errors.ts';
import { familyOf, lineField, prefilledLine } from '#shared/leads/quote-form.ts';
import { quoteText } from '#shared/leads/quote-text.ts';
import type { Route } from './+types/quote';
import styles from './form-page.module.css';
import sendStyles from './quote.module.css';

const path = '/quote';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const asked = new URL(request.url).searchParams;
  const wanted = asked.get('product');
  const [company, product] = await Promise.all([
    services.company.getCompany(),
    wanted ? orNull(services.kinds.product.get(wanted)) : null,
  ]);
  const saying = sayingIn(language);
  const { [lineField('family')]: named, ...prefilled } = prefilledLine(asked);
  const family = { [lineField('family')]: familyOf(named ?? asked.get('type') ?? undefined) ?? 'sack' };
  const values: Record<string, string> = {
    ...(product && productLine(product, saying)),
    ...prefilled,
  };
  const start = startForm({ request, prefix: 'RFQ', language, ...(await services.leads.beginForm()) });
  return formPageData({
    start,
    summary: await summaryAt(start.followPath, context.get(pageContext)),
    values,
    shape: quoteFormShape({ ...family, ...values }, saying, company),
    whatsapp: company.whatsapp,
    email: company.departments.find(({ key }) => key === 'sales')?.email || company.email,
  });
}

/** What was sent to a private page a moment ago, as it was understood; '' where there is no such page. */
async function summaryAt(path: string | undefined, { services, language, network }: PageContext): Promise<string> {
  const token = path?.split('/').at(-1);
  if (!token) return '';
  try {
    const { lead } = await services.threads.follow(token, network);
    const lines = quoteText(lead.lines ?? [], lead.order ?? {}, sayingIn(language));
    return [lines, lead.message].filter(Boolean).join('\n\n');
  } catch (error) {
    // The confirmation is shown without it, such as to a network that opened too many private pages.
    if (isAppError(error)) return '';
    throw error;
  }
}

export async function action({ context }: Route.ActionArgs) {
  const { services, language, posted, siteUrl } = context.get(pageContext);
  if (!posted) return undefined;
  const outcome = await services.leads.quote.submitForm(posted, { language });
  const company = await services.company.getCompany();
  const shapeOf = (values: Record<string, string>) => quoteFormShape(values, sayingIn(language), company);
  const answer = outcome.ok ? outcome : { ...outcome, shape: shapeOf(outcome.values) };
  return answerPost(answer, { path, siteUrl });
}

export const headers = formPageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Boolean(loaderData?.start.reference);
  return pageMeta({ matches, noindex });
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { start, summary, values, shape, whatsapp, email } = loaderData;
  return (
    <>
      <PageHeading title={m.quote_title()} lead={m.quote_lead()} />
      <div className={`container ${styles.columns}`}>
        <section className={styles.form} aria-label={m.quote_title()}>
          <FormIsland
            name="quote-form"
            form={QuoteForm}
            props={{
              ...formProps(start, actionData),
              summary: actionData ? '' : summary,
              // Values and shape travel once.
              rejected: actionData && {
                errors: actionData.errors,
                ...(actionData.challenge && { challenge: actionData.challenge }),
              },
              values: actionData?.values ?? values,
              shape: actionData?.shape ?? shape,
              ways: { whatsapp, email },
              keptFiles: actionData?.keptFiles,
            }}
          />
        </section>
        <aside className={sendStyles.aside}>
          <h2>{m.quote_help_title()}</h2>
          <p>{m.quote_help_units()}</p>
          <p>{m.quote_help_unknown()}</p>
          <SiteLink to="/calculator">{m.calculator_link()}</SiteLink>
        </aside>
      </div>
    </>
  );
}
