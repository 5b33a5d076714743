export type SortableLayout = 'list' | 'grid';
type Point = { x: number; y: number };
type Reading = { layout: SortableLayout; isRightToLeft: boolean };

/** Whether an item precedes the point: above it or, in a grid, on the start side of its row. */
function isBefore(box: DOMRect, { x, y }: Point, { layout, isRightToLeft }: Reading): boolean {
  if (layout === 'list') return y > box.top + box.height / 2;
  if (y > box.bottom) return true;
  if (y < box.top) return false;
  const middle = box.left + box.width / 2;
  return isRightToLeft ? x < middle : x > middle;
}

/** The gap at the drag position: the number of items before it. */
export function gapAt(list: HTMLElement, point: Point, layout: SortableLayout): number {
  const reading = { layout, isRightToLeft: getComputedStyle(list).direction === 'rtl' };
  return [...list.children].filter((item) => isBefore(item.getBoundingClientRect(), point, reading)).length;
}

/** The new index of an item dropped into a gap. */
export function indexInGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}
