import { failureMessage } from './api-client.ts';

/** What became of a call: its answer, or a sentence about why there is none. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Turns a call into one that never rejects, for lists that a screen shows as they come; `fallback` as in `failureMessage`. */
export async function outcomeOf<Value>(call: Promise<Value>, fallback: string): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    return { ok: false, message: failureMessage(error, fallback) };
  }
}
