import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#messages/runtime';
import { toLanguage } from '#shared/language.ts';
import * as root from './root.tsx';
import * as siteLayout from './routes/public/site-layout.tsx';

declare global {
  interface Window {
    /** The modules of the page's routes, by route id; the page's own script has put its screen here (late-scripts.ts). */
    __reactRouterRouteModules?: Record<string, object>;
  }
}

// Another language is another document, so the page's own never changes.
const language = toLanguage(document.documentElement.lang) ?? 'en';
overwriteGetLocale(() => language);

// What stands around every screen comes with this program rather than as files of their own.
window.__reactRouterRouteModules = { ...window.__reactRouterRouteModules, root, en: siteLayout, ar: siteLayout };

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
