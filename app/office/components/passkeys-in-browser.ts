import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import type { Outcome } from './api-client.ts';

// Loaded at the first use: few screens need it.
const library = () => withImportTimeout(import('@simplewebauthn/browser'));

type Creation = PublicKeyCredentialCreationOptionsJSON;
type Request = PublicKeyCredentialRequestOptionsJSON;

/** Whether this browser has passkeys; not on pages without TLS. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Makes a passkey by the server's options; what the server stores of it. */
export const makePasskey = (options: unknown): Promise<Outcome<object>> =>
  attempt<Creation>(options, async (optionsJSON) => (await library()).startRegistration({ optionsJSON }));

/** Signs the challenge of the server's options with a passkey that the user chooses. */
export const signWithPasskey = (options: unknown): Promise<Outcome<object>> =>
  attempt<Request>(options, async (optionsJSON) => (await library()).startAuthentication({ optionsJSON }));

type Ceremony<Options> = (options: Options) => Promise<object>;

/** Whether the server sent options, which only the browser interprets. */
const areOptions = <Options>(sent: unknown): sent is Options =>
  typeof sent === 'object' && sent !== null && 'challenge' in sent;

async function attempt<Options>(options: unknown, ceremony: Ceremony<Options>): Promise<Outcome<object>> {
  if (!hasPasskeys()) return { ok: false, message: m.passkey_unsupported() };
  try {
    if (!areOptions<Options>(options)) throw new TypeError('these are no options');
    return { ok: true, value: await ceremony(options) };
  } catch (error) {
    return { ok: false, message: sayError(error) };
  }
}

/** Browsers tell little more, so that pages learn nothing about the user's devices. */
function sayError(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return m.passkey_known();
  if (name === 'NotAllowedError' || name === 'AbortError') return m.passkey_cancelled();
  console.error(error);
  return name === 'SecurityError' ? m.passkey_not_available() : m.passkey_cancelled();
}
