import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { readSession } from '#app/office/components/session.ts';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import styles from './first-day.module.css';

const AccountDialog = lazy(async () => ({
  default: (await withImportTimeout(import('#app/office/shell/account-dialog.tsx'))).AccountDialog,
}));

/** Opens the form of one's own password; other ways to protect the account are on its screen. */
export function OwnPassword({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onChanged();
  };
  return (
    <p className={styles.acts}>
      <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
        {m.admin_password_change()}
      </Button>
      <Button component={Link} to="/admin/account" variant="default" size="xs">
        {m.first_day_password_other()}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AccountDialog username={readSession()?.user.username ?? ''} onClose={close} />
        </Suspense>
      )}
    </p>
  );
}
