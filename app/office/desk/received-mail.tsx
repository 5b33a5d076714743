import { TimeCell } from '#app/office/leads/lead-cells.tsx';
import { formatList } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { Desk } from '#shared/leads/desk.ts';
import styles from './thread-pane.module.css';

type Letter = Desk['received'][number];

/** That a message came by e-mail, and from which address where it is another one. */
export const byMail = ({ sender }: Letter): string =>
  sender === null ? m.desk_by_mail() : m.desk_by_mail_from({ address: sender });

/** What a letter holds besides its message: what its program quoted, folded, and files that were not taken. */
export function LetterRest({ letter: { folded, leftOut } }: { letter: Letter }) {
  return (
    <>
      {folded && (
        <details className={styles.folded}>
          <summary>{m.desk_mail_quoted()}</summary>
          <p className={styles.body} dir="auto">
            {folded}
          </p>
        </details>
      )}
      <LeftOut names={leftOut} />
    </>
  );
}

const LeftOut = ({ names }: { names: string[] }) =>
  names.length > 0 && <p className={styles.mail}>{m.desk_mail_left_out({ names: formatList(names) })}</p>;

/** An automatic answer, a letter that came back or one of a colleague, with its text folded. */
export function LetterNotice({ letter, address }: { letter: Letter; address: string }) {
  const isReturned = letter.kind === 'bounce';
  return (
    <details className={styles.folded} data-returned={isReturned || undefined}>
      <summary>
        <TimeCell iso={letter.createdAt} isExact /> {isReturned && m.desk_mail_returned({ address })}
        {letter.kind === 'automatic' && m.desk_mail_automatic()}
        {letter.kind === 'colleague' && m.desk_mail_colleague({ address: letter.sender ?? '' })}
      </summary>
      <p className={styles.body} dir="auto">
        {letter.folded}
      </p>
      <LeftOut names={letter.leftOut} />
    </details>
  );
}

/** Whether the last that was heard of an address is that it refuses mail. */
export const refusesMail = ({ received, mails }: Desk): boolean =>
  received.findLast(({ kind }) => kind === 'word' || kind === 'bounce')?.kind === 'bounce' ||
  ['address', 'refused'].includes(mails.at(-1)?.lastError ?? '');
