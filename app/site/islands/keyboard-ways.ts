const openSheets = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-over][open]')];

/** What the keyboard does on every page. `toast`: what says that something was added. */
export function start(toast: HTMLElement): void {
  /** Where the focus was before it came into the toast. */
  let before: HTMLElement | undefined;

  /** Escape closes what lies over the page: a sheet of filters or ways to share, else the toast. Dialogs and lists of suggestions close themselves. */
  function closeInnermost({ key, target }: KeyboardEvent): void {
    const isInner = target instanceof Element && target.closest('[aria-expanded=true]');
    if (key !== 'Escape' || isInner || document.querySelector('dialog[open]')) return;
    const [sheet] = openSheets();
    if (sheet) {
      sheet.open = false;
      sheet.querySelector('summary')?.focus();
    } else if (!toast.hidden) {
      if (toast.contains(document.activeElement)) before?.focus();
      toast.hidden = true;
    }
  }

  /** What the keyboard reaches is seen whole, also in a row that slides; browsers are content with a single pixel of it. */
  function showWhole(focused: Element): void {
    // A dialog lies over the sheets, which wait below it.
    if (!focused.matches(':focus-visible') || focused.closest('dialog')) return;
    for (const sheet of openSheets()) if (!sheet.contains(focused)) sheet.open = false;
    if (focused.matches('a, button, summary')) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  addEventListener('keydown', closeInnermost, true);
  addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!(target instanceof Element)) return;
    if (toast.contains(target) && relatedTarget instanceof HTMLElement) before = relatedTarget;
    showWhole(target);
  });
  // The key that fetched this code has moved the focus already.
  if (document.activeElement) showWhole(document.activeElement);
}
