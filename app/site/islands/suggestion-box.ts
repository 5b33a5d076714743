import { direction, type Language } from '#shared/language.ts';
import type { MarkedText } from '#shared/search/search-groups.ts';

/** Something to go to: a record with its kind, or all results. */
export type Suggestion = { address: string; kind: string; title: MarkedText; language?: Language };

type BoxOptions = {
  /** What is said of a number of records, by the number. */
  counts: string[];
  choose: (suggestion: Suggestion) => void;
};

/** A combobox with a list (WAI-ARIA): arrows move, Enter opens, Escape closes the list before anything else. */
export class SuggestionBox {
  #list: HTMLElement;
  #field: HTMLInputElement;
  #options: BoxOptions;
  #template: HTMLTemplateElement | null;
  #shown: Suggestion[] = [];
  #active = -1;
  #isOpen = false;

  constructor(list: HTMLElement, field: HTMLInputElement, options: BoxOptions) {
    this.#list = list;
    this.#field = field;
    this.#options = options;
    this.#template = list.querySelector('template');
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', list.id);
    field.addEventListener('blur', () => this.#open(false));
    field.addEventListener('focus', () => this.#open(true));
    // Captured: the search dialog closes on Escape as well.
    field.addEventListener('keydown', (event) => this.#press(event), true);
    // The field keeps the focus.
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', ({ target }) => {
      const entry = target instanceof Element ? target.closest('[role=option]') : null;
      if (entry) this.#choose([...list.querySelectorAll('[role=option]')].indexOf(entry));
    });
    this.#open(false);
  }

  /** Shows suggestions in place of the former ones. */
  show(suggestions: Suggestion[]): void {
    this.#shown = suggestions;
    const entries = suggestions.map((suggestion, position) => this.#entryOf(suggestion, position));
    this.#list.replaceChildren(...entries.filter((entry) => entry !== undefined));
    const status = this.#list.nextElementSibling;
    // The last entry leads to all results.
    if (status) status.textContent = this.#options.counts[suggestions.length - 1] ?? '';
    this.#activate(-1);
    this.#open(true);
  }

  #entryOf({ title, kind, language }: Suggestion, position: number): HTMLElement | undefined {
    const entry = this.#template?.content.firstElementChild?.cloneNode(true);
    if (!(entry instanceof HTMLElement)) return undefined;
    entry.id = `${this.#list.id}-${position}`;
    const [text, kindName] = entry.children;
    const mark = text?.firstElementChild;
    const pieces = title.map((piece) => (piece.isMatch && mark ? marked(mark, piece.text) : piece.text));
    text?.replaceChildren(...pieces);
    if (text instanceof HTMLElement && language && language !== document.documentElement.lang)
      Object.assign(text, { lang: language, dir: direction(language) });
    kindName?.replaceChildren(kind);
    return entry;
  }

  #open(isWanted: boolean): void {
    this.#isOpen = isWanted && this.#shown.length > 0;
    this.#list.hidden = !this.#isOpen;
    this.#field.setAttribute('aria-expanded', String(this.#isOpen));
    if (!this.#isOpen) this.#activate(-1);
  }

  #activate(position: number): void {
    this.#active = position;
    [...this.#list.querySelectorAll('[role=option]')].forEach((entry, index) => {
      entry.setAttribute('aria-selected', String(index === position));
      if (index === position) entry.scrollIntoView({ block: 'nearest' });
    });
    if (position < 0) this.#field.removeAttribute('aria-activedescendant');
    else this.#field.setAttribute('aria-activedescendant', `${this.#list.id}-${position}`);
  }

  #press(event: KeyboardEvent): void {
    if (!this.#isOpen || event.isComposing) return;
    const count = this.#shown.length + 1;
    // Cycles from -1 (the field) through the list and back.
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.#activate(((this.#active + 1 + step + count) % count) - 1);
    else if (event.key === 'Escape') this.#open(false);
    else if (event.key === 'Enter' && this.#active >= 0) this.#choose(this.#active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #choose(position: number): void {
    const suggestion = this.#shown[position];
    this.#open(false);
    if (suggestion) this.#options.choose(suggestion);
  }
}

function marked(mark: Element, text: string): Node {
  const copy = mark.cloneNode();
  copy.textContent = text;
  return copy;
}
