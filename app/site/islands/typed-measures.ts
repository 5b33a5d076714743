import styles from '#app/site/forms/measure-field.module.css';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { unitSaying } from '#app/ui/i18n/unit-saying.ts';
import { sayUnderstood } from '#app/ui/say-fault.ts';
import { askReading, textOfControl, typeReading } from '#app/ui/typed-measure.ts';
import { overwriteGetLocale } from '#messages/runtime';
import { toLanguage } from '#shared/language.ts';
import { type MeasuredField, understandField } from '#shared/trade/understood.ts';
import { findValues } from '#shared/typography/values.ts';

/**
 * A form that is sent to its own page, such as the calculator: says below each number what was understood while it is
 * typed, as `MeasureField` does in forms of React. `data-measures` has the fields by their names.
 */
export function start(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  // Another language is another document, so the page's language never changes.
  const language = toLanguage(document.documentElement.lang) ?? 'en';
  overwriteGetLocale(() => language);
  const measures = Object.entries(JSON.parse(element.dataset.measures ?? '{}') as Record<string, MeasuredField>);
  const sizes = measures.flatMap(([name, { bag }]) => (bag ? [name] : []));
  // What is understood of a size depends on the others of its bag.
  const readText = (name: string) =>
    (sizes.includes(name) ? sizes : [name]).map((each) => textOfControl(element, each)).join('\n');
  const shown = new Map(measures.map(([name]) => [name, readText(name)]));
  const tell = (): void => {
    for (const [name, measure] of measures) {
      const typed = readText(name);
      if (typed === shown.get(name)) continue;
      shown.set(name, typed);
      const line = element.querySelector(`[data-understood="${name}"]`);
      line?.replaceChildren(...whatIsUnderstood(name, measure, element));
    }
  };
  element.addEventListener('input', tell);
  element.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reading]') : null;
    if (!button) return;
    event.preventDefault();
    const name = button.closest<HTMLElement>('[data-understood]')?.dataset.understood ?? '';
    typeReading(element, name, button.dataset.reading ?? '');
  });
}

function whatIsUnderstood(name: string, measure: MeasuredField, form: HTMLFormElement): Node[] {
  const typedIn = (other: string) => textOfControl(form, other);
  const { choices, ...found } = understandField(typedIn(name), measure, { typedIn, saying: unitSaying() });
  if (choices.length === 0) return withValues(sayUnderstood(found));
  const list = document.createElement('div');
  list.className = styles.choices ?? '';
  list.append(
    ...choices.map((choice) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = styles.choice ?? '';
      button.dataset.reading = choice.typed;
      button.append(...withValues(choice.said));
      return button;
    }),
  );
  return [...withValues(askReading(choices)), list];
}

/** A text whose values keep their order and stay on one line, as `Typeset` sets it. */
export function withValues(text: string): Node[] {
  let done = 0;
  const nodes = findValues(text, currentLanguage()).flatMap(({ start: from, end, leftToRight }) => {
    const value = document.createElement('span');
    value.className = 'value';
    const ordered = document.createElement('bdi');
    ordered.dir = 'ltr';
    ordered.textContent = text.slice(from, from + leftToRight);
    value.append(...(leftToRight > 0 ? [ordered] : []), text.slice(from + leftToRight, end));
    const before = text.slice(done, from);
    done = end;
    return [document.createTextNode(before), value];
  });
  return [...nodes, document.createTextNode(text.slice(done))];
}
