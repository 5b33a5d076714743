import { spamFields } from '#shared/spam-fields.ts';
import { visitField } from '#shared/visit-field.ts';

/** The hidden field that does for a plain post what the Idempotency-Key header does for a call. */
export const formKeyField = 'idempotencyKey';

/** Fields of ours: neither typed nor part of what tells one content from another. */
const ownFields = new Set<string>([formKeyField, visitField, ...Object.values(spamFields)]);

export type FormContent = {
  /** Everything typed or chosen, without files. */
  values: Record<string, string>;
  /** What is sent: multipart when the form says so, otherwise JSON text. */
  body: string | FormData;
  /** Tells one content from another; files by name and size. */
  content: string;
  all: FormData;
};

/** What a form holds now, except its key. A disabled form seems empty, so this comes before it is disabled. */
export function readForm(form: HTMLFormElement): FormContent {
  const all = new FormData(form);
  all.delete(formKeyField);
  const texts = [...all].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const files = [...all.values()].filter((value) => typeof value !== 'string').map(({ name, size }) => [name, size]);
  const values = Object.fromEntries(texts.filter(([name]) => !ownFields.has(name)));
  const body = form.enctype === 'multipart/form-data' ? all : JSON.stringify(Object.fromEntries(texts));
  return { values, body, content: JSON.stringify([values, files]), all };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTextControl(control: unknown): control is TextControl {
  if (control instanceof HTMLInputElement) return control.type !== 'file' && control.type !== 'hidden';
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}

/** Whether nobody has touched a control yet; a choice that the page's address made counts as touched. */
function isUntouched(control: TextControl): boolean {
  return control.value === (control instanceof HTMLSelectElement ? '' : control.defaultValue);
}

/** Writes values into the fields that still stand as they were rendered. Returns whether any changed. */
export function fillForm(form: HTMLFormElement, values: Record<string, string>): boolean {
  let hasChanged = false;
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (!isTextControl(control) || !isUntouched(control) || control.value === value) continue;
    control.value = value;
    hasChanged = true;
  }
  return hasChanged;
}
