import { isPlainClick } from './dialog.ts';
import { forgetPlace, keepPlace, notePlace, showNotedPlace } from './place.ts';

/** A page that is there sooner shows no spinner. */
const patienceMilliseconds = 300;
/** Nothing more will come. */
const longestMilliseconds = 60_000;

// Files and calls of the server: they are saved, or shown beside the page.
const isFile = /^\/(?:api|assets|media)\//;

let spinner: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let staysOnScreen = false;

/** While the next page loads, this one glides to its top and, when that takes long, lies dimmed under a spinner. */
export function startLeaving(element: HTMLElement): void {
  spinner = element;
  addEventListener('click', followLink);
  addEventListener('submit', followForm);
  addEventListener('keydown', ({ key }) => key === 'Escape' && stay());
  addEventListener('pagehide', showNotedPlace);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    hideSpinner();
    // The gliding that was under way is over in the first frame.
    requestAnimationFrame(() => {
      showNotedPlace();
      forgetPlace();
    });
    showOwnQueries();
  });
  // A filter of the same screen changes its list, not the page.
  addEventListener('pageswap', (event) => staysOnScreen && event.viewTransition?.skipTransition());
  stayWhenStopped();
}

/** The reader stopped the browser while the next page loaded. */
function stayWhenStopped(): void {
  let isLeaving = false;
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    isLeaving = !destination.sameDocument;
  });
  // A noted place is a navigation within the page, which following the link aborts.
  window.navigation?.addEventListener('navigateerror', () => isLeaving && stay());
}

/** A search field shows what the page was found by, not what was typed on the way to another. */
function showOwnQueries(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('form[data-stays] input[type=search]'))
    field.value = field.defaultValue;
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToPage(link)) return;
  if (link.hasAttribute('data-stays')) stayOnScreen(link.href, link);
  else if (link.hash) showSpinnerSoon();
  else glideAway();
}

/** Whether the link leads to another page of the site, in this tab. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search && link.hash !== '';
  const isOwn = link.origin === location.origin && !isFile.test(link.pathname);
  return isOwn && !isHere && !link.hasAttribute('download') && (link.target || '_self') === '_self';
}

function followForm(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  if (form.method !== 'get') {
    showSpinnerSoon();
    return;
  }
  const address = new URL(form.action);
  address.search = String(new URLSearchParams(textsOf(new FormData(form, submitter))));
  if (form.hasAttribute('data-stays') && address.pathname === location.pathname)
    stayOnScreen(address.href, document.activeElement ?? form);
  else glideAway();
}

const textsOf = (content: FormData): [string, string][] =>
  [...content].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);

/** Opens a page of the site as if its link had been followed. */
export function leaveFor(address: string): void {
  glideAway();
  location.assign(address);
}

function stayOnScreen(address: string, control: Element): void {
  staysOnScreen = true;
  keepPlace(address, control);
}

function glideAway(): void {
  staysOnScreen = false;
  notePlace();
  window.scrollTo({ top: 0 });
  showSpinnerSoon();
}

function showSpinnerSoon(): void {
  hideSpinner();
  timer = setTimeout(() => {
    if (spinner) spinner.hidden = false;
    timer = setTimeout(stay, longestMilliseconds);
  }, patienceMilliseconds);
}

function hideSpinner(): void {
  clearTimeout(timer);
  if (spinner) spinner.hidden = true;
}

function stay(): void {
  hideSpinner();
  forgetPlace();
}
