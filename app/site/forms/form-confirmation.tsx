import { Component, type ReactNode, useEffect, useRef } from 'react';
import { localPath } from '#app/ui/i18n/paths.ts';
import { formIcons } from '#app/ui/icon.tsx';
import { Isolate } from '#app/ui/isolate.tsx';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import { outcomeId } from './error-summary.tsx';
import styles from './form-confirmation.module.css';
import type { SentQuote } from './sent-quote.tsx';

export type ConfirmationWords = {
  title: string;
  text: string;
  again: string;
  /** What follows the reference and its address. */
  more?: ((reference: string, sent: SentQuote | undefined) => ReactNode) | undefined;
};

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
  const { title, text, again, more, reference, sent, follow, isMailed, path } = props;
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
      {more && <UnlessBroken>{more(reference, sent)}</UnlessBroken>}
      {/* Another document, so that the next message gets its own key. */}
      <a className="button quiet" href={localPath(path)}>
        {again}
      </a>
    </div>
  );
}
