import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { FactList } from '#app/components/back-office/fact-list.tsx';
import { useFocusBack } from '#app/components/back-office/record/use-focus-back.ts';
import styles from './lead-details.module.css';

type LeadDetailsProps = {
  title: string;
  facts: { label: string; value: ReactNode }[];
  /** What the person wrote, line breaks kept. */
  message: { label: string; text: string };
  /** What can be done about it. */
  actions?: ReactNode;
  onClose: () => void;
};

/** All that a person sent. Mounted means open. */
export function LeadDetails({ title, facts, message, actions, onClose }: LeadDetailsProps) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} size="lg" title={title} returnFocus={false}>
      <FactList facts={facts} text={message} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </Modal>
  );
}
