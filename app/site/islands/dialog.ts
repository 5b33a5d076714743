/** A dialog of the header: the menu of small screens, or the search. */
export function startDialog(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  startCommands(dialog);
  dialog.addEventListener('click', ({ target }) => {
    // The backdrop belongs to the dialog itself. A followed link leads away from under it.
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  dialog.addEventListener('submit', () => dialog.close());
  dialog.addEventListener('keydown', ({ key }) => {
    // Browsers use the first Escape in a search field to clear it.
    if (key === 'Escape') dialog.close();
  });
}

/** The buttons of a dialog, for browsers that do not know their `command`. */
export function startCommands(dialog: HTMLDialogElement): void {
  for (const button of document.querySelectorAll(`[commandfor="${dialog.id}"]`)) {
    if ('commandForElement' in button) continue;
    button.addEventListener('click', () => {
      if (button.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    });
  }
}

/** Whether a click follows a link here, rather than in another tab or window, or saves it. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The link to the search page opens the search dialog instead. */
export function startSearchLink(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    const dialog = document.getElementById('search-dialog');
    if (!isPlainClick(event) || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    dialog.showModal();
    dialog.querySelector('input')?.focus();
  });
}
