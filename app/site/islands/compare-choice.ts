import { trySessionStorage } from '#app/ui/browser-storage.ts';

const storageKey = 'compare';

/** The chosen products by their addresses, in order; undefined where the browser stores nothing. */
function readChoice(): string[] | undefined {
  return trySessionStorage((storage) => {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  });
}

const storeChoice = (chosen: readonly string[]) =>
  trySessionStorage((storage) => storage.setItem(storageKey, JSON.stringify(chosen)));

/**
 * On the catalogue, its form: what is chosen stays chosen while the list is paged and filtered, in the order of choice,
 * and one too many is refused. On a comparison: its products are what is chosen from then on, and their names follow what is swiped.
 */
export function start(element: HTMLElement): void {
  const { products, words = '[]', full = '' } = element.dataset;
  if (products) storeChoice(JSON.parse(products));
  if (element instanceof HTMLFormElement) startForm(element, { counts: JSON.parse(words), full });
  const [lanes, names] = ['[data-lanes]', '[data-names]'].map((part) => element.querySelector(part));
  lanes?.addEventListener('scroll', () => names?.scrollTo({ left: lanes.scrollLeft, behavior: 'instant' }), {
    passive: true,
  });
}

/** `counts`: what is said of none chosen up to the most; `full`: of one more. */
function startForm(form: HTMLFormElement, { counts, full }: { counts: string[]; full: string }): void {
  const boxes = [...form.elements].filter((box) => box instanceof HTMLInputElement);
  const status = form.querySelector('[role=status]');
  const most = counts.length - 1;
  // Those that were ticked before this code came are chosen too.
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  let chosen = [...new Set([...(readChoice() ?? []), ...ticked])].slice(0, most);

  function show(message = counts[chosen.length]): void {
    for (const box of boxes) box.checked = chosen.includes(box.value);
    form.toggleAttribute('data-chosen', chosen.length > 0);
    if (status) status.textContent = message ?? '';
  }

  function choose(wanted: string[]): void {
    const isTooMany = wanted.length > most;
    if (!isTooMany) chosen = wanted;
    storeChoice(chosen);
    show(isTooMany ? full : undefined);
  }

  for (const box of boxes) {
    box.addEventListener('change', () => {
      const others = chosen.filter((each) => each !== box.value);
      choose(box.checked ? [...others, box.value] : others);
    });
  }
  form.addEventListener('reset', () => choose([]));
  form.addEventListener('formdata', ({ formData }) => {
    formData.delete('products');
    for (const product of chosen) formData.append('products', product);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    chosen = readChoice() ?? chosen;
    show();
  });
  choose(chosen);
}
