/** The field of a button that changes a form instead of sending it. */
export const stepField = 'step';
/** The field with the steps that a page without JavaScript shows, and a random text for that page: `23-k2j9x0`. */
export const shownField = 'shown';

/** The steps of the quote form. */
export const formSteps = [1, 2, 3] as const;
export type FormStepNumber = (typeof formSteps)[number];

/** The step of the quote form that has a field. */
export function findStep(name: string): FormStepNumber {
  if (/^(?:quantity\.|line\.quantity|order\.(?!packing|yearly)|country|files)/.test(name)) return 2;
  return /^lines?\b/.test(name) ? 1 : 3;
}
