import { trySessionStorage } from '#app/ui/browser-storage.ts';

/** The session storage key of a place that the next page shows again (`place-script.ts`). */
export const keptPlace = 'place';

/** The address with its query, pixels from the top, which of the `staying` controls had the focus, and its text. */
export type Place = { to: string; y: number; focused: number; typed: string | undefined };

/** The controls that may be focused again, in page order. */
export const staying = 'a[data-stays],[data-stays] input:not([type=hidden]),[data-stays] button';

/** The next page is the same screen with another filter: it shows the same place, and focuses the same control. */
export function keepPlace(address: string, control: Element): void {
  const { pathname, search } = new URL(address);
  const focused = [...document.querySelectorAll(staying)].indexOf(control);
  const keep = (): void => {
    const typed = control instanceof HTMLInputElement ? control.value : undefined;
    const place: Place = { to: pathname + search, y: window.scrollY, focused, typed };
    trySessionStorage((storage) => storage.setItem(keptPlace, JSON.stringify(place)));
  };
  keep();
  // The reader goes on typing while the next page loads.
  addEventListener('pagehide', keep, { once: true });
}

/** Notes where the reader is before the page glides to its top; browsers would come back to the top otherwise. */
export function notePlace(): void {
  history.replaceState({ ...history.state, y: window.scrollY }, '');
  history.scrollRestoration = 'manual';
}

/** The page was not left after all. */
export function forgetPlace(): void {
  if (history.scrollRestoration === 'auto') return;
  history.replaceState({ ...history.state, y: undefined }, '');
  history.scrollRestoration = 'auto';
}

/** Shows the noted place. The page is there when it is put into the back/forward cache, not halfway to its top. */
export function showNotedPlace(): void {
  const { y } = (history.state ?? {}) as { y?: number };
  if (y !== undefined && history.scrollRestoration === 'manual') window.scrollTo({ top: y, behavior: 'instant' });
}
