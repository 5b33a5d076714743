import { type PageContext, pageContext } from '#app/bridge/context.ts';
import { orNull } from '#app/bridge/loader-bridge.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { suggestionLists } from '#app/site/forms/asked-fields.tsx';
import { FormIsland } from '#app/site/forms/form-island.tsx';
import { answerPost, formPageData, formPageHeaders, formProps } from '#app/site/forms/form-page.ts';
import { startForm } from '#app/site/forms/form-start.server.ts';
import * as readings from '#app/site/forms/line-readings.ts';
import { type BagNames, draftWithLine, withNames } from '#app/site/forms/quote-draft.ts';
import { QuoteForm } from '#app/site/forms/quote-form.tsx';
import { ReadingsContext } from '#app/site/forms/typed-values.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import {
  addedLines,
  cookieOfForm,
  cookieWithout,
  makePageMark,
  withLaterAnswers,
} from '#app/site/server/added-lines.server.ts';
import { findBag } from '#app/site/server/describe-finder.ts';
import { listSuggestions, quoteFormShape } from '#app/site/server/describe-quote-form.ts';
import { productLine } from '#app/site/server/line-request.ts';
import { makeSaying } from '#app/site/server/trade-saying.ts';
import { formatDay } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { isAppError } from '#shared/errors.ts';
import { languages } from '#shared/language.ts';
import {
  atField,
  findFamily,
  isFull,
  lineField,
  linesField,
  openLine,
  prefilledLine,
  sortAsFormShows,
} from '#shared/leads/quote-form.ts';
import type { QuoteFormShape } from '#shared/leads/quote-form-shape.ts';
import { quoteRows } from '#shared/leads/quote-text.ts';
import { type StepOutcome, stepField } from '#shared/leads/step-field.ts';
import { chatNumber } from '#shared/text/dialled-number.ts';
import { finderWords, nameInWordsOf } from '#shared/trade/finder/finder-words.ts';
import type { Route } from './+types/quote';
import styles from './form-page.module.css';
import quoteStyles from './quote.module.css';

const path = '/quote';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, language, siteUrl } = context.get(pageContext);
  const asked = new URL(request.url).searchParams;
  const wanted = asked.get('product');
  const [company, names, product] = await Promise.all([
    services.company.getCompany(),
    bagNames(context.get(pageContext)),
    wanted ? orNull(services.kinds.product.get(wanted)) : null,
  ]);
  const saying = makeSaying(language);
  const prefilled = prefilledLine(asked);
  const line = { ...(product && productLine(product, saying)), ...prefilled };
  // A link begins a line, or opens a specification: `type` names its family.
  const isLine = openLine(line).title !== '';
  const family =
    findFamily(asked.get('type') ?? undefined) ?? (isLine || Object.keys(line).length === 0 ? undefined : 'sack');
  const added = withNames(await addedLines(request, { services }), names);
  const joined = isLine ? draftWithLine(added, line, '') : undefined;
  const values: Record<string, string> = {
    ...added,
    ...(isLine ? joined : line),
    ...(family && { [lineField('family')]: family }),
  };
  const start = startForm({ request, prefix: 'RFQ', language, services, ...(await services.leads.beginForm()) });
  const sent = await findSent(start.followPath, context.get(pageContext));
  const loaded = {
    start: start.followPath ? { ...start, isMailing: start.isMailing && sent?.hasAddress === true } : start,
    isFull: isLine && !joined,
    sent,
    values,
    names,
    shape: quoteFormShape(values, saying, company),
    suggestions: listSuggestions(saying),
    answerBy: formatDay(await services.workingHours.getPromisedDay()),
    chat: chatNumber(company.whatsapp),
    email: company.departments.find(({ key }) => key === 'sales')?.email || company.email,
  };
  // Without JavaScript the line would be gone as soon as the page is left.
  return formPageData(loaded, joined ? [cookieOfForm(joined, { request, siteUrl })] : []);
}

const mostNamed = 100;

/** What the first products are called, by their ids: first in the reader's language; with the words of the finder's names. */
async function bagNames({ services, language }: PageContext): Promise<BagNames> {
  const { items } = await services.kinds.product.list({ page: 1, limit: mostNamed });
  const ordered = languages.toSorted((one) => (one === language ? -1 : 1));
  const words = [...finderWords(language, makeSaying)].map(([word, meant]) => [word, [meant]] as const);
  const named = items.map((product) => [
    product._id,
    [...new Set(ordered.map((each) => localise(product, each).name))],
  ]);
  return Object.fromEntries([...words, ...named]);
}

