import { ActionIcon, Menu } from '@mantine/core';
import { Children, type ReactNode, useRef } from 'react';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { MenuOfRow } from '#app/office/components/row-action.tsx';
import { m } from '#messages';
import styles from './row-menu.module.css';

type RowMenuProps = {
  name: string;
  /** Acts of `row-action.tsx`; each one that is absent is null. */
  children: ReactNode;
};

/** Further acts of a row: in a menu where space is short and there are several, else beside the others. */
export function RowMenu({ name, children }: RowMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  // What an act opens gives the focus back to what had it.
  const leave = () => opener.current?.focus();
  if (Children.toArray(children).length < 2) return children;
  return (
    <>
      <span className={styles.acts}>{children}</span>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            ref={opener}
            className={styles.menu}
            variant="subtle"
            size={40}
            title={m.list_row_more()}
            aria-label={m.list_row_more_named({ name })}
          >
            <CommandIcon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuOfRow value={leave}>{children}</MenuOfRow>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
