import { draftEvent, readDraft, saveDraft } from '#app/site/forms/form-draft.ts';
import { countLines, draftWithLine, quoteDraft } from '#app/site/forms/quote-draft.ts';
import { tryLocalStorage } from '#app/ui/browser-storage.ts';
import { addedKey, addedToast } from './added-names.ts';
import { attended } from './when-to-load.ts';

/** A button that prints the page, or saves it as a PDF. */
export function startPrint(button: HTMLElement): void {
  button.addEventListener('click', () => window.print());
}

/** Opens the entry that the address names, also when a link on the same page is followed. */
export function startAddressed(list: HTMLElement): void {
  const open = (): void => {
    const addressed = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const entry = addressed && list.contains(addressed) ? addressed.closest('details') : null;
    if (!entry) return;
    entry.open = true;
    entry.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
}

/**
 * A part of the footer: folded on phones; on wider screens it stays open, and the keyboard passes its heading. A phone
 * that is turned crosses the width.
 */
export function startFold(part: HTMLElement): void {
  if (!(part instanceof HTMLDetailsElement)) return;
  const phone = matchMedia('(width < 600px)');
  const adapt = (): void => {
    part.open = !phone.matches;
    const heading = part.querySelector('summary');
    if (phone.matches) heading?.removeAttribute('tabindex');
    else heading?.setAttribute('tabindex', '-1');
  };
  phone.addEventListener('change', adapt);
  adapt();
}

/** Browsers fetch a linked manifest at once: the link is added at the first interaction instead. */
export async function startManifest({ dataset: { href } }: HTMLElement): Promise<void> {
  await attended;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
}

type Line = Readonly<Record<string, string>>;

/** @returns whether the request had room for the line */
function addToDraft(line: Line, untitled: string): boolean {
  const { values = {}, attempt } = readDraft(quoteDraft) ?? {};
  const next = draftWithLine(values, line, untitled);
  if (next) saveDraft(quoteDraft, { values: next, attempt });
  return next !== undefined;
}

/** A link that begins a line of a quote request: the line is stored at the click, before the form is there. */
export function startQuoteLine(link: HTMLElement): void {
  const { line = '{}', untitled = '' } = link.dataset;
  link.addEventListener('click', () => addToDraft(JSON.parse(line) as Line, untitled));
}

/** Takes into the draft what was added before this code came (`add-script.ts`), then what is added on this page. */
export function startAdded({ dataset: { untitled = '', full = '' } }: HTMLElement): void {
  const take = (): void => {
    const stored = tryLocalStorage((storage) => JSON.parse(storage.getItem(addedKey) ?? '[]') as [string, string][]);
    const rooms = (stored ?? []).map(([line, typed]) =>
      addToDraft({ ...(JSON.parse(line) as Line), 'line.quantity': typed.trim() }, untitled),
    );
    tryLocalStorage((storage) => storage.removeItem(addedKey));
    const said = document.querySelector(`#${addedToast} p`);
    if (said && rooms.includes(false)) said.textContent = full;
  };
  for (const event of [addedKey, 'pageshow']) addEventListener(event, take);
  take();
}

/** Which of the server's wordings counts so many lines: one, two, a few, more. No request has a hundred. */
const chooseWording = (count: number): number => (count <= 2 ? count - 1 : count <= 10 ? 2 : 3);

/** A way to the quote form counts the lines of the draft in this browser. */
export function startBasket(link: HTMLElement): void {
  const badge = link.querySelector<HTMLElement>('[data-count]');
  const name = link.textContent?.trim();
  const wordings = JSON.parse(link.dataset.words ?? '[]') as string[];
  const show = (): void => {
    const count = countLines(readDraft(quoteDraft)?.values ?? {});
    if (badge) [badge.hidden, badge.textContent] = [count === 0, String(count)];
    const counted = wordings[chooseWording(count)]?.replace('#', String(count));
    if (count > 0 && counted) link.setAttribute('aria-label', `${name}: ${counted}`);
    else link.removeAttribute('aria-label');
  };
  for (const event of [draftEvent, 'storage', 'pageshow']) addEventListener(event, show);
  show();
}
