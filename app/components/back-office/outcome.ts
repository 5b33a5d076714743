import { failureMessage } from './api-client.ts';

/** The outcome of a call: its result, or an error sentence. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Converts a call to one that never rejects, for deferred lists; `fallback` as in `failureMessage`. */
export async function outcomeOf<Value>(call: Promise<Value>, fallback: string): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    return { ok: false, message: failureMessage(error, fallback) };
  }
}
