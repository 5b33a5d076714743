import { isBegun } from '#app/site/forms/form-draft.ts';
import { isPlainClick } from './dialog.ts';

/** The button of a form without a draft, as on a private page, that takes what was written or chosen to the other language: the links to that language press it, unless there is nothing. */
export function start(button: HTMLElement): void {
  if (!(button instanceof HTMLButtonElement) || !button.form) return;
  const { form } = button;
  const hasFile = () => Boolean(form.querySelector<HTMLInputElement>('[type=file]')?.files?.length);
  for (const link of document.querySelectorAll<HTMLElement>('[data-island=language-toggle]'))
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event) || !(isBegun(form) || hasFile())) return;
      event.preventDefault();
      button.click();
    });
}
