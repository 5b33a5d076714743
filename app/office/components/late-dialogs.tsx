import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';

// Imported on demand, apart from `modals` of the same package: no screen begins with the code of dialogs.
export { ModalsProvider } from '@mantine/modals';

type MenuDrawerProps = { opened: boolean; onClose: () => void; children: ReactNode };

/** The side menu of a phone. */
export function MenuDrawer({ opened, onClose, children }: MenuDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} size={240} title={m.admin_nav_label()} padding={0}>
      {children}
    </Drawer>
  );
}
