import { keepTyped } from '#app/site/forms/form-draft.ts';
import { tryLocalStorage } from '#app/ui/browser-storage.ts';
import { languageStorageKey } from '#shared/language.ts';

/** The link to the page in the other language: the choice is stored, what was typed is kept, and so is the step of a form. */
export function startLanguageToggle(link: HTMLElement): void {
  link.addEventListener('click', () => {
    const at = document.querySelector<HTMLInputElement>('form [name=at]')?.value;
    if (link instanceof HTMLAnchorElement && at) link.hash = at === '1' ? '' : `step-${at}`;
    tryLocalStorage((storage) => storage.setItem(languageStorageKey, link.lang));
    keepTyped();
  });
}
