import { ActionIcon } from '@mantine/core';
import { ActIcon, type ActIconName } from './act-icon.tsx';

type RowActProps = {
  icon: ActIconName;
  /** What it does, shown when it is pointed at. */
  title: string;
  /** The same, with the name of the record, for screen readers. */
  label: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onClick: () => void;
};

/** A button of one row of a list. */
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
