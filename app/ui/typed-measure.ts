import { m } from '#messages';
import type { Reading } from '#shared/trade/readings.ts';

/** What is typed or chosen in a field of a form; '' where there is no such field. */
export function textOfControl(form: HTMLFormElement, name: string): string {
  const control = name ? form.elements.namedItem(name) : null;
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
}

/** Types one reading into a field in place of what can be read in two ways. */
export function typeReading(form: HTMLFormElement | null, name: string, typed: string): void {
  const control = form?.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) return;
  control.value = typed;
  control.focus();
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Asks which reading is meant, or whether the only one is, which leaves a tolerance out. */
export function askReading([first, second]: readonly Pick<Reading<unknown>, 'said'>[]): string {
  return second
    ? m.measure_ambiguous({ first: first?.said ?? '', second: second.said })
    : m.measure_tolerance({ figure: first?.said ?? '' });
}
