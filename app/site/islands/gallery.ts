import { isPlainClick, startCommands } from './dialog.ts';
import { startViewer, stepOfKey } from './picture-viewer.ts';

/** The buttons, thumbnails, arrow keys and large view of a gallery. */
export function start(gallery: HTMLElement): void {
  const strip = gallery.querySelector<HTMLElement>('ul');
  const dialog = gallery.querySelector('dialog');
  if (!strip || !dialog) return;
  const entries = [...strip.children].filter((entry) => entry instanceof HTMLElement);
  const thumbnails = [...gallery.querySelectorAll<HTMLAnchorElement>('a[href^="#picture-"]')];
  const buttons = [...gallery.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const place = gallery.querySelector('[data-place]');
  let current = 0;

  function mark(position: number): void {
    current = position;
    for (const [at, link] of thumbnails.entries()) {
      if (at === position) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    if (place) place.textContent = `${position + 1} / ${entries.length}`;
    for (const button of buttons) button.disabled = entries[position + Number(button.dataset.step)] === undefined;
  }

  function show(position: number): void {
    const wanted = Math.max(0, Math.min(position, entries.length - 1));
    strip?.scrollTo({ left: entries[wanted]?.offsetLeft ?? 0 });
    mark(wanted);
  }

  for (const button of buttons) button.addEventListener('click', () => show(current + Number(button.dataset.step)));
  for (const [position, link] of thumbnails.entries()) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      show(position);
    });
  }
  strip.addEventListener('keydown', (event) => {
    const step = stepOfKey(event);
    if (step === 0) return;
    event.preventDefault();
    show(current + step);
  });
  strip.addEventListener('scroll', () => {
    mark(Math.round(Math.abs(strip.scrollLeft) / (entries[0]?.clientWidth || strip.clientWidth)));
  });
  startCommands(dialog);
  const enlarge = startViewer(dialog, strip);
  strip.addEventListener('click', (event) => {
    const entry = event.target instanceof Element ? event.target.closest('li') : null;
    // A click with a modifier key opens the file, as without JavaScript.
    if (!entry || !isPlainClick(event)) return;
    event.preventDefault();
    enlarge(entries.indexOf(entry));
  });
  mark(0);
}
