/**
 * The submit button for showing a form in the other language without JavaScript. Such a post is not a submission;
 * `?lng=` of its address is the language.
 */
export const languageSwitchField = 'switchLanguage';
