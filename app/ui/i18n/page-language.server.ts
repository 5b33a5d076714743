import { AsyncLocalStorage } from 'node:async_hooks';
import { overwriteGetLocale } from '#messages/runtime';
import { defaultLanguage, type Language } from '#shared/language.ts';

const languageOfRequest = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => languageOfRequest.getStore() ?? defaultLanguage);

/** Runs the loaders, actions and rendering of a request in its language. */
export function runInLanguage<Result>(language: Language, work: () => Result): Result {
  return languageOfRequest.run(language, work);
}
