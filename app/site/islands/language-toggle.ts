import { tryLocalStorage } from '#app/components/browser-storage.ts';
import { keepTyped } from '#app/features/forms/form-draft.ts';
import { languageStorageKey } from '#shared/language.ts';

/** The link to the page in the other language: the choice is stored, and what was typed is kept. */
export function startLanguageToggle(link: HTMLElement): void {
  link.addEventListener('click', () => {
    tryLocalStorage((storage) => storage.setItem(languageStorageKey, link.lang));
    keepTyped();
  });
}
