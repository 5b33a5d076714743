import { type ColourMode, nextColourMode, storedColourMode } from '#app/ui/colour-modes.ts';

/** The button that goes through the colour modes; the server wrote the icon and the label of each into it. */
export function startColourMode(button: HTMLElement): void {
  let shown = storedColourMode();
  show(button, shown);
  button.addEventListener('click', () => {
    shown = nextColourMode(shown);
    show(button, shown);
  });
}

function show(button: HTMLElement, mode: ColourMode): void {
  for (const face of button.querySelectorAll<HTMLElement>('[data-mode]')) {
    face.hidden = face.dataset.mode !== mode;
    if (face.hidden) continue;
    button.title = face.dataset.label ?? '';
    button.setAttribute('aria-label', button.title);
  }
}
