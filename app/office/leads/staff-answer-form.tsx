import { Button, Textarea } from '@mantine/core';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { randomId } from '#app/office/components/random-id.ts';
import { DraftNotice } from '#app/office/components/record/draft-notice.tsx';
import { useFormDrafts } from '#app/office/components/record/use-form-drafts.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import type { MessageKind } from '#shared/leads/follow.ts';
import styles from './lead-thread.module.css';

export type StaffAnswer = { kind: MessageKind; text: string };
/** `attempt` is what was last sent, with its key: the same text sent again after a lost connection is one message. */
type Typed = StaffAnswer & { attempt: (StaffAnswer & { key: string }) | null };

type AnswerFormProps = {
  /** The path of what is answered. */
  about: string;
  /** Whether the sender gets a letter. */
  isMailed: boolean;
  /** Rejects when nothing was stored. */
  onSend: (written: StaffAnswer, key: string) => Promise<void>;
};

const empty: Typed = { kind: 'answer', text: '', attempt: null };

/** A question or an answer of staff; what was typed and not sent is there when the same lead is opened again. */
export function StaffAnswerForm({ about, isMailed, onSend }: AnswerFormProps) {
  const form = useServerForm<Typed>(empty, m.admin_thread_failed(), async ({ kind, text, attempt }) => {
    const isSame = attempt?.kind === kind && attempt.text === text;
    const key = isSame ? attempt.key : randomId();
    form.change({ attempt: { kind, text, key } });
    await onSend({ kind, text }, key);
    form.change(empty);
    kept.removeOwnDraft();
  });
  const kept = useFormDrafts(
    {
      values: form.values,
      getValues: () => form.values,
      setValues: form.change,
      isDirty: () => form.values.text.trim() !== '',
      reset: () => form.change(empty),
    },
    { about, staysWhenClosed: true },
  );
  return (
    <form ref={form.element} className={styles.list} noValidate onSubmit={form.submit}>
      <DraftNotice kept={kept} isText />
      {form.failure && <ErrorLine {...form.failure} />}
      <Textarea
        {...form.field('text')}
        label={m.admin_thread_text()}
        description={isMailed ? m.admin_thread_text_hint() : m.admin_thread_text_unset()}
        rows={4}
        resize="vertical"
        dir="auto"
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="default" loading={form.isBusy} onClick={() => form.change({ kind: 'question' })}>
          {m.admin_thread_ask()}
        </Button>
        <Button type="submit" loading={form.isBusy} onClick={() => form.change({ kind: 'answer' })}>
          {m.admin_thread_answer()}
        </Button>
      </div>
    </form>
  );
}
