import { ActionIcon, Menu } from '@mantine/core';
import { createContext, use } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { CommandIcon, type CommandIconName } from './command-icon.tsx';

type RowActProps = {
  icon: CommandIconName;
  /** Its tooltip. */
  title?: string;
  /** The same with the record's name, for screen readers. */
  label: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** Pixels; default 40. */
  size?: number;
  onClick: () => void;
};

/** Within the menu of a row: gives the focus back to its button. */
export const MenuOfRow = createContext<(() => void) | undefined>(undefined);

/** An action button of a list row; in its menu an entry. */
export function RowAction({ icon, title, label, isDanger = false, isBusy = false, size = 40, onClick }: RowActProps) {
  const leaveMenu = use(MenuOfRow);
  if (leaveMenu)
    return (
      <Menu.Item
        leftSection={<CommandIcon name={icon} size={18} />}
        aria-label={label}
        {...(isDanger && { c: 'var(--danger)' })}
        onClick={() => {
          leaveMenu();
          onClick();
        }}
      >
        {title}
      </Menu.Item>
    );
  return (
    <ActionIcon
      variant="subtle"
      size={size}
      color={isDanger ? 'red' : 'blue'}
      title={title}
      aria-label={label}
      loading={isBusy}
      onClick={onClick}
    >
      <CommandIcon name={icon} />
    </ActionIcon>
  );
}

type RowLinkProps = Pick<RowActProps, 'icon' | 'title' | 'label'> & { to: string };

/** A link of a list row, where others are actions. */
export function RowLink({ icon, title, label, to }: RowLinkProps) {
  return (
    <ActionIcon component={Link} to={to} variant="subtle" size={40} color="blue" title={title} aria-label={label}>
      <CommandIcon name={icon} />
    </ActionIcon>
  );
}

type DeleteActionProps = {
  name: string;
  onClick: () => void;
};

/** Deletes the record of a row. */
export function DeleteAction({ name, onClick }: DeleteActionProps) {
  const label = m.admin_delete_named({ name });
  return <RowAction icon="trash" title={m.admin_delete()} label={label} isDanger onClick={onClick} />;
}
