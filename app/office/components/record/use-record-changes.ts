import { useRevalidator } from 'react-router';
import { type ApiRequest, callApi } from '#app/office/components/api-client.ts';
import { toastDeleted } from '#app/office/components/restore-deleted.ts';
import { useActions } from '#app/office/components/use-actions.ts';
import { m } from '#messages';

type Word = () => string;

/** The messages for changes of one kind. */
export type RecordWords = Record<
  'createError' | 'updateError' | 'deleteError' | 'created' | 'updated' | 'deleted',
  Word
> & {
  /** The confirmation of a deletion; `name` in the reader's language. */
  confirmDelete: (named: { name: string }) => string;
  /** Whether that stands alone, as specified; else the consequence stands below it. */
  isQuestionAlone?: true;
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
  const { failure, act, tellDone, tellFailure, clearFailure } = useActions();
  const { revalidate } = useRevalidator();

  /** @throws the call's error, also stored in `failure`; an aborted change shows nothing */
  async function save(changed: ChangedRecord | undefined, body: FormData | object, sending: Sending = {}) {
    clearFailure();
    const { done, ...how } = sending;
    try {
      if (changed) await callApi(`${path}/${changed._id}`, { ...how, method: 'PUT', body, ifMatch: changed.etag });
      else await callApi(path, { ...how, method: 'POST', body });
    } catch (error) {
      if (how.signal?.aborted) throw error;
      tellFailure(error, changed ? words.updateError() : words.createError());
      throw error;
    }
    await tellDone(done ?? (changed ? words.updated() : words.created()));
  }

  /** Confirms first, and offers undo for ten seconds; `name` in the reader's language. */
  async function remove({ _id }: ChangedRecord, name: string): Promise<void> {
    await act({
      ask: { title: words.confirmDelete({ name }), ...(!words.isQuestionAlone && { text: m.admin_delete_effect() }) },
      call: () => callApi(`${path}/${_id}`, { method: 'DELETE' }),
      done: () => {
        toastDeleted({ paths: [`${path}/${_id}`], message: words.deleted(), reload: revalidate });
        return undefined;
      },
      failed: words.deleteError(),
    });
  }

  return {
    failure,
    clearFailure,
    /** Shows the error of another change; `words` name the act. */
    tellFailure,
    save,
    remove,
  };
}
