import { tryLocalStorage } from '#app/components/browser-storage.ts';

const key = 'admin-shortcuts';

/** Whether shortcuts of a single key are on; whoever dictates or presses keys by accident switches them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return tryLocalStorage((storage) => storage.getItem(key)) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  tryLocalStorage((storage) => storage.setItem(key, isOn ? 'on' : 'off'));
}
