import { formKeyField, spamFields } from '#shared/leads/spam-fields.ts';
import { visitField } from '#shared/site/visit-field.ts';

/** Internal fields: neither typed nor part of the content comparison. */
const ownFields = new Set<string>([formKeyField, visitField, ...Object.values(spamFields)]);

export type FormContent = {
  /** Everything typed or chosen, without files. */
  values: Record<string, string>;
  /** The request body: multipart if the form requires it, otherwise JSON text. */
  body: string | FormData;
  /** Identifies the content; files by name and size. */
  content: string;
  all: FormData;
};

/** The current content of a form without its key. Disabled fields are not read, so call this before disabling. */
export function readForm(form: HTMLFormElement): FormContent {
  const all = new FormData(form);
  all.delete(formKeyField);
  const texts = [...all].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const files = [...all.values()].filter((value) => typeof value !== 'string').map(({ name, size }) => [name, size]);
  const values = Object.fromEntries(texts.filter(([name]) => !ownFields.has(name)));
  const body = form.enctype === 'multipart/form-data' ? all : JSON.stringify(Object.fromEntries(texts));
  return { values, body, content: JSON.stringify([values, files]), all };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isFilled(control: unknown): control is Control {
  if (control instanceof HTMLInputElement) return control.type !== 'file' && control.type !== 'hidden';
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}

/** Whether a control is ticked or not; undefined where it takes a text. */
const isTicked = (control: Control): boolean | undefined =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type) ? control.checked : undefined;

/** Whether no control has been changed; a choice preset by the address counts as changed. */
function isUntouched(control: Control): boolean {
  const ticked = isTicked(control);
  if (ticked !== undefined) return ticked === (control as HTMLInputElement).defaultChecked;
  return control.value === (control instanceof HTMLSelectElement ? '' : control.defaultValue);
}

/** Whether anything was typed or chosen since the form was opened. */
export function isTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => isFilled(control) && !isAsItCame(control));
}

/** Whether a control has what its page was shown with. */
export function isAsItCame(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return isUntouched(control);
  const [first, ...others] = control.options;
  return control.value === ((others.find((option) => option.defaultSelected) ?? first)?.value ?? '');
}

/** Fills the fields that `mayFill`, by default the unchanged ones. @returns whether any changed */
export function fillForm(
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
  mayFill: (control: Control) => boolean = isUntouched,
): boolean {
  let hasChanged = false;
  for (const [name, value] of Object.entries(values)) {
    const found = form.elements.namedItem(name);
    const controls = found instanceof RadioNodeList ? [...found] : [found];
    if (!controls.every((control) => isFilled(control) && mayFill(control))) continue;
    for (const control of controls as Control[]) {
      const before = [control.value, isTicked(control)];
      if (isTicked(control) === undefined) control.value = value;
      else (control as HTMLInputElement).checked = control.value === value;
      hasChanged ||= before[0] !== control.value || before[1] !== isTicked(control);
    }
  }
  return hasChanged;
}
