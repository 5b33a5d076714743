import { Component, type ReactNode, useEffect, useRef } from 'react';
import { localPath } from '#app/ui/i18n/paths.ts';
import { formIcons } from '#app/ui/icon.tsx';
import { Isolate } from '#app/ui/isolate.tsx';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { Typeset } from '#app/ui/typeset.tsx';
import { m } from '#messages';
import type { QuoteRows } from '#shared/leads/quote-text.ts';
import { outcomeId } from './error-summary.tsx';
import styles from './form-confirmation.module.css';
import { type MessageWays, PreparedMessages } from './prepared-messages.tsx';

export type ConfirmationWords = {
  title: string;
  text: string;
  again: string;
  /** Offers to send the same as a message. */
  ways?: MessageWays | undefined;
};

/** What a buyer sent; `files`: the names of their artwork. */
export type SentQuote = { rows: QuoteRows; country: string; message: string; files: readonly string[] };

type FormConfirmationProps = ConfirmationWords & {
  reference: string;
  /** What was sent with a quote request, as it was understood; undefined where it is not known. */
  sent?: SentQuote | undefined;
  /** The address of its private page; '' where it was shown before. */
  follow: string;
  /** Whether that address went to the sender by e-mail. */
  isMailed: boolean;
  /** The form's own page, without language prefix. */
  path: string;
};

type UnlessBrokenProps = { children: ReactNode; instead?: ReactNode };

/**
 * Shows its children; when one of them fails, `instead`. A visitor whose message was sent must see so, whatever becomes
 * of what stands beside it.
 */
class UnlessBroken extends Component<UnlessBrokenProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

/** The confirmation in place of a form; when anything of it fails, that it was sent and its reference. */
export function FormConfirmation(props: FormConfirmationProps) {
  return (
    <UnlessBroken instead={<PlainConfirmation {...props} />}>
      <WholeConfirmation {...props} />
    </UnlessBroken>
  );
}

function Reference({ reference }: Pick<FormConfirmationProps, 'reference'>) {
  return (
    <dl className={styles.reference}>
      <dt>{m.form_reference()}</dt>
      <dd>
        <Isolate>{reference}</Isolate>
      </dd>
    </dl>
  );
}

function PlainConfirmation({ title, text, reference }: FormConfirmationProps) {
  return (
    <div id={outcomeId} className={`stack gap-4 panel ${styles.confirmation}`} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      <Reference reference={reference} />
    </div>
  );
}

/** It gets the focus. */
function WholeConfirmation(props: FormConfirmationProps) {
  const { title, text, again, ways, reference, sent, follow, isMailed, path } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its beginning is shown, also where it is higher than a phone.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={box} id={outcomeId} className={`stack gap-4 panel ${styles.confirmation}`} tabIndex={-1}>
      <LineIcon path={formIcons.check} size={28} />
      <h2>{title}</h2>
      <p>{text}</p>
      <Reference reference={reference} />
      <p className="muted">{m.form_reference_text()}</p>
      {follow && (
        <>
          <p className="wrap gap-3">
            <a className="button" href={follow} rel="noreferrer">
              {m.follow_address()}
            </a>
            {sent && (
              <a className="button quiet" href={`${follow}/request.pdf`} rel="noreferrer">
                {m.follow_pdf()}
              </a>
            )}
          </p>
          <p className="muted">
            {m.follow_address_text()} {isMailed && m.follow_address_sent()}
          </p>
        </>
      )}
      {ways && (
        <UnlessBroken>
          <PreparedMessages {...ways} reference={reference} rows={sent && rowsOfAll(sent)} />
        </UnlessBroken>
      )}
      {sent && (
        <section className={styles.summary} aria-label={m.follow_asked()}>
          <h3>{m.follow_asked()}</h3>
          <SentRows sent={sent} />
        </section>
      )}
      {/* Another document, so that the next message gets its own key. */}
      <a className="button quiet" href={localPath(path)}>
        {again}
      </a>
    </div>
  );
}

/** Where a request goes stands before its terms. */
function rowsOfAll({ rows: { lines, terms }, country }: SentQuote): QuoteRows {
  return { lines, terms: country ? [{ label: m.quote_country_to(), value: country }, ...terms] : terms };
}

/** `look`: a bag, or a text as it was typed. */
type SentRow = { label: string; value: string; look?: 'bag' | 'text' };

/** Each bag with what is decided of it, then the order, the message and the files; what was not sent is left out. */
function listSentRows(sent: SentQuote): SentRow[] {
  const { lines, terms } = rowsOfAll(sent);
  const bags = lines.flatMap(({ title, family, stated, note }): SentRow[] => [
    { label: family, value: [title, note].filter(Boolean).join('\n'), look: 'bag' },
    ...stated,
  ]);
  const written: SentRow[] = [
    { label: m.form_message(), value: sent.message, look: 'text' },
    { label: m.follow_files(), value: sent.files.join('\n'), look: 'text' },
  ];
  return [...bags, ...terms, ...written].filter(({ value }) => value);
}

/** A request as it was understood, in one list. */
function SentRows({ sent }: { sent: SentQuote }) {
  return (
    <dl className={styles.facts}>
      {listSentRows(sent).map(({ label, value, look }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
        <div key={place} className={look === 'bag' ? styles.bag : undefined}>
          <dt>{label}</dt>
          <dd dir={look && 'auto'}>
            <Typeset text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
