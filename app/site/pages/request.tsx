import { data, redirect, useLocation } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { ButtonLink, SiteLink } from '#app/site/components/site-link.tsx';
import { AnswerForm, actField, type RejectedAnswer } from '#app/site/forms/answer-form.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { DrawingLines } from '#app/site/products/drawing-lines.tsx';
import { whatWasAsked } from '#app/site/server/what-was-asked.ts';
import { FactTable } from '#app/ui/fact-table.tsx';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Isolate } from '#app/ui/isolate.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { isAppError } from '#shared/errors.ts';
import { privatePaperPath, privatePath } from '#shared/site/site-paths.ts';
import type { Route } from './+types/request';
import styles from './request.module.css';

const threadId = 'thread';

type Shown = Awaited<ReturnType<typeof whatWasAsked>> & {
  formKey: string;
  company: string;
  /** The address of the request as a PDF, where there is one. */
  pdfHref?: string;
};
type ShownFile = { name: string; size: string; file?: string };
/** A page without a request: it leads nowhere, or too many were opened. */
type Nothing = { shown?: undefined; isBusy: boolean };

/** What the address leads to. Whether it never existed, expired or was erased looks the same. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, language, network } = context.get(pageContext);
  try {
    const followed = await services.threads.follow(params.token, network);
    const { formKey } = await services.leads.beginForm();
    const { name: company } = localise(await services.company.getCompany(), language);
    const pdf = followed.kind === 'quote' && { pdfHref: localPath(privatePaperPath(params.token)) };
    const shown: Shown = { ...(await whatWasAsked(followed, { services, language })), company, formKey, ...pdf };
    return data({ shown });
  } catch (error) {
    if (!isAppError(error) || !['not_found', 'too_many'].includes(error.code)) throw error;
    const nothing: Nothing = { isBusy: error.code === 'too_many' };
    return data(nothing, { status: nothing.isBusy ? 429 : 404 });
  }
}

type Outcome = { step?: 'asked' | 'erased'; rejected?: RejectedAnswer };

/** Adds to a request, or erases it: asked first, then done. */
export async function action({ context, params }: Route.ActionArgs) {
  const { services, language, posted, network } = context.get(pageContext);
  const { token } = params;
  if (!posted) return undefined;
  const act = posted.fields[actField];
  if (act === 'erase') return data<Outcome>({ step: 'asked' });
  if (act === 'erase-now') {
    try {
      const { kind, id } = await services.threads.follow(token, network);
      await services.privacy.eraseLead(kind, id);
      return data<Outcome>({ step: 'erased' }, { status: 200 });
    } catch (error) {
      if (!isAppError(error)) throw error;
      const { status, message } = services.explain(error, language);
      return data<Outcome>({ rejected: { message } }, { status });
    }
  }
  const outcome = await services.threads.submitForm(token, posted, language);
  if (outcome.ok) return redirect(`${localPath(privatePath(token))}#${threadId}`, 303);
  return data<Outcome>({ rejected: outcome }, { status: outcome.status });
}

/** The address is a key: it is kept nowhere and told to nobody. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: m.follow_title(), matches, noindex: true });
}

/** What a visitor sent, for them alone; works without scripts, and runs none of its own. */
export default function RequestPage({ loaderData, actionData, params }: Route.ComponentProps) {
  if (actionData?.step === 'erased')
    return <PageHeading title={m.follow_erased_title()} lead={m.follow_erased_text()} />;
  if (!loaderData.shown) return <NothingHere isBusy={loaderData.isBusy} />;
  const { shown } = loaderData;
  const last = shown.messages.at(-1);
  const question = shown.mayWrite && last?.author === 'staff' && last.kind === 'question' ? last : undefined;
  const earlier = shown.messages.filter((message) => message !== question);
  const form = <AnswerForm {...shown} path={privatePath(params.token)} rejected={actionData?.rejected} />;
  const erasure = <Erasure isAsked={actionData?.step === 'asked'} />;
  const hasConversation = earlier.length > 0 || !question;
  return (
    <>
      <PageHeading title={m.follow_title()}>
        <Acts {...shown} />
      </PageHeading>
      <div className={`container stack gap-6 ${styles.page}`}>
        <Steps steps={shown.steps} />
        {question && (
          <section className={styles.question} aria-labelledby="question">
            <h2 id="question">{m.follow_asks({ company: shown.company })}</h2>
            <p className={styles.text}>{question.text}</p>
            <FileNames files={question.files} />
            {form}
          </section>
        )}
        {hasConversation && (
          <div className={styles.columns}>
            <div className={styles.main}>
              {earlier.length > 0 && (
                <Messages messages={earlier} company={shown.company} hasQuestion={Boolean(question)} />
              )}
              {shown.mayWrite && !question && (
                <section className={`${styles.part} no-print`} aria-labelledby="write">
                  <h2 id="write">{m.follow_write()}</h2>
                  {form}
                </section>
              )}
              {!shown.mayWrite && <p className="no-print">{m.follow_full()}</p>}
            </div>
            {erasure}
          </div>
        )}
        <Asked shown={shown} />
        {!hasConversation && erasure}
      </div>
    </>
  );
}

function NothingHere({ isBusy }: { isBusy: boolean }) {
  const title = isBusy ? m.follow_too_many_title() : m.follow_not_found();
  return (
    <PageHeading title={title} lead={isBusy ? m.recovery_too_many() : m.follow_not_found_text()}>
      <p className={styles.ways}>
        <ButtonLink to="/contact-us">{m.nav_contact()}</ButtonLink>
      </p>
    </PageHeading>
  );
}

