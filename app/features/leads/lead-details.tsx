import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
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
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{message.label}</dt>
          <dd className={styles.message} dir="auto">
            {message.text}
          </dd>
        </div>
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Modal>
  );
}
