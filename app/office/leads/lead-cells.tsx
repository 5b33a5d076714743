import { formatDateTime, formatShortDate } from '#app/ui/i18n/format.ts';
import styles from './lead-cells.module.css';

/** A person's or a company's name, which may be of another script than the page; a dash where none was given. */
export function NameCell({ name }: { name: string }) {
  return <bdi>{name || '—'}</bdi>;
}

/** The title of a lead: its sender, or its reference once anonymised. */
export function senderName({ fullName, reference }: { fullName: string; reference: string }): string {
  return fullName || reference;
}

/** An e-mail address as a link on one line; a long one is cut, with the whole address as its tooltip. */
export function EmailCell({ email }: { email: string }) {
  if (!email) return '—';
  return (
    <a className={styles.email} href={`mailto:${encodeURIComponent(email)}`} title={email} dir="ltr">
      {email}
    </a>
  );
}

/** The day something was sent; the minute where `isExact`. */
export function TimeCell({ iso, isExact = false }: { iso: string; isExact?: boolean }) {
  const format = isExact ? formatDateTime : formatShortDate;
  return (
    <time dateTime={iso} className={isExact ? styles.minute : styles.time}>
      {format(iso)}
    </time>
  );
}
