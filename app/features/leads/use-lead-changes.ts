import { useRevalidator } from 'react-router';
import { readApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { m } from '#messages';
import { doneAnswer } from '#shared/answers/answer-parts.ts';
import { type LeadStatus, sectionOfLead } from '#shared/lead.ts';
import { changeStatus, type ShownLead } from './change-status.ts';
import { senderName } from './lead-cells.tsx';
import type { AnyLead, LeadScreen } from './lead-screen.ts';

type LeadChange = { call: Promise<{ message?: string } | undefined>; failed: string; done: string };

type Changed<Lead extends AnyLead> = Pick<LeadScreen<Lead>, 'kind' | 'status' | 'words'>;

/** Deleting and status changes of one kind of leads; the list is read again after each. */
export function useLeadChanges<Lead extends AnyLead>(
  { kind, status: ofStatus, words }: Changed<Lead>,
  tellFailure: (error: unknown, words: string) => void,
) {
  const { revalidate } = useRevalidator();
  const path = `/${sectionOfLead(kind)}`;

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
        failed: ofStatus?.failed() ?? '',
        done: ofStatus?.updated() ?? '',
      }),

    /** Clears a suspicion mark. */
    clearSuspicion: (id: string): Promise<void> =>
      follow({
        call: readApi(`${path}/${id}/suspicion`, doneAnswer, { method: 'DELETE' }),
        failed: m.admin_suspicious_error(),
        done: m.suspicion_cleared(),
      }),

    /** Confirms first, naming the sender. */
    async remove(lead: Lead): Promise<void> {
      const text = words.confirmDelete({ name: senderName(lead) });
      if (!(await confirmFirst({ title: m.admin_confirm_delete(), text }))) return;
      await follow({
        call: readApi(`${path}/${lead._id}`, doneAnswer, { method: 'DELETE' }),
        failed: words.deleteFailed(),
        done: words.deleted(),
      });
    },
  };
}
