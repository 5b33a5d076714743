import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#messages/runtime';
import { toLanguage } from '#shared/language.ts';

// The back office alone; public pages load `site/islands/islands.ts`. Another language is another document, so the page's
// language never changes.
const language = toLanguage(document.documentElement.lang) ?? 'en';
overwriteGetLocale(() => language);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
