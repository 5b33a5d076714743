import { data, redirect, useLocation } from 'react-router';
import { pageContext } from '#app/bridge/context.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { AnswerForm, actField, type RejectedAnswer } from '#app/site/forms/answer-form.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { whatWasAsked } from '#app/site/server/what-was-asked.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { localise } from '#shared/content/content.ts';
import { isAppError } from '#shared/errors.ts';
import { privatePaperPath, privatePath } from '#shared/site/site-paths.ts';
import type { Route } from './+types/request';
import styles from './request.module.css';

const threadId = 'thread';

type Shown = ReturnType<typeof whatWasAsked> & {
  formKey: string;
  company: string;
  /** The address of the request as a PDF, where there is one. */
  pdfHref?: string;
};
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
    const shown: Shown = { ...whatWasAsked(followed, language), company, formKey, ...pdf };
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
export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.step === 'erased')
    return <PageHeading title={m.follow_erased_title()} lead={m.follow_erased_text()} />;
  if (!loaderData.shown) return <NothingHere isBusy={loaderData.isBusy} />;
  const { shown } = loaderData;
  return (
    <>
      <PageHeading title={m.follow_title()} lead={m.follow_lead()} />
      <div className={`container ${styles.page}`}>
        <Standing shown={shown} />
        <section className={styles.part} aria-labelledby="asked">
          <h2 id="asked">{m.follow_asked()}</h2>
          <p className={styles.text}>{shown.asked}</p>
          <FileNames files={shown.files} />
          {shown.pdfHref && (
            <a className="button quiet" href={shown.pdfHref}>
              {m.follow_pdf()}
            </a>
          )}
        </section>
        {shown.messages.length > 0 && <Messages {...shown} />}
        {shown.mayWrite && (
          <section className={styles.part} aria-labelledby="write">
            <h2 id="write">{m.follow_write()}</h2>
            <AnswerForm {...shown} rejected={actionData?.rejected} />
          </section>
        )}
        <Erasure isAsked={actionData?.step === 'asked'} />
      </div>
    </>
  );
}

function NothingHere({ isBusy }: { isBusy: boolean }) {
  const title = isBusy ? m.follow_too_many_title() : m.follow_not_found();
  return (
    <PageHeading title={title} lead={isBusy ? m.recovery_too_many() : m.follow_not_found_text()}>
      <p className={styles.ways}>
        <SiteLink to="/contact-us" className="button">
          {m.nav_contact()}
        </SiteLink>
      </p>
    </PageHeading>
  );
}

/** Where it stands, the first thing to see. */
function Standing({ shown: { reference, sentOn, status } }: { shown: Shown }) {
  return (
    <section className={styles.standing} data-status={status.name} aria-label={m.follow_status()}>
      <p className={styles.label}>{m.follow_status()}</p>
      <p className={styles.status}>{status.label}</p>
      <p>{status.text}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{m.follow_reference()}</dt>
          <dd>
            <Isolate>{reference}</Isolate>
          </dd>
        </div>
        <div>
          <dt>{m.follow_sent()}</dt>
          <dd>{sentOn}</dd>
        </div>
      </dl>
    </section>
  );
}

function FileNames({ files }: { files: Shown['files'] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={m.follow_files()}>
      {files.map(({ name, size }) => (
        <li key={name}>
          <Isolate>{name}</Isolate> <span className="muted">{size && <Isolate>{size}</Isolate>}</span>
        </li>
      ))}
    </ul>
  );
}

function Messages({ messages, company }: Pick<Shown, 'messages' | 'company'>) {
  return (
    <section id={threadId} className={styles.part} aria-labelledby="written">
      <h2 id="written">{m.follow_thread()}</h2>
      <ol className={styles.thread}>
        {messages.map(({ _id, author, text, writtenOn, files }) => (
          <li key={_id} className={styles.message} data-author={author}>
            <p className={styles.label}>
              {author === 'visitor' ? m.follow_you() : company} · {writtenOn}
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
    <section id="erase" className={styles.erasure} aria-labelledby="erasing">
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
