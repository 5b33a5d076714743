/** The local storage key of what was added and is not yet in the draft, and the event that tells of it (`add-script.ts`). */
export const addedKey = 'quote-added';

/** The element that says what was added. */
export const addedToast = 'added-toast';
