import { useEffect } from 'react';
import { hasSingleKeys } from './shortcut-settings.ts';

type Acts = { openPalette: () => void; openSheet: () => void };

// Where an Arabic keyboard has another letter, the place of the key counts.
const placeOfKey: Record<string, string> = { KeyK: 'k', KeyN: 'n', Slash: '/' };

/** The key that is meant, whichever language the keyboard writes: `k`, `n`, `/` or `?`. */
function meantKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (!/[\u0600-\u06ff]/.test(key)) return key.toLowerCase();
  return shiftKey && code === 'Slash' ? '?' : (placeOfKey[code] ?? '');
}

// What takes letters itself: fields, and lists that are walked through by their first letters.
const typedInto = 'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=combobox]';
const openDialog = '[role=dialog], [role=alertdialog]';

function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector(openDialog)) return true;
  return target instanceof Element && target.closest(typedInto) !== null;
}

/** Focuses or presses the first such control of the screen; false when it has none. */
function use(selector: string, act: (element: HTMLElement) => void): boolean {
  const element = document.querySelector<HTMLElement>(`main ${selector}`);
  if (element) act(element);
  return element !== null;
}

/**
 * The shortcuts of the back office: Ctrl or Cmd+K for the palette; `/` for the search of the list (`input[type=search]`),
 * `n` for the screen's new record (its button carries `data-shortcut="new"`), `?` for the sheet.
 */
export function useShortcuts({ openPalette, openSheet }: Acts): void {
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
      const key = meantKey(event);
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && key === 'k' && !event.shiftKey) {
        event.preventDefault();
        if (!document.querySelector(openDialog)) openPalette();
      } else if (!isCommand && !isTaken(event) && hasSingleKeys() && singles[key]?.()) event.preventDefault();
    }

    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [openPalette, openSheet]);
}
