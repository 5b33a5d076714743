import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#messages/runtime';
import { toLanguage } from '#shared/language.ts';
import * as root from './root.tsx';
import * as siteLayout from './routes/public/site-layout.tsx';

declare global {
  interface Window {
    /** The page's route modules by route id, set by its inline script (deferred-scripts.ts). */
    __reactRouterRouteModules?: Record<string, object>;
  }
}

// Another language is another document, so the page's language never changes.
const language = toLanguage(document.documentElement.lang) ?? 'en';
overwriteGetLocale(() => language);

// The layout modules are bundled with the entry instead of separate files.
window.__reactRouterRouteModules = { ...window.__reactRouterRouteModules, root, en: siteLayout, ar: siteLayout };

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
