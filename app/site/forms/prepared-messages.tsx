import { m } from '#messages';
import { toWesternDigits } from '#shared/western-digits.ts';
import styles from './form-confirmation.module.css';

/** Where a sender can also reach us. */
export type MessageWays = { whatsapp: string; email: string };

type PreparedMessagesProps = MessageWays & { reference: string; summary: string };

// Longer addresses are cut by some programs.
const longestText = 1_500;

/** The same request as a message of one's own, on WhatsApp and by e-mail, ready to be sent. */
export function PreparedMessages({ whatsapp, email, reference, summary }: PreparedMessagesProps) {
  const subject = m.quote_prepared({ reference });
  const text = encodeURIComponent([subject, summary].filter(Boolean).join('\n\n').slice(0, longestText));
  const number = toWesternDigits(whatsapp).replace(/\D/g, '');
  return (
    <p className={styles.ways}>
      {number && (
        <a className="button quiet" href={`https://wa.me/${number}?text=${text}`} rel="noopener noreferrer">
          {m.quote_by_whatsapp()}
        </a>
      )}
      <a className="button quiet" href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${text}`}>
        {m.quote_by_mail()}
      </a>
    </p>
  );
}
