import { useEffect, useState } from 'react';
import { m } from '#messages';
import { type ColourMode, colourModes, nextColourMode, storedColourMode } from './colour-modes.ts';
import { Icon, type IconName } from './icon.tsx';

const icons: Record<ColourMode, IconName> = { system: 'system', light: 'sun', dark: 'moon' };
const names: Record<ColourMode, () => string> = {
  system: m.colour_mode_system,
  light: m.colour_mode_light,
  dark: m.colour_mode_dark,
};

const labelOf = (mode: ColourMode): string => m.colour_mode_label({ mode: names[mode]() });

type ColourModeButtonProps = { className?: string | undefined };

/** Cycles through system, light and dark; stored in this browser. */
export function ColourModeButton({ className }: ColourModeButtonProps) {
  const [mode, setMode] = useState<ColourMode>('system');
  useEffect(() => setMode(storedColourMode()), []);
  const label = labelOf(mode);
  return (
    <button
      type="button"
      className={className}
      onClick={() => setMode(nextColourMode(mode))}
      aria-label={label}
      title={label}
    >
      <Icon name={icons[mode]} />
    </button>
  );
}

/** The same for public pages, with every face of the button (`islands/colour-mode.ts`). */
export function SiteColourMode({ className }: ColourModeButtonProps) {
  const label = labelOf('system');
  return (
    <button type="button" className={className} aria-label={label} title={label} data-island="colour-mode">
      {colourModes.map((mode) => (
        <span key={mode} data-mode={mode} data-label={labelOf(mode)} hidden={mode !== 'system'}>
          <Icon name={icons[mode]} />
        </span>
      ))}
    </button>
  );
}
