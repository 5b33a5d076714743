import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ApiRequest, callApi } from '../api-client.ts';
import { confirmFirst } from '../confirm.tsx';
import { type Failure, failureOf } from '../failure.ts';
import { toastSuccess } from '../toast.ts';
import { toastDeleted } from '../undo-toast.tsx';

type Word = () => string;

/** The messages for changes of one kind. */
export type RecordWords = Record<
  'createError' | 'updateError' | 'deleteError' | 'created' | 'updated' | 'deleted',
  Word
> & {
  /** The confirmation of a deletion; `name` in the reader's language. */
  confirmDelete: (named: { name: string }) => string;
  /** The consequence of the deletion. */
  deleteEffect?: Word;
};

/** The changed record; without `etag` the change overwrites concurrent ones. */
export type ChangedRecord = { _id: string; etag?: string };

/** How a change is sent, with its own messages if needed. */
export type Sending = Pick<ApiRequest, 'sendBy' | 'signal'> & { done?: string | undefined };

/**
 * Saving and deleting records of one kind; `path` is below `/api`. Revalidates after each change. `failure` keeps the
 * last error until the next attempt.
 */
export function useRecordChanges({ path, words }: { path: string; words: RecordWords }) {
  const [failure, setFailure] = useState<Failure>();
  const { revalidate } = useRevalidator();

  /** @throws the call's error, also stored in `failure`; an aborted change shows nothing */
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

  /** Confirms first, and offers undo for ten seconds; `name` in the reader's language. */
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
    /** Shows the error of another change; `words` name the act. */
    tellFailure: (error: unknown, words: string) => setFailure(failureOf(error, words)),
    save,
    remove,
  };
}
