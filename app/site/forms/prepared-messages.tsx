import { m } from '#messages';
import type { QuoteRows } from '#shared/leads/quote-text.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';

/** Where a sender can also reach us: a number as WhatsApp knows it, '' for none, and an e-mail address. */
export type MessageWays = { chat: string; email: string };

type PreparedMessagesProps = MessageWays & { reference: string; rows: QuoteRows | undefined };

// Longer addresses are cut by some programs.
const longestText = 1_500;

/**
 * Each bag with its quantity, and the terms; bags for which there is no room are left out, which the reference at their end
 * says.
 */
function writeText(
  { lines, terms }: QuoteRows,
  { subject, reference }: { subject: string; reference: string },
): string {
  const counted: string[] = [m.trade_quantity(), m.trade_quantity_unit()];
  const bags = lines.map(({ title, stated }, place) => {
    const quantity = stated.filter(({ label }) => counted.includes(label)).map(({ value }) => value);
    return `${place + 1}. ${[title, quantity.join(' ')].filter(Boolean).join(': ')}`;
  });
  const end = terms.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const rest = `… ${reference}`;
  const room = longestText - [subject, end].join('').length - rest.length - 5;
  const listed = bags.join('\n');
  const shown = listed.length > room ? `${cutText(listed, room)}${rest}` : listed;
  return [subject, shown, end].filter(Boolean).join('\n\n');
}

/** The same request as a message of one's own, on WhatsApp and by e-mail, ready to be sent. */
export function PreparedMessages({ chat, email, reference, rows }: PreparedMessagesProps) {
  const subject = m.quote_prepared({ reference });
  const text = encodeURIComponent(rows ? writeText(rows, { subject, reference }) : subject);
  return (
    <p className="wrap gap-3">
      {chat && (
        <a className="button quiet" href={`https://wa.me/${chat}?text=${text}`} rel="noopener noreferrer">
          {m.quote_by_whatsapp()}
        </a>
      )}
      <a className="button quiet" href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${text}`}>
        {m.quote_by_mail()}
      </a>
    </p>
  );
}
