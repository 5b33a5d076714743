/** The header takes on paper and shadow beyond this many CSS pixels, as specified. */
const threshold = 100;

/** Marks the header as scrolled. */
export function startHeader(header: HTMLElement): void {
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > threshold);
  addEventListener('scroll', update, { passive: true });
  // A page out of the back/forward cache is where it was left.
  addEventListener('pageshow', update);
  update();
}
