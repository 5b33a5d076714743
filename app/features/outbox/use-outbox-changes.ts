import { callApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { useToldActs } from '#app/components/back-office/use-told-acts.ts';
import { m } from '#messages';
import type { OutboxEntry } from '#shared/outbox.ts';
import { mailName } from './mail-labels.ts';

/** Trying again and deleting. After each the list is read again; a failure stays until the next try. */
export function useOutboxChanges() {
  const { failure, tryTo } = useToldActs();

  return {
    failure,

    retry({ _id }: OutboxEntry): Promise<void> {
      return tryTo(callApi(`/outbox/${_id}/retry`, { method: 'POST' }), m.mail_retried(), m.outbox_error_retrying());
    },

    /** Asks first. */
    async remove(mail: OutboxEntry): Promise<void> {
      const title = m.outbox_delete_question({ name: mailName(mail) });
      const text = mail.state === 'sent' ? m.outbox_delete_sent_effect() : m.outbox_delete_effect();
      if (!(await confirmFirst({ title, text, confirmLabel: m.admin_delete() }))) return;
      await tryTo(callApi(`/outbox/${mail._id}`, { method: 'DELETE' }), m.mail_deleted(), m.outbox_error_deleting());
    },
  };
}
