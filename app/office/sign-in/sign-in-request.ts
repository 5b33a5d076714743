import { signWithPasskey } from '#app/office/components/passkeys-in-browser.ts';
import type { StaffSession } from '#app/office/components/session.ts';
import { tryLocalStorage } from '#app/ui/browser-storage.ts';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { solveProofOfWork } from '#app/ui/proof-of-work.ts';
import { m } from '#messages';

/** `needsCode`: name and password are right, the second-factor code is missing or wrong. */
export type SignInOutcome = { ok: true; session: StaffSession } | { ok: false; message: string; needsCode?: boolean };
/** The values of the form. */
export type Typed = { username: string; password: string; totp?: string };

const mostRounds = 3;

function isSession(reply: unknown): reply is StaffSession {
  const { token, user } = (reply ?? {}) as Partial<StaffSession>;
  return typeof token === 'string' && typeof user === 'object' && user !== null;
}

/** The server's own words about a refusal, else 'Login failed'. */
function readRefusal(status: number, reply: unknown): string {
  const { message } = (reply ?? {}) as { message?: unknown };
  // A 404 says nothing about the sign-in.
  return typeof message === 'string' && message && status !== 404 ? message : m.login_failed();
}

/** Whether this browser can store a session: otherwise the back office would redirect to sign-in endlessly. */
function canKeepSession(): boolean {
  const isKept = tryLocalStorage((storage) => {
    storage.setItem('sign-in', '1');
    storage.removeItem('sign-in');
    return true;
  });
  return isKept ?? false;
}

type Reply = { status: number; body: unknown };

async function send(typed: object, path = '/api/auth/login'): Promise<Reply> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    body: JSON.stringify(typed),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

/** The proof of work requested while the name is under attack. */
function readWork({ body }: Reply): object | undefined {
  const { challenge } = (body ?? {}) as { challenge?: { work?: object } };
  return challenge?.work;
}

/** Sends the credentials and, when work is requested, does it and resends: its price may have risen. */
async function sendPastWork(typed: Typed, onWork: () => void): Promise<Reply> {
  let reply = await send(typed);
  for (let round = 0; round < mostRounds; round++) {
    const work = readWork(reply);
    if (!work) return reply;
    onWork();
    const challengeProof = await solveProofOfWork(work);
    if (!challengeProof) return reply;
    reply = await send({ ...typed, challengeProof });
  }
  return reply;
}

function readOutcome({ status, body }: Reply): SignInOutcome {
  if (status === 200 && isSession(body)) return { ok: true, session: body };
  const needsCode = (body as { code?: unknown } | undefined)?.code === 'totp_required';
  return { ok: false, message: readRefusal(status, body), needsCode };
}

async function attempt(ask: () => Promise<SignInOutcome>): Promise<SignInOutcome> {
  if (!canKeepSession()) return { ok: false, message: m.login_needs_storage() };
  try {
    return await ask();
  } catch {
    return { ok: false, message: m.login_error() };
  }
}

/** Signs in; `onWork` is called when the browser starts proof of work. Never throws: errors are returned as a message. */
export const signIn = (typed: Typed, onWork: () => void): Promise<SignInOutcome> =>
  attempt(async () => readOutcome(await sendPastWork(typed, onWork)));

/** Signs in with a passkey that the user chooses. Never throws, as `signIn`. */
export const signInWithPasskey = (): Promise<SignInOutcome> =>
  attempt(async () => {
    const asked = await send({}, '/api/auth/login/passkey/options');
    if (asked.status !== 200) return { ok: false, message: readRefusal(asked.status, asked.body) };
    const signed = await signWithPasskey(asked.body);
    return signed.ok ? readOutcome(await send(signed.value, '/api/auth/login/passkey')) : signed;
  });
