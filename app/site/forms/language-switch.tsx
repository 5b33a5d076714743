import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { m } from '#messages';
import { direction } from '#shared/language.ts';
import { languageSwitchField } from '#shared/site/language-switch-field.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { outcomeId } from './error-summary.tsx';

/** `path`: the page of the form, without language prefix; `form`: the id of the form. */
type LanguageSwitchProps = { path: string; form: string; className?: string | undefined };

/**
 * Without JavaScript typed values would be lost on a language change, so a submit button carries them along. Labelled
 * in the other language, for readers of that. After the fields: Enter presses a form's first button.
 */
export function LanguageSwitch({ path, form, className = '' }: LanguageSwitchProps) {
  const other = currentLanguage() === 'ar' ? 'en' : 'ar';
  return (
    <button
      type="submit"
      form={form}
      className={`button quiet ${className}`}
      name={languageSwitchField}
      value={other}
      formAction={`${pathIn(other, path)}?lng=${other}#${outcomeId}`}
      formNoValidate
      data-needs-server
      data-island="carrying-switch"
      lang={other}
      dir={direction(other)}
    >
      {m.form_switch_language({}, { locale: other })}
    </button>
  );
}
