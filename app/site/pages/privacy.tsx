import { pageContext } from '#app/bridge/context.ts';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { formatDate, formatMonths } from '#app/ui/i18n/format.ts';
import { EmailLink } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { privacyNotice } from '#shared/site/privacy-notice.ts';
import type { Route } from './+types/privacy';
import styles from './privacy.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { months } = services.visits;
  const { email } = await services.company.getCompany();
  const retention = await services.privacy.getRetention();
  const duration = (months: number | null) => (months === null ? null : formatMonths(months, language));
  const kept = {
    contacts: duration(retention.contacts),
    consultations: duration(retention.consultations),
    careers: duration(retention.careers),
    quotes: duration(retention.quotes),
  };
  const counted = formatMonths(months, language);
  return { email, kept, counted, version: privacyNotice.version, date: formatDate(privacyNotice.date, language) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches });
}

type Kept = Record<'contacts' | 'consultations' | 'careers' | 'quotes', string | null>;

/** The retention by kind; null: until erased manually. */
function keptSentences({ contacts, consultations, careers, quotes }: Kept): string[] {
  return [
    contacts ? m.privacy_kept_messages({ duration: contacts }) : m.privacy_kept_messages_always(),
    consultations ? m.privacy_kept_consultations({ duration: consultations }) : m.privacy_kept_consultations_always(),
    quotes ? m.privacy_kept_quotes({ duration: quotes }) : m.privacy_kept_quotes_always(),
    careers ? m.privacy_kept_careers({ duration: careers }) : m.privacy_kept_careers_always(),
    m.privacy_kept_rest(),
  ];
}

export default function PrivacyPage({ loaderData: { email, kept, counted, version, date } }: Route.ComponentProps) {
  const parts = [
    { id: 'reading', title: m.privacy_reading_title(), text: m.privacy_reading_text() },
    { id: 'visits', title: m.privacy_visits_title(), text: m.privacy_visits_text({ duration: counted }) },
    { id: 'messages', title: m.privacy_messages_title(), text: m.privacy_messages_text() },
    { id: 'careers', title: m.privacy_careers_title(), text: m.privacy_careers_text() },
    { id: 'retention', title: m.privacy_retention_title(), text: keptSentences(kept).join(' ') },
    { id: 'spam', title: m.privacy_spam_title(), text: m.privacy_spam_text() },
    { id: 'logs', title: m.privacy_logs_title(), text: m.privacy_logs_text() },
    { id: 'rights', title: m.privacy_rights_title(), text: m.privacy_rights_text() },
  ];
  return (
    <>
      <PageHeading title={m.privacy_title()} lead={m.privacy_lead()} />
      <div className="container main-and-aside">
        <div className={styles.notice}>
          <p className="muted">{m.privacy_version({ version, date })}</p>
          {parts.map(({ id, title, text }) => (
            <section key={id} id={id} className="prose">
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
          <p>
            <EmailLink address={email} />
          </p>
        </div>
        <nav className={`panel no-print ${styles.contents}`} aria-label={m.privacy_title()}>
          <ul className="stack">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
