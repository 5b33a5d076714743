/** The field of a button that changes a form instead of sending it. */
export const stepField = 'step';
/** The field with the steps that a page without JavaScript shows, and a random text for that page: `23-k2j9x0`. */
export const shownField = 'shown';

/** What a posted step leads to: its faults, the specification that it opened, else the part of the form that is shown. */
export type StepOutcome = 'refused' | 'specification' | 'part';

/** The steps of the quote form. */
export const formSteps = [1, 2, 3] as const;
export type FormStepNumber = (typeof formSteps)[number];

/** The step of the quote form that has a field. */
export function findStep(name: string): FormStepNumber {
  if (/^(?:quantity\.|line\.quantity|order\.(?!packing|yearly)|country|files)/.test(name)) return 2;
  return /^lines?\b/.test(name) ? 1 : 3;
}
