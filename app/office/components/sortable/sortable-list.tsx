import { ActionIcon } from '@mantine/core';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import type { SortableLayout } from './drop-position.ts';
import styles from './sortable-list.module.css';
import { usePointerSort } from './use-pointer-sort.ts';

type SortableListProps<Item> = {
  items: readonly Item[];
  /** The item's key. */
  keyOf: (item: Item) => string;
  /** The item's name for announcements. */
  nameOf: (item: Item, place: number) => string;
  /** Moves the item at `from` to `to`. */
  onMove: (from: number, to: number) => void;
  /** Stacked, or in a wrapping row. */
  layout?: SortableLayout;
  /** The class of the list, and of its items. */
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** Pixels; default 44. */
  controlSize?: number;
  /** Renders an item; `controls` are the handle and the two buttons. */
  children: (item: Item, place: number, controls: ReactNode) => ReactNode;
};

/** `items` with the one at `from` moved to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const without = items.toSpliced(from, 1);
  return without.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** A list reordered by dragging or with buttons; moves are announced to screen readers. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, keyOf, nameOf, onMove, layout = 'list', className, itemClassName, controlSize = 44 } = props;
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');

  function move(from: number, to: number): void {
    const item = items[from];
    if (item === undefined) return;
    onMove(from, to);
    setSaid(m.admin_moved({ name: nameOf(item, from), place: to + 1, count: items.length }));
  }

  function step(from: number, to: number): void {
    move(from, to);
    // A moved element loses the focus; it returns to the item's new position.
    const button = `[data-step="${to - from}"]`;
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>(button)?.focus());
  }

  const { held, listProps, take } = usePointerSort({ list, layout, onMove: move });
  const isGap = (place: number) => held && held.gap === place && place !== held.from && place !== held.from + 1;
  return (
    <>
      <ul ref={list} className={`${styles.list} ${className ?? ''}`} data-layout={layout} {...listProps}>
        {items.map((item, place) => (
          <li
            key={keyOf(item)}
            className={`${styles.item} ${itemClassName ?? ''}`}
            data-held={held?.from === place || undefined}
            data-gap={isGap(place) ? 'before' : isGap(place + 1) && place === items.length - 1 ? 'after' : undefined}
          >
            {props.children(
              item,
              place,
              <MoveControls
                name={nameOf(item, place)}
                place={place}
                count={items.length}
                layout={layout}
                size={controlSize}
                onMove={(to) => step(place, to)}
                onTake={(event) => take(event, place)}
              />,
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

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
function MoveControls({ name, place, count, layout, size, onMove, onTake }: MoveControlsProps) {
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
