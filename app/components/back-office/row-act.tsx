import { ActionIcon } from '@mantine/core';
import { ActIcon, type ActIconName } from './act-icon.tsx';

type RowActProps = {
  icon: ActIconName;
  /** Its tooltip. */
  title: string;
  /** The same with the record's name, for screen readers. */
  label: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onClick: () => void;
};

/** An action button of a list row. */
export function RowAct({ icon, title, label, isDanger = false, isBusy = false, onClick }: RowActProps) {
  return (
    <ActionIcon
      variant="subtle"
      size={40}
      color={isDanger ? 'red' : 'blue'}
      title={title}
      aria-label={label}
      loading={isBusy}
      onClick={onClick}
    >
      <ActIcon name={icon} />
    </ActionIcon>
  );
}
