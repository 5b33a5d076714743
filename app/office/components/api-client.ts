import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { m } from '#messages';
import type { AnswerSchema } from '#shared/answer-parts.ts';
import type { RecordChange } from '#shared/content/history.ts';
import { type KnownProof, proveIdentity } from './confirmation.ts';
import { callRefused, leaveForSignIn, readSession, replaceDocument } from './session.ts';

export const apiBase = '/api';
/** One's own account. */
const accountScreen = '/admin/account';

/** A refused call (`status` 400 and above) or one without a reply (0). `errors` has one sentence per field. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: string;
  readonly errors: Record<string, string>;
  /** With code `changed`: the concurrent change of the record. */
  readonly change: RecordChange | undefined;

  constructor(
    message: string,
    details: Partial<Pick<ApiError, 'status' | 'statusText' | 'code' | 'errors' | 'change'>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = details.status ?? 0;
    this.statusText = details.statusText ?? '';
    this.code = details.code ?? '';
    this.errors = details.errors ?? {};
    this.change = details.change;
  }
}

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or unchanged if it is a form. */
  body?: FormData | object;
  /** The ETag that the change is based on; the change is refused (412) when the record has changed since. */
  ifMatch?: string | undefined;
  /** The same for every attempt at one change that is stored once. */
  key?: string;
  signal?: AbortSignal | undefined;
  /** The current password where the call's form asks for it. */
  known?: KnownProof;
  /** The sender; default `fetch`, which reports no upload progress. */
  sendBy?: Send | undefined;
};

/** Sends a request as `fetch` does. */
export type Send = (address: string, request: RequestInit) => Promise<Response>;

/**
 * Calls `/api<path>` with the session's token, for files and the like; JSON is read by `readApi`. An invalid token
 * redirects to sign-in and back; a call that needs a fresh proof of who is calling asks for it and is repeated.
 * @throws ApiError with the server's sentence, or with the network one without a reply
 */
export async function requestApi(path: string, call: ApiRequest = {}): Promise<Response> {
  const { method = 'GET', body, ifMatch, key, signal, sendBy = fetch } = call;
  const session = readSession();
  if (!session) return leaveForSignIn();
  const headers = new Headers({ authorization: `Bearer ${session.token}`, 'accept-language': currentLanguage() });
  if (body && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  if (ifMatch) headers.set('if-match', ifMatch);
  if (key) headers.set('idempotency-key', key);
  const payload = body instanceof FormData ? body : body && JSON.stringify(body);
  const request: RequestInit = { method, headers, cache: 'no-store', ...(payload && { body: payload }) };
  const response = await reach(apiBase + path, { ...request, ...(signal && { signal }) }, sendBy);
  if (response.status === 401) return leaveForSignIn();
  if (response.ok) return response;
  const refusal = await readRefusal(response);
  if (refusal.code === 'totp_setup_required') return leaveForAccount(refusal);
  if (refusal.code === 'forbidden') window.dispatchEvent(new Event(callRefused));
  const isProven = refusal.code === 'confirmation_required' && (await proveIdentity(call.known));
  if (isProven && !signal?.aborted) return requestApi(path, call);
  throw refusal;
}

/** Makes a change whose reply is not needed. @throws ApiError */
export async function callApi(path: string, request: ApiRequest): Promise<void> {
  const response = await requestApi(path, request);
  // Reads the whole reply, so that the connection can be reused.
  await response.text();
}

/** The reply's headers. */
export type ReadAnswer<Answer> = { answer: Answer; headers: Headers };

/**
 * Parses a reply through its schema: fields beyond the specification may be missing, and screens only see known fields.
 * @throws ApiError, or ZodError for an invalid reply
 */
export async function readAnswer<Answer>(
  path: string,
  schema: AnswerSchema<Answer>,
  request: ApiRequest = {},
): Promise<ReadAnswer<Answer>> {
  const response = await requestApi(path, request);
  const sent: unknown = response.status === 204 ? undefined : await response.json();
  return { answer: schema.parse(sent), headers: response.headers };
}

/** The same without the headers. */
export async function readApi<Answer>(
  path: string,
  schema: AnswerSchema<Answer>,
  request: ApiRequest = {},
): Promise<Answer> {
  return (await readAnswer(path, schema, request)).answer;
}

/** The screen for setting up the second factor, which is required first; no redirect when already there. */
function leaveForAccount(refusal: ApiError): Promise<never> {
  if (window.location.pathname === accountScreen) throw refusal;
  return replaceDocument(accountScreen);
}

async function reach(address: string, request: RequestInit, send: Send): Promise<Response> {
  try {
    return await send(address, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError(m.admin_network_error());
  }
}

async function readRefusal(response: Response): Promise<ApiError> {
  const reply = (await response.json().catch(() => ({}))) as Partial<Record<'message' | 'code', string>> & {
    errors?: Record<string, string>;
    change?: RecordChange;
  };
  const { message = '', code = '', errors = {}, change } = reply ?? {};
  const { status, statusText } = response;
  return new ApiError(message, { status, statusText, code, errors, change });
}

/** The message for a failed call: the network sentence or the server's own, else `fallback`. */
export function failureMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.message || fallback;
  // A program error, not a refusal.
  console.error(error);
  return fallback;
}

/** An error: the failed act, and the reason if known. */
export type Failure = { message: string; reason: string };

/** Shown and logged: `message` names the act; the server's sentence is the reason unless it is equal. */
export function describeFailure(error: unknown, message: string): Failure {
  // Logged as specified; `failureMessage` logs errors other than refusals.
  if (error instanceof ApiError) console.error(message, error);
  const reason = failureMessage(error, '');
  return { message, reason: reason === message ? '' : reason };
}

/** For screens whose own wording takes precedence over the server's: the network sentence, else `words`. */
export function ownFailureMessage(error: unknown, words: string): string {
  return error instanceof ApiError && error.status > 0 ? words : failureMessage(error, words);
}

/** The outcome of a call: its result, or an error sentence. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Converts a call to one that never rejects, for deferred lists; `fallback` as in `failureMessage`. */
export async function toOutcome<Value>(call: Promise<Value>, fallback: string): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    return { ok: false, message: failureMessage(error, fallback) };
  }
}
