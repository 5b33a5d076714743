const signs = ['focusin', 'pointerdown', 'keydown'] as const;

// Scrolling is one: by the time a form is reached, it is alive. Moves of the pointer are none: browsers also report them
// when the page moves below a pointer at rest.
const signsOfAnyone = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll'] as const;

/** Resolves at the first sign that somebody uses the page. */
export const attended = new Promise<void>((resolve) => {
  for (const sign of signsOfAnyone)
    addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
});

/** How far below the window, in CSS pixels, something is near. */
const nearby = 300;

/** What an island cannot do until its code comes; it is fetched again at the next sign when it fails to come. */
type Load = () => Promise<void>;

/** Fetches the code of an island at once. */
export function atOnce(_: HTMLElement, load: Load): void {
  once(load)();
}

/** Fetches the code of an island when its element, or the field beside it, is touched. */
export function whenTouched(element: HTMLElement, load: Load): void {
  const place = element.parentElement ?? element;
  listen(place, once(load));
  if (place.contains(document.activeElement)) place.dispatchEvent(new Event('focusin'));
}

/** Fetches the code of an island at the first key or click, wherever on the page. */
export function whenUsed(_: HTMLElement, load: Load): void {
  const begin = once(load);
  for (const sign of ['keydown', 'click']) addEventListener(sign, begin, { passive: true, capture: true });
}

/** Fetches the code of an island when the page has loaded and its element is near, or at once when it is touched. */
export function whenNear(element: HTMLElement, load: Load): void {
  const begin = once(load);
  listen(element, begin);
  if (element.contains(document.activeElement)) begin();
  const watch = (): void => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        begin();
      },
      { rootMargin: `${nearby}px` },
    );
    // A wrapper may have no box of its own.
    observer.observe(element.firstElementChild ?? element);
  };
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch, { once: true });
}

function listen(element: HTMLElement, begin: () => void): void {
  for (const sign of signs) element.addEventListener(sign, begin, { passive: true });
}

/** The code comes once; after a failure, at the next sign. The element works as without scripts until then. */
function once(load: Load): () => void {
  let isUnderWay = false;
  return () => {
    if (isUnderWay) return;
    isUnderWay = true;
    load().catch((error: unknown) => {
      isUnderWay = false;
      console.error(error);
    });
  };
}
