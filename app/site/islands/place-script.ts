// Stands at the end of every public page and runs before that is painted (`?inline-script`). It returns to the place where
// the reader followed a link, after going back, and to that of the same screen with another filter.

import { keptPlace, type Place, staying } from './place.ts';

const goTo = (y: number) => scrollTo({ top: y, behavior: 'instant' });

/** Until the page has loaded, "auto" would let the browser restore its own place, the top. */
function returnAfterGoingBack(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const y = history.state?.y;
  if (navigation?.type === 'back_forward' && y >= 0) goTo(y);
  if (history.scrollRestoration !== 'manual') return;
  history.replaceState({ ...history.state, y: undefined }, '');
  addEventListener('load', () =>
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    }),
  );
}

/** The same control is focused, with what was typed while the page was loading. */
function showPlaceOfSameScreen(): void {
  const stored = sessionStorage.getItem(keptPlace);
  if (!stored) return;
  sessionStorage.removeItem(keptPlace);
  const { to, y, focused, typed }: Place = JSON.parse(stored);
  if (to !== location.pathname + location.search) return;
  goTo(y);
  const control = document.querySelectorAll<HTMLInputElement>(staying)[focused];
  control?.focus({ preventScroll: true });
  if (control && typed !== undefined && control.value === control.defaultValue) control.value = typed;
}

try {
  returnAfterGoingBack();
  showPlaceOfSameScreen();
} catch {
  // Storage is blocked, or the browser keeps no timings.
}
