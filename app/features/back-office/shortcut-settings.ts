const key = 'admin-shortcuts';

/** Whether shortcuts of a single key are on; whoever dictates or presses keys by accident switches them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(key) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  localStorage.setItem(key, isOn ? 'on' : 'off');
}
