import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { type Failure, failureOf } from '#app/components/back-office/failure.ts';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { m } from '#messages';

/** Removes the demo content after confirmation; an error stays until the next attempt. */
export function useDemoRemoval() {
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function remove(total: number): Promise<void> {
    const question = { title: m.demo_question({ total }), text: m.demo_question_effect(), deletes: total };
    if (!(await confirmFirst({ ...question, confirmLabel: m.demo_remove() }))) return;
    setFailure(undefined);
    setIsBusy(true);
    try {
      await callApi('/demo-content', { method: 'DELETE' });
      toastSuccess(m.demo_removed());
    } catch (error) {
      setFailure(failureOf(error, m.demo_error_removing()));
    }
    setIsBusy(false);
    await revalidate();
  }

  return { failure, isBusy, remove };
}
