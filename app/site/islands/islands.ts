import { startColourMode } from './colour-mode.ts';
import { startDialog, startSearchLink } from './dialog.ts';
import { startHeader } from './header.ts';
import { hydrated } from './hydrated-form.ts';
import { startLanguageToggle } from './language-toggle.ts';
import { startLeaving } from './leaving.ts';
import { startMovingPicture } from './moving-picture.ts';
import { startNotice } from './notice.ts';
import {
  startAdded,
  startAddressed,
  startBasket,
  startFold,
  startManifest,
  startPrint,
  startQuoteLine,
} from './page-parts.ts';
import { startCopyLink, startShare } from './share.ts';
import { startVisits } from './visits.ts';
import { atOnce, whenNear, whenTouched, whenUsed } from './when-to-load.ts';

// The entry of what public pages run. An island is found by the `data-island` of its element and needs no framework;
// its words and markup come from the server, in the page's language. Those that every page has are part of this file,
// others are fetched where they are on the page.

type Start = (element: HTMLElement) => void | Promise<void>;

const present: Record<string, Start> = {
  added: startAdded,
  addressed: startAddressed,
  basket: startBasket,
  'colour-mode': startColourMode,
  'copy-link': startCopyLink,
  dialog: startDialog,
  fold: startFold,
  header: startHeader,
  'language-toggle': startLanguageToggle,
  leaving: startLeaving,
  manifest: startManifest,
  notice: startNotice,
  print: startPrint,
  'quote-line': startQuoteLine,
  'search-link': startSearchLink,
  share: startShare,
};

type Late = { when: typeof whenNear; load: () => Promise<{ start: Start }> };

const late: Record<string, Late> = {
  'compare-choice': { when: atOnce, load: () => import('./compare-choice.ts') },
  'carrying-switch': { when: atOnce, load: () => import('./carrying-switch.ts') },
  'artwork-zone': { when: atOnce, load: () => import('./artwork-zone.ts') },
  'keyboard-ways': { when: whenUsed, load: () => import('./keyboard-ways.ts') },
  figures: { when: whenTouched, load: () => import('./live-figures.ts') },
  measures: { when: whenTouched, load: () => import('./typed-measures.ts') },
  gallery: { when: whenNear, load: () => import('./gallery.ts') },
  'asked-search': { when: whenNear, load: () => import('./search-outcome.ts') },
  suggestions: { when: whenTouched, load: () => import('./suggestions.ts') },
  'contact-form': {
    when: whenNear,
    load: () => hydrated(async () => (await import('#app/site/forms/contact-form.tsx')).ContactForm),
  },
  'consultation-form': {
    when: whenNear,
    load: () => hydrated(async () => (await import('#app/site/forms/consultation-form.tsx')).ConsultationForm),
  },
  'quote-form': {
    when: whenNear,
    load: () =>
      hydrated(
        async () => (await import('#app/site/forms/quote-form.tsx')).QuoteForm,
        async () => (await import('#app/site/forms/typed-values.tsx')).loadReadings(),
      ),
  },
  'career-form': {
    when: whenNear,
    load: () => hydrated(async () => (await import('#app/site/forms/career-form.tsx')).CareerForm),
  },
};

function begin(element: HTMLElement): void {
  const name = element.dataset.island ?? '';
  void present[name]?.(element);
  const island = late[name];
  island?.when(element, async () => {
    await (await island.load()).start(element);
    element.dataset.alive = '';
  });
}

startVisits();
// The server knows of the header `Save-Data` alone, and leaves the rules out then.
if (matchMedia('(prefers-reduced-data: reduce)').matches)
  document.querySelector('script[type=speculationrules]')?.remove();
startMovingPicture();
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) begin(element);
document.documentElement.dataset.alive = '';