/** The reference, and the request on paper. */
function Acts({ reference, pdfHref }: Pick<Shown, 'reference' | 'pdfHref'>) {
  return (
    <p className={styles.acts}>
      <span>
        {m.follow_reference()} <Isolate>{reference}</Isolate>
      </span>
      <span className="wrap gap-2">
        {pdfHref && (
          <a className="button quiet" href={pdfHref} aria-label={m.follow_pdf()}>
            <Icon name="download" size={18} />
            PDF
          </a>
        )}
        <button type="button" className={`button quiet ${styles.needsScript}`} data-island="print">
          {m.datasheet_print()}
        </button>
      </span>
    </p>
  );
}

/** Where it stands, the first thing to see: its stations with their days. */
function Steps({ steps }: Pick<Shown, 'steps'>) {
  const now = steps.find(({ state }) => state === 'now');
  return (
    <section aria-label={m.follow_status()}>
      <ol className={styles.steps}>
        {steps.map(({ name, label, state, on }) => (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.dot}>
              {(state === 'done' || name === 'closed') && <Icon name="check" size={16} />}
            </span>
            <div>
              <b>{label}</b>
              {on && <span className={styles.label}>{on}</span>}
              {state === 'done' && <span className="visually-hidden">{m.follow_done()}</span>}
            </div>
          </li>
        ))}
      </ol>
      {now && <p>{now.text}</p>}
    </section>
  );
}

/** What was sent: of a quote request a table for each bag, and one for the order. */
function Asked({ shown: { bags, terms, facts, files } }: { shown: Shown }) {
  return (
    <section className={`${styles.part} panel ${styles.asked}`} aria-labelledby="asked">
      <h2 id="asked">{m.follow_asked()}</h2>
      {bags.map(({ title, family, note, facts: figures, to, picture, drawing }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two bags may be equal
        <article key={place} className={`stack gap-3 ${styles.bag}`}>
          <div className={styles.bagHead}>
            {picture && <PictureView picture={picture} sizes="72px" upTo={360} alt="" className={styles.picture} />}
            <div>
              <h3 dir="auto">{to ? <SiteLink to={to}>{title}</SiteLink> : title}</h3>
              <p className={styles.label}>{family}</p>
            </div>
          </div>
          {figures.length > 0 && <FactTable facts={figures} />}
          {note && <p className={styles.text}>{note}</p>}
          {drawing && (
            <DrawingLines drawing={drawing} description={drawing.description} id={`drawing-${place}`} isSmall />
          )}
        </article>
      ))}
      {terms.length > 0 && (
        <div className={`stack gap-3 ${styles.bag}`}>
          <h3>{m.follow_terms()}</h3>
          <FactTable facts={terms} />
        </div>
      )}
      {facts.map(({ name, value }) => (
        <div key={name}>
          <h3 className={styles.label}>{name}</h3>
          <p className={styles.text}>{value}</p>
        </div>
      ))}
      <FileNames files={files} />
    </section>
  );
}

/** Names of files; those that were sent to the reader lead to them. */
function FileNames({ files }: { files: readonly ShownFile[] }) {
  const { pathname } = useLocation();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={m.follow_files()}>
      {files.map(({ name, size, file }) => (
        <li key={file ?? name}>
          <Icon name="file" size={18} />{' '}
          {file ? (
            <a href={`${pathname}/files/${file}`} download>
              <Isolate>{name}</Isolate>
            </a>
          ) : (
            <Isolate>{name}</Isolate>
          )}{' '}
          <span className="muted">{size && <Isolate>{size}</Isolate>}</span>
        </li>
      ))}
    </ul>
  );
}

type MessagesProps = Pick<Shown, 'messages' | 'company'> & { hasQuestion: boolean };

function Messages({ messages, company, hasQuestion }: MessagesProps) {
  return (
    <section id={threadId} className={styles.part} aria-labelledby="written">
      <h2 id="written">{hasQuestion ? m.follow_earlier() : m.follow_thread()}</h2>
      <ol className={styles.thread}>
        {messages.map(({ _id, author, text, writtenOn, files }) => (
          <li key={_id} className={`stack gap-2 panel ${styles.message}`} data-author={author}>
            <p className={styles.label}>
              <b>{author === 'visitor' ? m.follow_you() : company}</b> · {writtenOn}
            </p>
            <p className={styles.text}>{text || m.follow_with_files()}</p>
            <FileNames files={files} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Erasing is asked for once more before it is done. */
function Erasure({ isAsked }: { isAsked: boolean }) {
  const { pathname } = useLocation();
  return (
    <section id="erase" className={`${styles.erasure} no-print`} aria-labelledby="erasing">
      <p className="muted">{m.follow_lead()}</p>
      <h2 id="erasing">{m.follow_erase()}</h2>
      <p>{isAsked ? <strong>{m.follow_erase_question()}</strong> : m.follow_erase_text()}</p>
      <form method="post" action="#erase" className={styles.ways}>
        <button
          type="submit"
          className={isAsked ? 'button' : 'button quiet'}
          name={actField}
          value={isAsked ? 'erase-now' : 'erase'}
        >
          {isAsked ? m.follow_erase_confirm() : m.follow_erase()}
        </button>
        {isAsked && (
          <a className="button quiet" href={pathname}>
            {m.follow_erase_cancel()}
          </a>
        )}
      </form>
    </section>
  );
}
