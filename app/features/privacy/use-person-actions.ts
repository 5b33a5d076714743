import { useState } from 'react';
import { callApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { type Failure, failureOf } from '#app/components/back-office/failure.ts';
import { fetchFile, saveFile } from '#app/components/back-office/saved-file.ts';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { m } from '#messages';

type Act = 'save' | 'erase';

/** Exporting and erasing a person's data; an error stays until the next attempt. */
export function usePersonActions(person: string) {
  const [failure, setFailure] = useState<Failure>();
  const [busyWith, setBusyWith] = useState<Act>();

  async function attempt(act: Act, failed: string, work: () => Promise<void>): Promise<boolean> {
    setFailure(undefined);
    setBusyWith(act);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureOf(error, failed));
      return false;
    } finally {
      setBusyWith(undefined);
    }
  }

  return {
    failure,
    busyWith,

    /** Saves everything that the person sent on the reader's machine. */
    save: () =>
      attempt('save', m.admin_privacy_error_export(), async () => {
        saveFile(await fetchFile('/privacy/person/export', 'person.json', { method: 'POST', body: { person } }));
      }),

    /** Confirms with the number of records. @returns whether it was erased. Without `records`, everything found. */
    async erase(count: number, records?: readonly string[]): Promise<boolean> {
      const named = { person: `\u2068${person}\u2069` };
      const question = {
        title: records ? m.admin_privacy_erase_chosen(named) : m.admin_privacy_erase_question(named),
        deletes: count,
        text: m.admin_privacy_erase_effect({ count }),
        confirmLabel: m.admin_privacy_erase(),
      };
      if (!(await confirmFirst(question))) return false;
      return attempt('erase', m.admin_privacy_error_erase(), async () => {
        await callApi('/privacy/person/erase', { method: 'POST', body: { person, ...(records && { records }) } });
        toastSuccess(m.privacy_person_erased());
      });
    },
  };
}
