import type { UseFormReturnType } from '@mantine/form';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '#app/office/components/random-id.ts';
import { readSession, sessionEnd } from '#app/office/components/session.ts';
import { openedName } from '#app/office/components/tab-name.ts';
import { type Edited, useEdited } from '../edited-context.ts';
import {
  type FoundDraft,
  findDraft,
  markTold,
  removeDraftsOfForm,
  removeRecordDraft,
  saveRecordDraft,
  withoutFiles,
} from './record-drafts.ts';
import type { FieldValues } from './record-field.ts';

/** The pause after the last key before the draft is saved. */
const pauseMilliseconds = 400;

/** The form is identified by its screen, and what it is about. */
const identifyForm = (about: string) => ({
  id: randomId(),
  username: readSession()?.user.username ?? '',
  form: `${window.location.pathname} ${about}`,
});

/** The part of an ETag that identifies the record's content, without its list position. */
const readContentState = (etag: string): string => etag.split('.')[0] ?? '';

const isOutdated = (draft: FoundDraft, edited: Edited | undefined): boolean =>
  edited !== undefined && readContentState(draft.etag) !== readContentState(edited.read.etag);

type State = { offer?: FoundDraft | undefined; holds: 'own' | 'back' | 'changed' };

/**
 * Saves drafts of a form in this browser until it is saved or discarded, so that reloads, crashes and expired sessions
 * lose nothing. Drafts are offered to the same user for the same record, and restored automatically after an expired
 * session. If the record changed meanwhile, saving opens the conflict dialog.
 */
export function useFormDrafts(form: UseFormReturnType<FieldValues>) {
  const edited = useEdited();
  const [state, setState] = useState<State>({ holds: 'own' });
  const [owner] = useState(() => identifyForm(edited?.path ?? 'new'));
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef({ form, edited });
  current.current = { form, edited };

  /** After signing out, nothing may be kept for the next user. */
  function keep(hasSessionEnded = false): void {
    const { form: now, edited: record } = current.current;
    const { id, username, form: name } = owner;
    if (readSession()?.user.username !== username) return;
    const base = { username, form: name, etag: record?.read.etag ?? '', name: openedName() };
    const values = withoutFiles(now.getValues());
    if (now.isDirty()) saveRecordDraft(id, { ...base, values, savedAt: Date.now(), hasSessionEnded });
    else removeRecordDraft(id);
  }

  function restore(draft: FoundDraft): void {
    const { form: now, edited: record } = current.current;
    // From here on this form overwrites the draft.
    removeRecordDraft(owner.id);
    owner.id = draft.id;
    // They have the shape of the form's own values.
    now.setValues(draft.values as Partial<FieldValues>);
    const isChanged = isOutdated(draft, record);
    if (isChanged) record?.rebase(draft.etag);
    setState({ holds: isChanged ? 'changed' : 'back' });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form opens
  useEffect(() => {
    const draft = findDraft(owner);
    if (draft) markTold(draft);
    if (draft?.hasSessionEnded) restore(draft);
    else if (draft) setState({ offer: draft, holds: 'own' });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of a value
  useEffect(() => {
    pause.current = setTimeout(keep, pauseMilliseconds);
    return () => clearTimeout(pause.current);
  }, [form.values]);

  useWindowEvent('pagehide', () => keep());
  useWindowEvent(sessionEnd, () => keep(true));

  function removeOwnDraft(): void {
    clearTimeout(pause.current);
    removeRecordDraft(owner.id);
  }

  return {
    /** When an unsaved draft waits to be restored or discarded. */
    offer: state.offer && { savedAt: state.offer.savedAt, isChanged: isOutdated(state.offer, edited) },
    restore: () => state.offer && restore(state.offer),
    discard(): void {
      if (state.offer) removeRecordDraft(state.offer.id);
      setState({ holds: 'own' });
    },
    /** Whether the form contains a restored draft, possibly of an older state. */
    wereKept: state.holds !== 'own',
    isChanged: state.holds === 'changed',
    /** Resets the form to the stored values. */
    giveUp(): void {
      const { form: now, edited: record } = current.current;
      removeOwnDraft();
      now.reset();
      setState({ holds: 'own' });
      if (state.holds === 'changed') record?.reload();
    },
    /** Discards the current input. */
    removeOwnDraft,
    /** Called when the record was saved or reloaded: removes its drafts, but not those of other new records. */
    removeRecordDrafts(): void {
      removeOwnDraft();
      if (edited) removeDraftsOfForm(owner);
      setState({ holds: 'own' });
    },
  };
}
