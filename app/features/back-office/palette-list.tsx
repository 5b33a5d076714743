import { useEffect, useRef } from 'react';
import { m } from '#messages';
import type { PaletteEntry } from './palette-entries.ts';
import styles from './palette-list.module.css';

type PaletteListProps = {
  id: string;
  entries: PaletteEntry[];
  /** The index of the active entry. */
  chosen: number;
  optionId: (index: number) => string;
  onGo: (to: string) => void;
  onChoose: (index: number) => void;
};

/** The listbox of the palette; the focus stays in the field. */
export function PaletteList({ id, entries, chosen, optionId, onGo, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={m.admin_palette()} className={styles.list}>
      {entries.map(({ id: key, to, label, note }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above has the focus and follows the keys
        <div
          key={key}
          id={optionId(index)}
          role="option"
          aria-selected={index === chosen}
          className={styles.entry}
          onClick={() => onGo(to)}
          onMouseMove={() => onChoose(index)}
        >
          <span className={styles.label} dir="auto">
            {label}
          </span>
          <span className={styles.note}>{note}</span>
        </div>
      ))}
    </div>
  );
}
