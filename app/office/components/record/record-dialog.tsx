import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { Failure } from '#app/office/components/api-client.ts';
import { LanguageChoice } from '#app/office/components/both-languages.tsx';
import { Dialog } from '#app/office/components/dialog.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { useTabName } from '#app/office/components/tab-name.ts';
import { m } from '#messages';
import { DraftNotice } from './draft-notice.tsx';
import styles from './record-dialog.module.css';
import { useRecordExtras } from './record-extras.tsx';
import type { RecordForm } from './use-field-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type RecordDialogProps = {
  title: string;
  /** What it is about, for the title of the tab. */
  name: string;
  /** The submit label is Create for a new record, Update for an existing one. */
  isNew: boolean;
  control: RecordForm;
  failure: Failure | undefined;
  /** Further actions beside the record's history. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The dialog that creates or edits one record, open while mounted. A click outside closes it only without unsaved
 * input; Cancel, Escape and the close button go through `leave`, which confirms first. Inside an `EditedRecord` it
 * offers the history and conflict resolution.
 */
export function RecordDialog(props: RecordDialogProps) {
  const { title, name, isNew, control, failure, actions, onClose, children } = props;
  useTabName(name);
  const { form, element, isBusy, shown, show, submit, kept } = control;
  const isDirty = form.isDirty();
  const { leave, isAsking } = useLeaveGuard(isDirty, { onLeave: onClose, onDiscard: kept.removeOwnDraft });
  const extras = useRecordExtras(control);
  // Escape and focus belong to the topmost dialog.
  const isOnTop = !useIsCovered(isAsking || extras.isCovered);
  return (
    <Dialog
      onClose={leave}
      size="xl"
      title={title}
      closeOnClickOutside={!isDirty}
      closeOnEscape={isOnTop}
      trapFocus={isOnTop}
    >
      <form ref={element} noValidate className={styles.form} onSubmit={submit}>
        <DraftNotice kept={kept} />
        {failure && <ErrorLine {...failure} />}
        <LanguageChoice shown={shown} onChange={show}>
          {children}
        </LanguageChoice>
        <div className="sticky-buttons">
          {(actions || extras.button) && (
            <div className={`wrap gap-2 ${styles.actions}`}>
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
    </Dialog>
  );
}

/**
 * Whether another dialog is on top, and for a moment afterwards: the Escape that closes the upper dialog also reaches
 * the lower one.
 */
function useIsCovered(isCovered: boolean): boolean {
  const [wasCovered, setWasCovered] = useState(isCovered);
  useEffect(() => {
    if (isCovered) return setWasCovered(true);
    const later = setTimeout(() => setWasCovered(false));
    return () => clearTimeout(later);
  }, [isCovered]);
  return isCovered || wasCovered;
}

type WaitingDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** The dialog of a record while it is read, or when that failed. */
export function WaitingDialog({ title, onClose, children }: WaitingDialogProps) {
  return (
    <Dialog onClose={onClose} size="xl" title={title}>
      <div className={styles.reading}>{children}</div>
    </Dialog>
  );
}
