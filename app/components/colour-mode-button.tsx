import { useEffect, useState } from 'react';
import { tryLocalStorage } from '#app/components/browser-storage.ts';
import { m } from '#messages';
import { Icon, type IconName } from './icon.tsx';

const modes = ['system', 'light', 'dark'] as const;
type ColourMode = (typeof modes)[number];
const storageKey = 'color-mode';
const icons: Record<ColourMode, IconName> = { system: 'system', light: 'sun', dark: 'moon' };
const labels: Record<ColourMode, () => string> = {
  system: m.colour_mode_system,
  light: m.colour_mode_light,
  dark: m.colour_mode_dark,
};

function storedMode(): ColourMode {
  const stored = tryLocalStorage((storage) => storage.getItem(storageKey));
  return modes.find((mode) => mode === stored) ?? 'system';
}

function apply(mode: ColourMode): void {
  tryLocalStorage((storage) => storage.setItem(storageKey, mode));
  if (mode === 'system') delete document.documentElement.dataset.colorMode;
  else document.documentElement.dataset.colorMode = mode;
}

/** Cycles through system, light and dark; stored in this browser. */
export function ColourModeButton({ className }: { className?: string | undefined }) {
  const [mode, setMode] = useState<ColourMode>('system');
  useEffect(() => setMode(storedMode()), []);

  function next(): void {
    const following = modes[(modes.indexOf(mode) + 1) % modes.length] ?? 'system';
    apply(following);
    setMode(following);
  }

  const label = m.colour_mode_label({ mode: labels[mode]() });
  return (
    <button type="button" className={className} onClick={next} aria-label={label} title={label}>
      <Icon name={icons[mode]} />
    </button>
  );
}
