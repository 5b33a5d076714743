import { keepTyped } from '#app/site/forms/form-draft.ts';
import { tryLocalStorage } from '#app/ui/browser-storage.ts';
import { languageStorageKey } from '#shared/language.ts';

/** The link to the page in the other language: the choice is stored, and what was typed is kept. */
export function startLanguageToggle(link: HTMLElement): void {
  link.addEventListener('click', () => {
    tryLocalStorage((storage) => storage.setItem(languageStorageKey, link.lang));
    keepTyped();
  });
}
