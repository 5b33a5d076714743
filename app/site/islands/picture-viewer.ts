/** The horizontal swipe distance in CSS pixels. */
const swipeDistance = 40;

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** The step of an arrow key to the next (1) or previous picture (-1), in reading direction; 0 for other keys. */
export function stepOfKey({ key }: KeyboardEvent): number {
  if (key === (isRightToLeft() ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === (isRightToLeft() ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
}

/**
 * Shows the pictures of `strip` in the whole window; arrow keys and swipes change the picture, Escape closes.
 * @returns opens the viewer at a picture
 */
export function startViewer(dialog: HTMLDialogElement, strip: HTMLElement): (position: number) => void {
  const pictures = [...strip.querySelectorAll<HTMLElement>('li > a > :first-child')];
  const place = dialog.querySelector<HTMLElement>('[data-position]');
  const turns = [...dialog.querySelectorAll<HTMLElement>('[data-turn]')];
  // The server left its place, with its classes.
  let shown = dialog.querySelector<HTMLElement>(':scope > span');
  let current = 0;

  function show(position: number): void {
    const picture = pictures[position];
    if (!picture || !shown) return;
    current = position;
    const enlarged = enlargedCopy(picture);
    enlarged.className = shown.className;
    shown.replaceWith(enlarged);
    shown = enlarged;
    if (place) place.textContent = (place.dataset.position ?? '').replace('{number}', String(position + 1));
    for (const turn of turns)
      turn.setAttribute('aria-disabled', String(pictures[position + Number(turn.dataset.turn)] === undefined));
  }

  const step = (by: number) => show(current + by);
  for (const turn of turns) turn.addEventListener('click', () => step(Number(turn.dataset.turn)));
  dialog.addEventListener('keydown', (event) => {
    const by = stepOfKey(event);
    if (by === 0) return;
    event.preventDefault();
    step(by);
  });
  onSwipe(dialog, step);
  return (position) => {
    show(position);
    dialog.showModal();
  };
}

function enlargedCopy(picture: HTMLElement): HTMLElement {
  const copy = picture.cloneNode(true) as HTMLElement;
  // The first size is for readers who save data.
  for (const source of copy.querySelectorAll('source')) source.sizes = source.sizes.replace(/,.*/, ',100vw');
  for (const image of copy.querySelectorAll('img')) image.loading = 'eager';
  return copy;
}

/** Calls `turn` with 1 or -1, in reading direction. */
function onSwipe(element: HTMLElement, turn: (by: number) => void): void {
  let touchedAt: number | undefined;
  const begin = ({ touches }: TouchEvent): void => {
    // Two fingers zoom, they do not swipe.
    touchedAt = touches.length === 1 ? touches[0]?.clientX : undefined;
  };
  const end = ({ changedTouches }: TouchEvent): void => {
    // One finger pans a zoomed picture.
    if ((window.visualViewport?.scale ?? 1) > 1) return;
    const endedAt = changedTouches[0]?.clientX ?? 0;
    const moved = endedAt - (touchedAt ?? endedAt);
    touchedAt = undefined;
    if (Math.abs(moved) >= swipeDistance) turn(Math.sign(moved) * (isRightToLeft() ? 1 : -1));
  };
  element.addEventListener('touchstart', begin, { passive: true });
  element.addEventListener('touchend', end, { passive: true });
}
