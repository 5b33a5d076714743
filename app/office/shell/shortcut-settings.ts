import { tryLocalStorage } from '#app/ui/browser-storage.ts';

const key = 'admin-shortcuts';

/** Whether single-key shortcuts are on; users who dictate or press keys by accident can disable them (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return tryLocalStorage((storage) => storage.getItem(key)) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  tryLocalStorage((storage) => storage.setItem(key, isOn ? 'on' : 'off'));
}
