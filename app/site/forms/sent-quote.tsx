import { Typeset } from '#app/ui/typeset.tsx';
import { m } from '#messages';
import type { QuoteRows } from '#shared/leads/quote-text.ts';
import styles from './form-confirmation.module.css';
import { type MessageWays, PreparedMessages } from './prepared-messages.tsx';

/** Who sent a request, as it was stored. */
type QuoteSenderFacts = Record<'fullName' | 'company' | 'email' | 'phone' | 'preferredLanguage', string>;
/** What a buyer sent; `files`: the names of their artwork. */
export type SentQuote = {
  rows: QuoteRows;
  country: string;
  message: string;
  files: readonly string[];
  sender: Partial<QuoteSenderFacts>;
};

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
  return [...bags, ...terms, ...written, ...listSenderRows(sent.sender)].filter(({ value }) => value);
}

function listSenderRows({ fullName, company, email, phone, preferredLanguage }: SentQuote['sender']): SentRow[] {
  const language = preferredLanguage === 'ar' ? m.mail_language_ar() : m.mail_language_en();
  const rows: [label: string, value: string | undefined][] = [
    [m.form_full_name(), fullName],
    [m.form_company(), company],
    [m.footer_email(), email],
    [m.footer_phone(), phone],
    [m.quote_language(), preferredLanguage && language],
  ];
  return rows.map(([label, value = '']) => ({ label, value, look: 'text' }));
}

type SentSummaryProps = MessageWays & { reference: string; sent: SentQuote | undefined };

/** The ways to send a request as a message too, and the request as it was understood, in one list. */
export function SentSummary({ sent, ...message }: SentSummaryProps) {
  return (
    <>
      <PreparedMessages {...message} rows={sent && rowsOfAll(sent)} />
      {sent && (
        <section className={styles.summary} aria-label={m.follow_asked()}>
          <h3>{m.follow_asked()}</h3>
          <SentRows sent={sent} />
        </section>
      )}
    </>
  );
}

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
