// Stands at the top of every public page and runs before anything can be pressed (`?inline-script`). "Add to quote request":
// the line (`data-add`) and its quantity are stored at the press, however slow the rest of the page is, and the reader
// stays. Where the browser stores nothing, the form is posted as without JavaScript.

import { addedKey, addedToast } from './added-names.ts';

const shownMilliseconds = 8_000;
const pointedMilliseconds = 1_000;

let timer: ReturnType<typeof setTimeout>;

/** Says what was added for a while, or as long as it is pointed at or focused. */
function tell(said: string): void {
  const toast = document.getElementById(addedToast);
  const text = toast?.querySelector('p');
  if (!toast || !text) return;
  const hide = (): void => {
    toast.hidden = !toast.matches(':hover, :focus-within');
    if (!toast.hidden) timer = setTimeout(hide, pointedMilliseconds);
  };
  text.textContent = said;
  toast.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(hide, shownMilliseconds);
}

function add(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const { add: line, said = '' } = form.dataset;
  if (!line) return;
  const stored: [string, string][] = JSON.parse(localStorage.getItem(addedKey) ?? '[]');
  const quantity = String(new FormData(form).get('quantity') ?? '');
  localStorage.setItem(addedKey, JSON.stringify([...stored, [line, quantity]]));
  event.preventDefault();
  form.querySelector('button')?.setAttribute('data-done', '');
  tell(said);
  dispatchEvent(new Event(addedKey));
}

addEventListener(
  'submit',
  (event) => {
    try {
      add(event);
    } catch {
      // Storage is blocked or full.
    }
  },
  true,
);
