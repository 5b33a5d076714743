/** The field of a button that changes a form instead of sending it. */
export const stepField = 'step';
