import { currentLanguage } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import type { AnswerSchema } from '#shared/answers/answer-parts.ts';
import type { RecordChange } from '#shared/history.ts';
import { leaveFor, leaveForSignIn, readSession } from './session.ts';

export const apiBase = '/api';
/** One's own account. */
const accountScreen = '/admin/account';

/** A call that was refused (`status` 400 and above) or never answered (0). `errors` has one sentence per field. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: string;
  readonly errors: Record<string, string>;
  /** Of code `changed`: what somebody else did to the record meanwhile. */
  readonly change: RecordChange | undefined;

  constructor(
    message: string,
    told: Partial<Pick<ApiError, 'status' | 'statusText' | 'code' | 'errors' | 'change'>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = told.status ?? 0;
    this.statusText = told.statusText ?? '';
    this.code = told.code ?? '';
    this.errors = told.errors ?? {};
    this.change = told.change;
  }
}

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as it is when it is a form. */
  body?: FormData | object;
  /** The ETag of what a change is based on; the change is refused (412) when the record has changed since. */
  ifMatch?: string | undefined;
  signal?: AbortSignal | undefined;
  /** What sends it: `fetch` unless said, which does not tell how far an upload is. */
  sendBy?: Send | undefined;
};

/** Sends a request as `fetch` does. */
export type Send = (address: string, request: RequestInit) => Promise<Response>;

/**
 * Calls `/api<path>` with the token of who is signed in, for files and the like; JSON is read by `readApi`. A token that no longer works leads to sign-in and back.
 * @throws ApiError with the server's sentence, or with the network one when nothing answered
 */
export function requestApi(path: string, request: ApiRequest = {}): Promise<Response> {
  return requestAddress(apiBase + path, request);
}

/** As `requestApi`, for a whole address. */
async function requestAddress(address: string, call: ApiRequest = {}): Promise<Response> {
  const { method = 'GET', body, ifMatch, signal, sendBy = fetch } = call;
  const session = readSession();
  if (!session) return leaveForSignIn();
  const headers = new Headers({ authorization: `Bearer ${session.token}`, 'accept-language': currentLanguage() });
  if (body && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  if (ifMatch) headers.set('if-match', ifMatch);
  const payload = body instanceof FormData ? body : body && JSON.stringify(body);
  const request: RequestInit = { method, headers, cache: 'no-store', ...(payload && { body: payload }) };
  const response = await reach(address, { ...request, ...(signal && { signal }) }, sendBy);
  if (response.status === 401) return leaveForSignIn();
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  if (refusal.code === 'totp_setup_required') return leaveForAccount(refusal);
  throw refusal;
}

/** Makes a change whose answer says nothing that is needed. @throws ApiError */
export async function callApi(path: string, request: ApiRequest): Promise<void> {
  const response = await requestApi(path, request);
  // To its end, so that the connection is free for the next call.
  await response.text();
}

/** What a call answers beside its body. */
export type ReadAnswer<Answer> = { answer: Answer; headers: Headers };

/**
 * Every answer of the API is read here, through its schema: what we add to the specified fields may be missing, and no
 * screen meets a field that it does not know how to show. @throws ApiError, or ZodError for what is no such answer
 */
export async function readAnswer<Answer>(
  path: string,
  schema: AnswerSchema<Answer>,
  request: ApiRequest = {},
): Promise<ReadAnswer<Answer>> {
  return readAddress(apiBase + path, schema, request);
}

/** The same without the headers. */
export async function readApi<Answer>(
  path: string,
  schema: AnswerSchema<Answer>,
  request: ApiRequest = {},
): Promise<Answer> {
  return (await readAnswer(path, schema, request)).answer;
}

/** As `readAnswer`, for a whole address. */
export async function readAddress<Answer>(
  address: string,
  schema: AnswerSchema<Answer>,
  request: ApiRequest = {},
): Promise<ReadAnswer<Answer>> {
  const response = await requestAddress(address, request);
  const sent: unknown = response.status === 204 ? undefined : await response.json();
  return { answer: schema.parse(sent), headers: response.headers };
}

/** Where the second factor is set up, which must come first; whoever is there already is told. */
function leaveForAccount(refusal: ApiError): Promise<never> {
  if (window.location.pathname === accountScreen) throw refusal;
  return leaveFor(accountScreen);
}

async function reach(address: string, request: RequestInit, send: Send): Promise<Response> {
  try {
    return await send(address, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError(m.admin_network_error());
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const reply = (await response.json().catch(() => ({}))) as Partial<Record<'message' | 'code', string>> & {
    errors?: Record<string, string>;
    change?: RecordChange;
  };
  const { message = '', code = '', errors = {}, change } = reply ?? {};
  const { status, statusText } = response;
  return new ApiError(message, { status, statusText, code, errors, change });
}

/** What to tell about a failed call: the network sentence or the server's own, else `fallback`. */
export function failureMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.message || fallback;
  // A fault of ours, not a refusal.
  console.error(error);
  return fallback;
}
