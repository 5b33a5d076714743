import { ApiError, failureMessage } from './api-client.ts';

/** What the error line says: the act that failed, and why where that is known. */
export type Failure = { message: string; reason: string };

/** Told and logged: `message` names the act; the server's sentence is the reason unless it says the same. */
export function failureOf(error: unknown, message: string): Failure {
  // Logged as the specification asks; `failureMessage` logs what is no refusal.
  if (error instanceof ApiError) console.error(message, error);
  const reason = failureMessage(error, '');
  return { message, reason: reason === message ? '' : reason };
}

/** What to tell where the screen's own words count more than the server's: the network sentence, else `words`. */
export function ownFailureMessage(error: unknown, words: string): string {
  return error instanceof ApiError && error.status > 0 ? words : failureMessage(error, words);
}
