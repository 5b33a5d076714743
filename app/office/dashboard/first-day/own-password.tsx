import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';

/** Draws the form of one's own password. */
export type OpenAccountDialog = (onClose: () => void) => ReactNode;

type OwnPasswordProps = { accountDialog: OpenAccountDialog; onChanged: () => void };

/** Opens the form of one's own password; other ways to protect the account are on its screen. */
export function OwnPassword({ accountDialog, onChanged }: OwnPasswordProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onChanged();
  };
  return (
    <p className="wrap gap-2">
      <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
        {m.admin_password_change()}
      </Button>
      <Button component={Link} to="/admin/account" variant="default" size="xs">
        {m.first_day_password_other()}
      </Button>
      {isOpen && accountDialog(close)}
    </p>
  );
}
