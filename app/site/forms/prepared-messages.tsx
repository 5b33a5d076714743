import { m } from '#messages';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { chatNumber } from '#shared/text/dialled-number.ts';

/** Where a sender can also reach us. */
export type MessageWays = { whatsapp: string; email: string };

type PreparedMessagesProps = MessageWays & { reference: string; summary: string };

// Longer addresses are cut by some programs.
const longestText = 1_500;

/** The same request as a message of one's own, on WhatsApp and by e-mail, ready to be sent. */
export function PreparedMessages({ whatsapp, email, reference, summary }: PreparedMessagesProps) {
  const subject = m.quote_prepared({ reference });
  const text = encodeURIComponent(cutText([subject, summary].filter(Boolean).join('\n\n'), longestText));
  const number = chatNumber(whatsapp);
  return (
    <p className="wrap gap-3">
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
