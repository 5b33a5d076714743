import { Suspense, useCallback, useEffect, useState } from 'react';
import { keyOfCommand, meantKey } from '#app/office/components/meant-key.ts';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { hasSingleKeys } from './shortcut-settings.ts';
import type { Shortcut } from './shortcut-sheet.tsx';

// Loaded on demand, so that screens load faster.
const Palette = lazyPart(() => import('./palette.tsx'), 'Palette');
const ShortcutSheet = lazyPart(() => import('./shortcut-sheet.tsx'), 'ShortcutSheet');
const AccountDialog = lazyPart(() => import('./account-dialog.tsx'), 'AccountDialog');

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

type Acts = { openPalette: () => void; openSheet: () => void };

// Elements that handle letters themselves: fields, and lists with type-ahead.
const typedInto = 'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=combobox]';
const openDialog = '[role=dialog], [role=alertdialog]';

function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector(openDialog)) return true;
  return target instanceof Element && target.closest(typedInto) !== null;
}

/** Focuses or clicks the first matching control; false when there is none. */
function use(selector: string, act: (element: HTMLElement) => void): boolean {
  const element = document.querySelector<HTMLElement>(`main ${selector}`);
  if (element) act(element);
  return element !== null;
}

/**
 * Back-office shortcuts: Ctrl or Cmd+K for the palette; `/` for the list search (`input[type=search]`), `n` for a new
 * record (the button with `data-shortcut="new"`), `?` for the list of shortcuts.
 */
function useShortcuts({ openPalette, openSheet }: Acts): void {
  useEffect(() => {
    const singles: Record<string, () => boolean> = {
      '/': () => use('input[type=search]', (field) => field.focus()),
      n: () => use('[data-shortcut=new]', (button) => button.click()),
      '?': () => {
        openSheet();
        return true;
      },
    };

    function follow(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (keyOfCommand(event) === 'k') {
        event.preventDefault();
        if (!document.querySelector(openDialog)) openPalette();
      } else if (!isCommand && !isTaken(event) && hasSingleKeys() && singles[meantKey(event)]?.())
        event.preventDefault();
    }

    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [openPalette, openSheet]);
}
