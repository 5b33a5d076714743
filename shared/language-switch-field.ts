/**
 * The name of the button by which a form without JavaScript is shown again in the other language, filled in as it was.
 * A form that comes with it is not submitted; `?lng=` in its address says the language.
 */
export const languageSwitchField = 'switchLanguage';