/** What was sent to a private page a moment ago, as it was understood; undefined where there is no such page. */
async function findSent(path: string | undefined, { services, language, network }: PageContext) {
  const token = path?.split('/').at(-1);
  if (!token) return undefined;
  try {
    const { lead, thread } = await services.threads.follow(token, network);
    const { lines = [], order = {}, country = '', message = '' } = lead;
    const files = thread.files.filter((file) => file.message === null).map(({ name }) => name);
    const rows = quoteRows(nameInWordsOf(lines, language, makeSaying), order, makeSaying(language));
    const { fullName = '', company = '', email = '', phone = '', preferredLanguage = '' } = lead;
    const sender = { fullName, company, email, phone, preferredLanguage };
    return { rows, country, message, files, sender, hasAddress: email !== '' };
  } catch (error) {
    // The confirmation is shown without it, such as to a network that opened too many private pages.
    if (isAppError(error)) return undefined;
    throw error;
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, language, posted: sent, siteUrl } = context.get(pageContext);
  if (!sent) return undefined;
  const posted = { ...sent, fields: withLaterAnswers(sent.fields, request) };
  const saying = makeSaying(language);
  // A bag that no rule finds is added as it was described.
  const isSought = posted.fields[stepField] === 'find';
  const bag = isSought && !isFull(posted.fields) && findBag(posted.fields, saying);
  const found = isSought && { ...posted.fields, ...bag, [stepField]: 'add' };
  const asked = found ? { ...posted, fields: found } : posted;
  const outcome = await services.leads.quote.submitForm(asked, { language });
  const company = await services.company.getCompany();
  // The button that changes the language sends what the other one called a product.
  if (!outcome.ok) {
    const named = withNames(outcome.values, await bagNames(context.get(pageContext)));
    outcome.values = { ...named, page: makePageMark() };
  }
  if (!outcome.ok && Object.keys(outcome.errors).length > 0 && posted.fields[stepField]?.startsWith('go:'))
    // A step with a fault is not left.
    outcome.values = { ...outcome.values, [atField]: posted.fields[atField] ?? '' };
  const shape = quoteFormShape(outcome.ok ? {} : outcome.values, saying, company);
  const answer = outcome.ok
    ? outcome
    : { ...outcome, shape, taken: findStepOutcome(posted.fields[stepField], { ...outcome, shape }) };
  const isRead = outcome.ok || linesField in outcome.values;
  const cookie = outcome.ok
    ? cookieWithout(siteUrl)
    : cookieOfForm(outcome.values, { request, siteUrl, form: sent.fields });
  return answerPost(answer, { path, siteUrl, cookies: isRead ? [cookie] : [] });
}

type ShownAgain = { errors: Record<string, string>; shape: QuoteFormShape };

/** What the step that was posted leads to; undefined where none was. */
function findStepOutcome(step: string | undefined, { errors, shape }: ShownAgain): StepOutcome | undefined {
  if (!step) return undefined;
  if (Object.keys(errors).length > 0) return 'refused';
  return shape.specification && /^(?:edit|family|take:line)\b/.test(step) ? 'specification' : 'part';
}

export const headers = formPageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const noindex = Boolean(loaderData?.start.reference || Object.values(loaderData?.values ?? {}).some(Boolean));
  return pageMeta({ matches, noindex });
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { start, sent, isFull, values, names, shape, suggestions, answerBy, chat, email } = loaderData;
  return (
    <>
      <PageHeading title={m.quote_title()} lead={m.quote_lead()} />
      <section className={`container ${styles.form} ${quoteStyles.form}`} aria-label={m.quote_title()}>
        <ReadingsContext value={readings}>
          <FormIsland
            name="quote-form"
            form={QuoteForm}
            props={{
              ...formProps(start, actionData),
              ...(!actionData && isFull && { message: m.quote_added_full() }),
              ...(!actionData && { sent }),
              // Values and shape travel once.
              rejected: actionData && {
                errors: sortAsFormShows(actionData.errors),
                ...(actionData.challenge && { challenge: actionData.challenge }),
              },
              values: actionData?.values ?? values,
              shape: actionData?.shape ?? shape,
              names,
              ways: { chat, email },
              answerBy,
              keptFiles: actionData?.keptFiles,
              taken: actionData?.taken,
            }}
          />
        </ReadingsContext>
        {/* Beside the form, whose code need not know them. */}
        <Suggestions id={suggestionLists['line.goods']} names={suggestions.goods} />
        <Suggestions id={suggestionLists.country} names={suggestions.countries} />
        <datalist id={suggestionLists['order.place']}>
          {suggestions.ports.map(({ name, country }) => (
            <option key={`${country} ${name}`} value={name} label={country} data-country={country} />
          ))}
        </datalist>
      </section>
    </>
  );
}

function Suggestions({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
