import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#app/ui/import-timeout.ts';
import type { Shortcut } from './shortcut-sheet.tsx';
import { useShortcuts } from './use-shortcuts.ts';

// Loaded on demand, so that screens load faster.
const Palette = lazyPart(
  () => import('./palette.tsx'),
  ({ Palette }) => Palette,
);
const ShortcutSheet = lazyPart(
  () => import('./shortcut-sheet.tsx'),
  ({ ShortcutSheet }) => ShortcutSheet,
);
const AccountDialog = lazyPart(
  () => import('./account-dialog.tsx'),
  ({ AccountDialog }) => AccountDialog,
);

export type ShellDialog = 'palette' | 'shortcuts' | 'account';

/** The open dialog of the shell; shortcuts open them too. */
export function useShellDialog() {
  const [dialog, open] = useState<ShellDialog>();
  const openPalette = useCallback(() => open('palette'), []);
  const openSheet = useCallback(() => open('shortcuts'), []);
  const close = useCallback(() => open(undefined), []);
  useShortcuts({ openPalette, openSheet });
  return { dialog, open, close };
}

type ShellDialogsProps = {
  dialog: ShellDialog | undefined;
  shortcuts: readonly Shortcut[] | undefined;
  username: string;
  onClose: () => void;
};

/** The dialogs available on every back-office screen. */
export function ShellDialogs({ dialog, shortcuts, username, onClose }: ShellDialogsProps) {
  return (
    <Suspense>
      {dialog === 'palette' && <Palette onClose={onClose} />}
      {dialog === 'shortcuts' && <ShortcutSheet ofScreen={shortcuts} onClose={onClose} />}
      {dialog === 'account' && <AccountDialog username={username} onClose={onClose} />}
    </Suspense>
  );
}
