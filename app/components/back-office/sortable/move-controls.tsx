import { ActionIcon } from '@mantine/core';
import type { PointerEvent } from 'react';
import { LineIcon } from '#app/components/line-icon.tsx';
import { m } from '#messages';
import type { SortableLayout } from './drop-position.ts';
import styles from './sortable-list.module.css';

const ways = {
  list: [
    { step: -1, icon: 'M12 19V5M6 11l6-6 6 6', label: m.admin_move_up },
    { step: 1, icon: 'M12 5v14M6 13l6 6 6-6', label: m.admin_move_down },
  ],
  grid: [
    { step: -1, icon: 'M19 12H5M11 6l-6 6 6 6', label: m.admin_move_earlier },
    { step: 1, icon: 'M5 12h14M13 6l6 6-6 6', label: m.admin_move_later },
  ],
} as const;

type MoveControlsProps = {
  name: string;
  place: number;
  count: number;
  layout: SortableLayout;
  size: number;
  onMove: (to: number) => void;
  onTake: (event: PointerEvent) => void;
};

/** A drag handle, and two move buttons for the keyboard and for users who cannot drag. */
export function MoveControls({ name, place, count, layout, size, onMove, onTake }: MoveControlsProps) {
  return (
    <>
      <span className={styles.grip} aria-hidden="true" onPointerDown={onTake}>
        <LineIcon path="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" size={18} weight={3} />
      </span>
      {ways[layout].map(({ step, icon, label }) => {
        const to = place + step;
        const isEnd = to < 0 || to >= count;
        return (
          <ActionIcon
            key={step}
            className={styles.step ?? ''}
            variant="subtle"
            size={size}
            data-step={step}
            // Not `disabled`: the pressed button keeps the focus at the end of the list.
            aria-disabled={isEnd}
            data-disabled={isEnd}
            aria-label={label({ name })}
            onClick={() => !isEnd && onMove(to)}
          >
            <LineIcon path={icon} size={18} mirrors={layout === 'grid'} />
          </ActionIcon>
        );
      })}
    </>
  );
}
