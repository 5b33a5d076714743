import { tryLocalStorage } from './browser-storage.ts';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

/** The local storage entry with the mode that was chosen. */
export const colourModeKey = 'color-mode';

/** The mode that was chosen in this browser. */
export function storedColourMode(): ColourMode {
  const stored = tryLocalStorage((storage) => storage.getItem(colourModeKey));
  return colourModes.find((mode) => mode === stored) ?? 'system';
}

/** Stores the mode that follows `mode`, shows the page in it, and returns it. */
export function nextColourMode(mode: ColourMode): ColourMode {
  const next = colourModes[(colourModes.indexOf(mode) + 1) % colourModes.length] ?? 'system';
  tryLocalStorage((storage) => storage.setItem(colourModeKey, next));
  if (next === 'system') delete document.documentElement.dataset.colorMode;
  else document.documentElement.dataset.colorMode = next;
  return next;
}
