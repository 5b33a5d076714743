import { tryLocalStorage, trySessionStorage } from '#app/ui/browser-storage.ts';
import { spamFields } from '#shared/leads/spam-fields.ts';
import { isPrivatePath } from '#shared/site/site-paths.ts';
import type { CameFrom, VisitClick } from '#shared/site/visit.ts';
import { visitField } from '#shared/site/visit-field.ts';

// Reports page views and clicks of interest without identifying the visitor; not for staff, and not with Do Not Track.
// The source of a visit stays in the tab, and is sent with a form. Vocabulary: `shared/site/visit.ts`; counting:
// `server/extras/visits`.

const storageKey = 'visit';

/** A view is reported this long after loading, so that it does not delay the first paint. */
const pauseMilliseconds = 99;

/** Counts the page each time it is shown: not while it is prerendered, and again when it comes back. */
export function startVisits(): void {
  if (!mayCount()) return;
  // A prerendered page has the storage of another tab.
  whenShown(countShowings);
}

/** At once, or when a prerendered page is shown. */
export function whenShown(act: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

/** Whether anything may be counted: not of staff, not of who asks not to be tracked, and no private page. */
export function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  const isStaff = tryLocalStorage((storage) => storage.getItem('token') !== null) ?? true;
  return doNotTrack !== '1' && !globalPrivacyControl && !isStaff && !isPrivatePath(location.pathname);
}

type Visit = { source: CameFrom; isFirst: boolean };

/** The visit that this page belongs to, `isFirst` until one of its pages was there; undefined where nothing is stored. */
function readVisit(): Visit | undefined {
  return trySessionStorage((storage) => {
    const stored = storage.getItem(storageKey);
    const { isFirst, ...source } =
      stored === null ? beginVisit() : (JSON.parse(stored) as CameFrom & { isFirst?: boolean });
    storage.setItem(storageKey, JSON.stringify({ ...source, isFirst: isFirst && isMissingPage() }));
    return { source, isFirst: isFirst ?? false };
  });
}

function beginVisit(): CameFrom & { isFirst: boolean } {
  const referrer = document.referrer && new URL(document.referrer).host;
  const isFirst = referrer !== location.host;
  const asked = new URL(location.href).searchParams;
  const campaign = asked.get('utm_campaign') || asked.get('utm_source') || '';
  return {
    referrer: isFirst ? referrer : '',
    campaign: cutToSend(campaign),
    page: cutToSend(location.pathname),
    isFirst,
  };
}

/** The server refuses much longer texts, and keeps a hundred letters of the name of a campaign. */
const cutToSend = (text: string): string => Array.from(text).slice(0, 200).join('');

/** Whether nothing is at this address, as far as the browser tells. */
function isMissingPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.responseStatus ?? 200) >= 400;
}

function countShowings(): void {
  const visit = readVisit();
  if (!visit) return;
  const { source } = visit;
  let { isFirst } = visit;
  let isCounted = isMissingPage();
  const countView = (): void => {
    if (isCounted) return;
    report({ ...source, kind: 'view', first: isFirst });
    [isCounted, isFirst] = [true, false];
  };
  const countSoon = () => void setTimeout(countView, pauseMilliseconds);
  if (document.readyState === 'complete') countSoon();
  else addEventListener('load', countSoon);
  addEventListener('pagehide', countView);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isCounted = false;
    countSoon();
  });
  countClicks(source);
  sendWithForms(source);
}

function report(event: CameFrom & { kind: 'view' | VisitClick; first?: boolean }): void {
  send('/api/visits', { ...event, path: location.pathname });
}

/** Reports to a call, with the language of the page, also while it is being left. */
export function send(call: string, event: object): void {
  const sent = JSON.stringify({ ...event, language: document.documentElement.lang });
  try {
    navigator.sendBeacon(call, new Blob([sent], { type: 'application/json' }));
  } catch {
    // Some browsers refuse beacons; the page works without.
  }
}

function countClicks(source: CameFrom): void {
  const count = ({ target }: MouseEvent): void => {
    const kind = target instanceof Element ? readClick(target.closest<HTMLElement>('a, [data-visit]')) : undefined;
    if (kind) report({ ...source, kind });
  };
  addEventListener('click', count, true);
}

const kindsOfLinks: Record<string, VisitClick> = { 'tel:': 'phone', 'mailto:': 'mail' };

function readClick(element: HTMLElement | null): VisitClick | undefined {
  if (element?.dataset.visit) return element.dataset.visit as VisitClick;
  if (!(element instanceof HTMLAnchorElement)) return undefined;
  return kindsOfLinks[element.protocol] ?? (element.host === 'wa.me' ? 'whatsapp' : undefined);
}

/** Forms of visitors say how their sender came. */
function sendWithForms(source: CameFrom): void {
  addEventListener('formdata', ({ target, formData }) => {
    if (target instanceof HTMLFormElement && target.elements.namedItem(spamFields.stamp))
      formData.set(visitField, JSON.stringify(source));
  });
}
