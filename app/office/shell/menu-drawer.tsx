import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';

/** The side menu of a phone. */
export function MenuDrawer({
  opened,
  onClose,
  children,
}: {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Drawer opened={opened} onClose={onClose} size={240} title={m.admin_nav_label()} padding={0}>
      {children}
    </Drawer>
  );
}
