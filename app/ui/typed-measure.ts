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
