import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { gapAt, indexInGap, type SortableLayout } from './drop-position.ts';

type Held = { from: number; gap: number };
type PointerSortOptions = {
  list: RefObject<HTMLElement | null>;
  layout: SortableLayout;
  onMove: (from: number, to: number) => void;
};

/**
 * Dragging an item by mouse, pen or touch. Nothing moves until it is dropped: `held` is the dragged item and the target
 * gap. Escape cancels.
 */
export function usePointerSort({ list, layout, onMove }: PointerSortOptions) {
  const [held, setHeld] = useState<Held>();
  const isHeld = held !== undefined;

  useEffect(() => {
    if (!isHeld) return;
    const letGo = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape must not close the surrounding dialog.
      event.stopPropagation();
      setHeld(undefined);
    };
    window.addEventListener('keydown', letGo, { capture: true });
    return () => window.removeEventListener('keydown', letGo, { capture: true });
  }, [isHeld]);

  function follow({ clientX: x, clientY: y }: PointerEvent): void {
    const element = list.current;
    if (!held || !element) return;
    const gap = gapAt(element, { x, y }, layout);
    setHeld({ ...held, gap });
    element.children[Math.min(gap, element.children.length - 1)]?.scrollIntoView({ block: 'nearest' });
  }

  function drop(): void {
    if (!held) return;
    const to = indexInGap(held.from, held.gap);
    if (to !== held.from) onMove(held.from, to);
    setHeld(undefined);
  }

  return {
    held,
    /** For the list, which captures the pointer. */
    listProps: { onPointerMove: follow, onPointerUp: drop, onPointerCancel: () => setHeld(undefined) },
    /** For the drag handle. */
    take(event: PointerEvent, from: number): void {
      if (event.button !== 0) return;
      event.preventDefault();
      list.current?.setPointerCapture(event.pointerId);
      setHeld({ from, gap: from });
    },
  };
}
