import { tryLocalStorage } from '#app/components/browser-storage.ts';
import { proveWork } from '#app/components/prove-work.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { m } from '#messages';

export type Session = { token: string; user: { username: string; role: string } };
/** `needsCode`: name and password are right, and the code of the second factor is missing or wrong. */
export type SignInOutcome = { ok: true; session: Session } | { ok: false; message: string; needsCode?: boolean };
/** What is typed into the card. */
export type Typed = { username: string; password: string; totp?: string };

const mostRounds = 3;

function isSession(reply: unknown): reply is Session {
  const { token, user } = (reply ?? {}) as Partial<Session>;
  return typeof token === 'string' && typeof user === 'object' && user !== null;
}

/** The server's own words about a refusal, else 'Login failed'. */
function refusalOf(status: number, reply: unknown): string {
  const { message } = (reply ?? {}) as { message?: unknown };
  // An address that does not exist says nothing about the sign-in.
  return typeof message === 'string' && message && status !== 404 ? message : m.login_failed();
}

/** Whether this browser can keep a session: without, the back office would lead back to sign-in for ever. */
function canKeepSession(): boolean {
  const isKept = tryLocalStorage((storage) => {
    storage.setItem('sign-in', '1');
    storage.removeItem('sign-in');
    return true;
  });
  return isKept ?? false;
}

type Reply = { status: number; body: unknown };

async function send(typed: Typed & { challengeProof?: string }): Promise<Reply> {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    body: JSON.stringify(typed),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

/** The work that a refusal asks for, as it does while somebody else tries passwords for the name. */
function workOf({ body }: Reply): object | undefined {
  const { challenge } = (body ?? {}) as { challenge?: { work?: object } };
  return challenge?.work;
}

/** Sends what was typed and, while work is asked for, does it and sends it again: its price may have risen meanwhile. */
async function sendPastWork(typed: Typed, onWork: () => void): Promise<Reply> {
  let reply = await send(typed);
  for (let round = 0; round < mostRounds; round++) {
    const work = workOf(reply);
    if (!work) return reply;
    onWork();
    const challengeProof = await proveWork(work);
    if (!challengeProof) return reply;
    reply = await send({ ...typed, challengeProof });
  }
  return reply;
}

/** Asks for a session; `onWork` is called when the browser has to work for it. Never throws: what goes wrong comes back as a sentence. */
export async function signIn(typed: Typed, onWork: () => void): Promise<SignInOutcome> {
  if (!canKeepSession()) return { ok: false, message: m.login_needs_storage() };
  try {
    const { status, body } = await sendPastWork(typed, onWork);
    if (status === 200 && isSession(body)) return { ok: true, session: body };
    const needsCode = (body as { code?: unknown } | undefined)?.code === 'totp_required';
    return { ok: false, message: refusalOf(status, body), needsCode };
  } catch {
    return { ok: false, message: m.login_error() };
  }
}

/** The storage keys are the specification's. */
export function storeSession({ token, user }: Session): void {
  tryLocalStorage((storage) => {
    storage.setItem('token', token);
    storage.setItem('user', JSON.stringify(user));
  });
}
