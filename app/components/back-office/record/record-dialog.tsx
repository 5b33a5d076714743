import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { LanguageChoice } from '../both-languages.tsx';
import { ErrorLine } from '../error-line.tsx';
import type { Failure } from '../failure.ts';
import { KeptNotice } from './kept-notice.tsx';
import styles from './record-dialog.module.css';
import { useRecordExtras } from './record-extras.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useIsCovered } from './use-is-covered.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import type { RecordForm } from './use-record-form.ts';

type RecordDialogProps<Values extends object> = {
  title: string;
  /** The button says Create for a new record, Update for one that is there. */
  isNew: boolean;
  /** Out of `useRecordForm`. */
  control: RecordForm<Values>;
  /** What became of the last try, above the fields. */
  failure: Failure | undefined;
  /** Further things to do with the record, beside its history. */
  actions?: ReactNode;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/**
 * The dialog that adds or edits one record. Mounted means open; a click beside it closes it only while nothing was typed.
 * Cancel, Escape and the cross all lead through `leave`, which asks before something typed is lost. Inside an
 * `EditedRecord` it offers the record's history, and a choice when somebody else changed the record meanwhile.
 */
export function RecordDialog<Values extends object>(props: RecordDialogProps<Values>) {
  const { title, isNew, control, failure, actions, onClose, children } = props;
  const { form, element, isBusy, shown, show, submit, kept } = control;
  const isDirty = form.isDirty();
  const { leave, isAsking } = useLeaveGuard(isDirty, { onLeave: onClose, onDiscard: kept.removeOwnDraft });
  const extras = useRecordExtras(control);
  // Escape and the focus belong to the dialog on top.
  const isOnTop = !useIsCovered(isAsking || extras.isCovered);
  useFocusBack();
  return (
    <Modal
      opened
      onClose={leave}
      size="xl"
      title={title}
      closeOnClickOutside={!isDirty}
      closeOnEscape={isOnTop}
      trapFocus={isOnTop}
      returnFocus={false}
    >
      <form ref={element} noValidate className={styles.form} onSubmit={submit}>
        <KeptNotice kept={kept} />
        {failure && <ErrorLine {...failure} />}
        <LanguageChoice shown={shown} onChange={show}>
          {children}
        </LanguageChoice>
        <div className={styles.buttons}>
          {(actions || extras.button) && (
            <div className={styles.actions}>
              {extras.button}
              {actions}
            </div>
          )}
          <Button variant="default" onClick={leave}>
            {m.admin_cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {isNew ? m.admin_create() : m.admin_update()}
          </Button>
        </div>
      </form>
      {extras.dialogs}
    </Modal>
  );
}
