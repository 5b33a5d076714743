import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#messages/runtime';
import { toLanguage } from '#shared/language.ts';

// Another language is another document, so the page's own never changes.
const language = toLanguage(document.documentElement.lang) ?? 'en';
overwriteGetLocale(() => language);

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}

// The page is there and its links work: React takes over when the browser has nothing more urgent to do, and soon.
if (typeof requestIdleCallback === 'function') requestIdleCallback(hydrate, { timeout: 500 });
else setTimeout(hydrate);
