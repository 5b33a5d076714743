import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ApiRequest, callApi } from '../api-client.ts';
import { confirmFirst } from '../confirm.tsx';
import { type Failure, failureOf } from '../failure.ts';
import { toastSuccess } from '../toast.ts';
import { toastDeleted } from '../undo-toast.tsx';

type Word = () => string;

/** The words about changing records of one kind. */
export type RecordWords = Record<
  'createError' | 'updateError' | 'deleteError' | 'created' | 'updated' | 'deleted',
  Word
> & {
  /** The question before a deletion; `name` as the reader sees it. */
  confirmDelete: (named: { name: string }) => string;
  /** What the deletion does, below the question. */
  deleteEffect?: Word;
};

/** The record that a change is about; without `etag` the change wins over whatever happened meanwhile. */
export type ChangedRecord = { _id: string; etag?: string };

/** How a change is sent, and what is said of it where the kind's own words do not fit. */
export type Sending = Pick<ApiRequest, 'sendBy' | 'signal'> & { done?: string | undefined };

/**
 * Saving and deleting of records of one kind; `path` is below `/api`. After each change the screen's data is read again.
 * A failure stays in `failure` until the next try.
 */
export function useRecordChanges({ path, words }: { path: string; words: RecordWords }) {
  const [failure, setFailure] = useState<Failure>();
  const { revalidate } = useRevalidator();

  /** @throws what the call threw, after `failure` has it; nothing is said of a change that was given up */
  async function save(changed: ChangedRecord | undefined, body: FormData | object, sending: Sending = {}) {
    setFailure(undefined);
    const { done, ...how } = sending;
    try {
      if (changed) await callApi(`${path}/${changed._id}`, { ...how, method: 'PUT', body, ifMatch: changed.etag });
      else await callApi(path, { ...how, method: 'POST', body });
    } catch (error) {
      if (how.signal?.aborted) throw error;
      setFailure(failureOf(error, changed ? words.updateError() : words.createError()));
      throw error;
    }
    toastSuccess(done ?? (changed ? words.updated() : words.created()));
    await revalidate();
  }

  /** Asks first, and offers to undo it for ten seconds; `name` as the reader sees it. */
  async function remove({ _id }: ChangedRecord, name: string): Promise<void> {
    const text = words.deleteEffect?.();
    if (!(await confirmFirst({ title: words.confirmDelete({ name }), ...(text && { text }) }))) return;
    setFailure(undefined);
    try {
      await callApi(`${path}/${_id}`, { method: 'DELETE' });
    } catch (error) {
      return setFailure(failureOf(error, words.deleteError()));
    }
    toastDeleted({ paths: [`${path}/${_id}`], message: words.deleted(), reload: revalidate });
    await revalidate();
  }

  return {
    failure,
    clearFailure: () => setFailure(undefined),
    /** Tells the failure of another change in the same place; `words` name the act. */
    tellFailure: (error: unknown, words: string) => setFailure(failureOf(error, words)),
    save,
    remove,
  };
}
