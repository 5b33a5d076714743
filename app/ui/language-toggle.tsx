import { useLocation } from 'react-router';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { type Language, languageStorageKey } from '#shared/language.ts';
import { isPrivatePath, pathWithoutLanguage } from '#shared/site/site-paths.ts';
import { tryLocalStorage } from './browser-storage.ts';

// Each language is named in itself, so these names are no messages.
const ownNames: Record<Language, string> = { en: 'English', ar: 'العربية' };

/**
 * The same screen in the other language: a plain link, which also stores the choice (decisions.md, "Languages"); on
 * public pages by `islands/language-toggle.ts`.
 */
export function LanguageToggle({ className }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const other: Language = currentLanguage() === 'ar' ? 'en' : 'ar';
  const parameters = new URLSearchParams(search);
  parameters.set('lng', other);
  return (
    <a
      className={className}
      href={`${pathWithoutLanguage(pathname)}?${parameters}`}
      lang={other}
      // The address of a private page is its key: nothing on the page offers it to programs.
      {...(!isPrivatePath(pathname) && { hrefLang: other })}
      // The head names the page in the other language; robots need not follow the switch.
      rel="nofollow"
      data-island="language-toggle"
      onClick={() => tryLocalStorage((storage) => storage.setItem(languageStorageKey, other))}
    >
      {ownNames[other]}
    </a>
  );
}
