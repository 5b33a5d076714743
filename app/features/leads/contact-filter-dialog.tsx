import { Button, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '#app/components/back-office/record/use-focus-back.ts';
import { m } from '#messages';
import { contactStatuses } from '#shared/contact.ts';
import styles from './lead-details.module.css';
import { statusChoices } from './lead-status.tsx';

type ContactFilterDialogProps = {
  /** '' shows all. */
  status: string;
  onApply: (status: string) => void;
  onClose: () => void;
};

/** Narrows the messages to one status. Mounted means open. */
export function ContactFilterDialog({ status, onApply, onClose }: ContactFilterDialogProps) {
  const [chosen, setChosen] = useState(status);
  useFocusBack();

  function apply(value: string): void {
    onClose();
    onApply(value);
  }

  return (
    <Modal opened onClose={onClose} size="sm" title={m.admin_contacts_filter_title()} returnFocus={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply(chosen);
        }}
      >
        <Radio.Group label={m.admin_column_status()} value={chosen} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {[{ value: '', label: m.admin_filter_all() }, ...statusChoices(contactStatuses)].map((choice) => (
              <Radio key={choice.value} value={choice.value} label={choice.label} />
            ))}
          </Stack>
        </Radio.Group>
        <div className={styles.actions}>
          <Button variant="default" onClick={() => apply('')}>
            {m.admin_filter_clear()}
          </Button>
          <Button type="submit">{m.admin_filter_apply()}</Button>
        </div>
      </form>
    </Modal>
  );
}
