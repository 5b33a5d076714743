export type SortableLayout = 'list' | 'grid';
type Point = { x: number; y: number };
type Reading = { layout: SortableLayout; isRightToLeft: boolean };

/** Whether an item is read before the point: above it or, in a grid, in its row on the side that is read first. */
function isBefore(box: DOMRect, { x, y }: Point, { layout, isRightToLeft }: Reading): boolean {
  if (layout === 'list') return y > box.top + box.height / 2;
  if (y > box.bottom) return true;
  if (y < box.top) return false;
  const middle = box.left + box.width / 2;
  return isRightToLeft ? x < middle : x > middle;
}

/** How many items stand before the point where something is held: the gap that it would be dropped into. */
export function gapAt(list: HTMLElement, point: Point, layout: SortableLayout): number {
  const reading = { layout, isRightToLeft: getComputedStyle(list).direction === 'rtl' };
  return [...list.children].filter((item) => isBefore(item.getBoundingClientRect(), point, reading)).length;
}

/** The place of an item after it went from its place into a gap. */
export function placeInGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}
