import { mostEnlarged, startZoom } from './picture-zoom.ts';

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** The step of an arrow key to the next (1) or previous picture (-1), in reading direction; 0 for other keys. */
export function stepOfKey({ key }: KeyboardEvent): number {
  if (key === (isRightToLeft() ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === (isRightToLeft() ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
}

/** While a picture grows under two fingers nothing is announced; after so many milliseconds of rest its size is. */
const restBeforeSaying = 250;

/**
 * Shows the pictures of `strip` in the whole window; arrow keys and swipes change the picture, Escape closes. It is
 * enlarged and moved by `picture-zoom.ts`.
 * @returns opens the viewer at a picture
 */
export function startViewer(dialog: HTMLDialogElement, strip: HTMLElement): (position: number) => void {
  const pictures = [...strip.querySelectorAll<HTMLElement>('li > a > :first-child')];
  const place = dialog.querySelector<HTMLElement>('[data-position]');
  const level = dialog.querySelector<HTMLElement>('[data-level]');
  const stage = dialog.querySelector<HTMLElement>('[data-stage]');
  const turns = [...dialog.querySelectorAll<HTMLElement>('[data-turn]')];
  const zooms = [...dialog.querySelectorAll<HTMLElement>('[data-zoom]')];
  // The server left its place, with its classes.
  let shown = stage?.querySelector<HTMLElement>('span');
  let current = 0;
  let saying: ReturnType<typeof setTimeout> | undefined;

  const turn = (by: number) => show(current + by);
  const zoom =
    stage &&
    startZoom(stage, {
      onSwipe: (direction) => turn(isRightToLeft() ? direction : -direction),
      onScale: (scale) => {
        clearTimeout(saying);
        saying = setTimeout(() => sayLevel(scale), restBeforeSaying);
      },
    });

  function sayLevel(scale: number): void {
    if (level) level.textContent = `${Math.round(scale * 100)}%`;
    for (const button of zooms)
      button.setAttribute('aria-disabled', String(scale === (button.dataset.zoom === '1' ? mostEnlarged : 1)));
  }

  function show(position: number): void {
    const picture = pictures[position];
    if (!picture || !shown || !stage) return;
    current = position;
    const enlarged = enlargedCopy(picture, stage);
    enlarged.className = shown.className;
    shown.replaceWith(enlarged);
    shown = enlarged;
    zoom?.begin(enlarged);
    if (place) place.textContent = (place.dataset.position ?? '').replace('{number}', String(position + 1));
    for (const button of turns)
      button.setAttribute('aria-disabled', String(pictures[position + Number(button.dataset.turn)] === undefined));
  }

  for (const button of turns) button.addEventListener('click', () => turn(Number(button.dataset.turn)));
  for (const button of zooms) button.addEventListener('click', () => zoom?.step(Number(button.dataset.zoom)));
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = stepOfKey(event);
    if (zoom?.takesKey(event.key)) event.preventDefault();
    else if (by !== 0) {
      event.preventDefault();
      turn(by);
    }
  });
  return (position) => {
    dialog.showModal();
    show(position);
    sayLevel(1);
  };
}

/** A copy of a picture in the size that the stage has room for. */
function enlargedCopy(picture: HTMLElement, { clientWidth, clientHeight }: HTMLElement): HTMLElement {
  const copy = picture.cloneNode(true) as HTMLElement;
  const image = copy.querySelector('img');
  if (image) image.loading = 'eager';
  const widthAtFullHeight =
    (clientHeight * Number(image?.getAttribute('width'))) / Number(image?.getAttribute('height'));
  const width = Math.ceil(Math.min(clientWidth, widthAtFullHeight));
  // The first size is for readers who save data.
  for (const source of copy.querySelectorAll('source')) source.sizes = source.sizes.replace(/,.*/, `,${width}px`);
  return copy;
}
