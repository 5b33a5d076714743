/** What the browser's events and React's tell of a key. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Fields in which keys type. */
export const typedInto = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox], [role=menu]';

const ownSign = /^[\x20-\x7e]$/;
// What a browser says of a key that has no single sign, such as an accent.
const noSign = new Set(['Dead', 'Process', 'Unidentified']);

/**
 * The intended key in any keyboard layout: a letter in lower case, a sign, or a name such as `Enter`. Where a key types
 * no Latin sign (on an Arabic keyboard B types «لا»), its place on the keyboard decides; '' when that is none of ours.
 */
export function meantKey({ key, code, shiftKey }: PressedKey): string {
  if (ownSign.test(key)) return key.toLowerCase();
  const isNamed = /^[A-Z][A-Za-z0-9]+$/.test(key) && !noSign.has(key);
  if (isNamed) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  if (code === 'BracketLeft' || code === 'BracketRight') return code === 'BracketLeft' ? '[' : ']';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

/** The same for a key pressed with Ctrl or Cmd alone; undefined with others or without. */
export function keyOfCommand(pressed: PressedKey): string | undefined {
  const isCommand = (pressed.ctrlKey || pressed.metaKey) && !pressed.altKey && !pressed.shiftKey;
  return isCommand ? meantKey(pressed) : undefined;
}
