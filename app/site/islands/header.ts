/** The header takes on paper and shadow beyond this many CSS pixels, as specified. */
const threshold = 100;

/** Marks the header as scrolled, and moves it up while the notice above it scrolls away. */
export function startHeader(header: HTMLElement): void {
  const update = () => {
    header.toggleAttribute('data-scrolled', window.scrollY > threshold);
    header.style.setProperty('--scrolled', `${Math.min(Math.max(0, window.scrollY), threshold)}px`);
  };
  addEventListener('scroll', update, { passive: true });
  // A page out of the back/forward cache is where it was left.
  addEventListener('pageshow', update);
  update();
}
