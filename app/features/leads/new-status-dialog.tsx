import { Button, Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useRestoredFocus } from '#app/components/back-office/record/use-restored-focus.ts';
import { m } from '#messages';
import { type Career, type CareerStatus, careerStatuses } from '#shared/career.ts';
import styles from './lead-details.module.css';
import { statusChoices } from './lead-status.tsx';

type NewStatusDialogProps = {
  lead: Career;
  /** Settles when the result was shown. */
  onUpdate: (status: CareerStatus) => Promise<void>;
  onClose: () => void;
};

/** Gives an application another status; begins with the one it has. Mounted means open. */
export function NewStatusDialog({ lead, onUpdate, onClose }: NewStatusDialogProps) {
  const [status, setStatus] = useState(lead.status);
  const [isBusy, setIsBusy] = useState(false);
  useRestoredFocus();

  async function update(): Promise<void> {
    setIsBusy(true);
    await onUpdate(status);
    onClose();
  }

  return (
    <Modal opened onClose={onClose} size="sm" title={m.admin_careers_change_status()} returnFocus={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void update();
        }}
      >
        <NativeSelect
          data-autofocus
          label={m.admin_careers_new_status()}
          description={<bdi>{lead.fullName}</bdi>}
          data={statusChoices(careerStatuses)}
          value={status}
          onChange={({ currentTarget }) =>
            setStatus(careerStatuses.find((each) => each === currentTarget.value) ?? status)
          }
        />
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {m.admin_update()}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
