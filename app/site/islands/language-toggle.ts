import { isBegun, keepTyped } from '#app/site/forms/form-draft.ts';
import { tryLocalStorage } from '#app/ui/browser-storage.ts';
import { languageStorageKey } from '#shared/language.ts';
import { languageSwitchField } from '#shared/site/language-switch-field.ts';
import { isPlainClick } from './dialog.ts';

/** The button of a form without a draft, such as on a private page, that takes along what was written or chosen; nothing where that is nothing. */
function findCarrying(): HTMLButtonElement | null {
  const button = document.querySelector<HTMLButtonElement>(`main button[name=${languageSwitchField}]`);
  const form = button?.form;
  const files = form?.querySelector<HTMLInputElement>('[type=file]')?.files;
  return form && (isBegun(form) || files?.length) ? button : null;
}

/** The link to the page in the other language: the choice is stored, and what was typed is kept. */
export function startLanguageToggle(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    tryLocalStorage((storage) => storage.setItem(languageStorageKey, link.lang));
    keepTyped();
    const carrying = isPlainClick(event) && findCarrying();
    if (!carrying) return;
    event.preventDefault();
    carrying.click();
  });
}
