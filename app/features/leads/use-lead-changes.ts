import { useRevalidator } from 'react-router';
import { readApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { m } from '#messages';
import { doneAnswer } from '#shared/answers/answer-parts.ts';
import type { LeadStatus } from '#shared/lead.ts';
import { changeStatus, type ShownLead } from './change-status.ts';

/** How one kind of what people sent is changed, and the words about it. */
export type LeadKind = {
  /** The path below `/api`. */
  path: '/contacts' | '/consultations' | '/careers';
  /** What a single one is called in answers. */
  one: 'contact' | 'consultation' | 'career';
  confirmDelete: (named: { name: string }) => string;
  deleteFailed: () => string;
  statusFailed: () => string;
  /** The message without one of the server. */
  deleted: () => string;
  statusUpdated: () => string;
};

type LeadChange = { call: Promise<{ message?: string } | undefined>; failed: string; done: string };

/** Deleting and status changes of one kind of what people sent; the list is read again after each. */
export function useLeadChanges(kind: LeadKind, tellFailure: (error: unknown, words: string) => void) {
  const { revalidate } = useRevalidator();

  async function follow({ call, failed, done }: LeadChange): Promise<void> {
    try {
      const answer = await call;
      if (answer) toastSuccess(answer.message || done);
    } catch (error) {
      return tellFailure(error, failed);
    }
    await revalidate();
  }

  return {
    /** Settles when the list shows it, or the error is shown. */
    changeStatus: (lead: ShownLead, status: LeadStatus): Promise<void> =>
      follow({
        call: changeStatus(kind, lead, status),
        failed: kind.statusFailed(),
        done: kind.statusUpdated(),
      }),

    /** Clears a suspicion mark. */
    clearSuspicion: (id: string): Promise<void> =>
      follow({
        call: readApi(`${kind.path}/${id}/suspicion`, doneAnswer, { method: 'DELETE' }),
        failed: m.admin_suspicious_error(),
        done: m.suspicion_cleared(),
      }),

    /** Confirms first, naming the sender. */
    async remove({ _id, fullName }: { _id: string; fullName: string }): Promise<void> {
      const text = kind.confirmDelete({ name: fullName });
      if (!(await confirmFirst({ title: m.admin_confirm_delete(), text }))) return;
      await follow({
        call: readApi(`${kind.path}/${_id}`, doneAnswer, { method: 'DELETE' }),
        failed: kind.deleteFailed(),
        done: kind.deleted(),
      });
    },
  };
}
