// Stands in the head of every page and runs before the first paint (`?inline-script`): it is small and must not throw.

import { languageStorageKey } from '#shared/language.ts';
import { colourModeKey } from './ui/colour-modes.ts';

declare global {
  interface Window {
    __zod_globalConfig?: { jitless: boolean };
  }
}

const page = document.documentElement;

/** What the first view waits for at most, in milliseconds. */
const longestWait = 3000;

/** Pictures that begin further down, in heights of the screen, wait: browsers would fetch three screens ahead. */
const screensAhead = 1.8;

/** After the first paint, which other pictures and the Latin font of Arabic pages wait for. */
function sayFirstViewIsSeen(): void {
  if (page.dataset.js) return;
  try {
    deferFarPictures();
  } catch {
    // They are fetched as browsers see fit.
  }
  page.dataset.js = 'seen';
}

/**
 * Far pictures (`data-far`) wait until the reader scrolls, types or touches. Those in a link without a name of its own do
 * not: their text is that name.
 */
function deferFarPictures(): void {
  for (const picture of document.querySelectorAll<HTMLElement>('img[loading=lazy]')) {
    const isFar = (picture.parentElement ?? picture).getBoundingClientRect().top > screensAhead * innerHeight;
    if (isFar && !picture.closest('a:not([aria-label])')) picture.dataset.far = '';
  }
  for (const event of ['scroll', 'keydown', 'pointerdown']) {
    addEventListener(event, fetchFarPictures, { capture: true, once: true });
  }
}

function fetchFarPictures(): void {
  for (const picture of document.querySelectorAll<HTMLElement>('[data-far]')) delete picture.dataset.far;
}

/** Until the first paint, the first picture and the font have the connection. */
function loadScripts(): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', loadScripts);
    return;
  }
  for (const named of document.querySelectorAll<HTMLElement>('script[data-src]')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.async = false;
    script.fetchPriority = 'low';
    script.src = named.dataset.src ?? '';
    named.replaceWith(script);
  }
}

/** The first view is there when the page has loaded and was painted. */
let awaited = 2;
function cameNearer(): void {
  awaited -= 1;
  if (awaited === 0) sayFirstViewIsSeen();
}

function afterPaint(): void {
  cameNearer();
  loadScripts();
}

/** Sets the colour mode without a flash, and hides a dismissed notice. */
function applyChoices(): void {
  const mode = localStorage.getItem(colourModeKey);
  if (mode === 'light' || mode === 'dark') page.dataset.colorMode = mode;
  if (localStorage.getItem('notice-dismissed')) page.dataset.notice = 'dismissed';
}

const hasLanguageCookie = () => document.cookie.includes(`${languageStorageKey}=`);

/** A language that only storage holds is copied into the cookie, and the page is shown in it; one in the address stays. */
function applyStoredLanguage(): void {
  const stored = localStorage.getItem(languageStorageKey) || sessionStorage.getItem(languageStorageKey);
  const language = stored?.toLowerCase().match(/^(ar|en)/)?.[0];
  if (!language || hasLanguageCookie() || /^\/ar(\/|$)/.test(location.pathname)) return;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the page may be asked for again at once, and browsers without a CookieStore choose languages too
  document.cookie = `${languageStorageKey}=${language};path=/;max-age=31536000;samesite=lax${secure}`;
  if (language !== page.lang && hasLanguageCookie()) location.replace(location.href);
}

// Says that scripts run.
page.dataset.js = '';
addEventListener('load', cameNearer);
setTimeout(() => {
  sayFirstViewIsSeen();
  loadScripts();
}, longestWait);
// A page that is not shown, such as one that is prerendered, is not painted.
if (document.hidden) loadScripts();
try {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    afterPaint();
  }).observe({ type: 'paint', buffered: true });
} catch {
  afterPaint();
}
// zod must not probe `Function`: the policy forbids it, and each attempt is reported.
window.__zod_globalConfig = { jitless: true };
try {
  applyChoices();
  applyStoredLanguage();
} catch {
  // Storage is blocked.
}
