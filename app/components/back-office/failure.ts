import { ApiError, failureMessage } from './api-client.ts';

/** An error: the failed act, and the reason if known. */
export type Failure = { message: string; reason: string };

/** Shown and logged: `message` names the act; the server's sentence is the reason unless it is equal. */
export function failureOf(error: unknown, message: string): Failure {
  // Logged as specified; `failureMessage` logs errors other than refusals.
  if (error instanceof ApiError) console.error(message, error);
  const reason = failureMessage(error, '');
  return { message, reason: reason === message ? '' : reason };
}

/** For screens whose own wording takes precedence over the server's: the network sentence, else `words`. */
export function ownFailureMessage(error: unknown, words: string): string {
  return error instanceof ApiError && error.status > 0 ? words : failureMessage(error, words);
}
