import { EmailLink, PhoneLink } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import styles from './application-contact.module.css';

/** The contact for applicants. */
export function ApplicationContact({ phone, email }: { phone: string; email: string }) {
  return (
    <div id="questions" className={`stack gap-3 panel ${styles.panel}`}>
      <h3>{m.careers_questions_title()}</h3>
      <p className="muted">{m.careers_questions_text()}</p>
      <p>
        <PhoneLink number={phone} />
        <br />
        <EmailLink address={email} />
      </p>
    </div>
  );
}
