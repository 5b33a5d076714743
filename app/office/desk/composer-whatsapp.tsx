import { useState } from 'react';
import { ApiError, failureMessage, readApi } from '#app/office/components/api-client.ts';
import { randomId } from '#app/office/components/random-id.ts';
import { toastFailure, toastSuccess } from '#app/office/components/toast.ts';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import { type Thread, threadAnswer } from '#shared/leads/follow.ts';
import styles from './composer.module.css';
import { DeskButton } from './desk-button.tsx';
import buttons from './desk-buttons.module.css';
import { type OpenLead, pathOfLead } from './desk-data.ts';

const bubble =
  'M4 20l1.4-4A8.2 8.2 0 1 1 8.2 18.7zM9.2 9.2c-.6 2.4 3.2 6.2 5.6 5.6l.9-1.6-2-1-.9.8c-.9-.4-1.5-1-1.9-1.9l.8-.9-1-2z';

type WhatsAppProps = {
  open: OpenLead;
  draft: string;
  /** What else goes with the draft. */
  decided: Readonly<Record<string, string>>;
  /** Whether the time of a meeting is incomplete, which is said then. */
  isTimeRefused: () => boolean;
  /** The time of a meeting was refused, and why. */
  onTimeRefused: (why: string) => void;
  onNoted: (messages: Thread['messages'], usedDraft: boolean) => void;
};

/** What is sent: the draft or a few prepared words, always with the reference, by which the answer is recognised. */
function textFor({ lead }: OpenLead, draft: string): string {
  const { fullName: name, reference, language } = lead;
  const text = draft.trim() || m.desk_whatsapp_text({ name, reference }, { locale: language });
  return text.includes(reference) ? text : `${text}\n\n${reference}`;
}

/** Opens WhatsApp with a text, and asks once whether it was sent; then it stands in the thread, with what it decides. */
export function WhatsApp({ open, draft, decided, isTimeRefused, onTimeRefused, onNoted }: WhatsAppProps) {
  const { lead, desk } = open;
  const [sent, setSent] = useState<{ text: string; key: string; isDraft: boolean }>();
  const number = 'phoneNumber' in lead ? lead.phoneNumber.replace(/\D/g, '') : '';
  if (!number) return null;
  const text = textFor(open, draft);

  async function note(): Promise<void> {
    if (!sent || (sent.isDraft && isTimeRefused())) return;
    try {
      const body = { kind: 'answer', via: 'whatsapp', text: sent.text, ...(sent.isDraft && decided) };
      const request = { method: 'POST', body, key: sent.key } as const;
      const { message, data } = await readApi(`${pathOfLead(desk.kind, lead._id)}/thread`, threadAnswer, request);
      toastSuccess(message ?? m.desk_noted_elsewhere());
      setSent(undefined);
      onNoted(data.thread.messages, sent.isDraft);
    } catch (error) {
      if (error instanceof ApiError && error.errors.meetsAt) onTimeRefused(error.errors.meetsAt);
      else toastFailure(failureMessage(error, m.admin_thread_failed()));
    }
  }

  return (
    <>
      <a
        className={buttons.iconButton}
        href={`https://wa.me/${number}?${new URLSearchParams({ text })}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={m.desk_whatsapp()}
        title={m.desk_whatsapp()}
        onClick={() => setSent({ text, key: randomId(), isDraft: draft.trim() !== '' })}
      >
        <LineIcon path={bubble} size={16} />
      </a>
      {sent && (
        <span className={styles.asked} role="status">
          {m.desk_whatsapp_sent()}
          <DeskButton onClick={() => void note()}>{m.desk_whatsapp_yes()}</DeskButton>
          <DeskButton onClick={() => setSent(undefined)}>{m.desk_whatsapp_no()}</DeskButton>
        </span>
      )}
    </>
  );
}
