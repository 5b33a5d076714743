import { draftEvent, readDraft } from '#app/site/forms/form-draft.ts';
import { countLines, quoteDraft } from '#app/site/forms/quote-draft.ts';

/** Which of the server's wordings counts so many lines: one, two, a few, more. No request has a hundred. */
const wordingOf = (count: number): number => (count <= 2 ? count - 1 : count <= 10 ? 2 : 3);

/** The way to the quote form counts the lines of the draft in this browser; in the header it is there only then. */
export function startBasket(link: HTMLElement): void {
  const badge = link.querySelector<HTMLElement>('[data-count]');
  const wordings = JSON.parse(link.dataset.words ?? '[]') as string[];
  const show = (): void => {
    const count = countLines(readDraft(quoteDraft)?.values ?? {});
    if (badge) [badge.hidden, badge.textContent] = [count === 0, String(count)];
    if ('hides' in link.dataset) link.hidden = count === 0;
    const label = wordings[wordingOf(count)]?.replace('#', String(count));
    if (count > 0 && label) link.setAttribute('aria-label', label);
    else link.removeAttribute('aria-label');
  };
  for (const event of [draftEvent, 'storage', 'pageshow']) addEventListener(event, show);
  show();
}
