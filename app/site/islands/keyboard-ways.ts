import { addedToast } from './added-names.ts';

/** Where the focus was before it came into the toast. */
let before: HTMLElement | undefined;

const findToast = () => document.getElementById(addedToast);
const openSheets = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-over][open]')];

/** Escape closes what lies over the page: a sheet of filters or ways to share, else the toast. Dialogs and lists of suggestions close themselves. */
function closeInnermost({ key, target }: KeyboardEvent): void {
  const isInner = target instanceof Element && target.closest('[aria-expanded=true]');
  if (key !== 'Escape' || isInner || document.querySelector('dialog[open]')) return;
  const [sheet] = openSheets();
  const toast = findToast();
  if (sheet) {
    sheet.open = false;
    sheet.querySelector('summary')?.focus();
  } else if (toast && !toast.hidden) {
    if (toast.contains(document.activeElement)) before?.focus();
    toast.hidden = true;
  }
}

/** What the keyboard reaches is seen whole, also in a row that slides; browsers are content with a single pixel of it. */
function showFocused({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  if (findToast()?.contains(target) && relatedTarget instanceof HTMLElement) before = relatedTarget;
  if (!target.matches(':is(a, button, summary):focus-visible')) return;
  for (const sheet of openSheets()) if (!sheet.contains(target)) sheet.open = false;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** What the keyboard does on every page. */
export function startKeyboardWays(): void {
  addEventListener('keydown', closeInnermost, true);
  addEventListener('focusin', showFocused);
}
