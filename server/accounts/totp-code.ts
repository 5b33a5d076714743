import { Secret, TOTP } from 'otpauth';

const keyBytes = 20;
const period = 30;
// A phone's clock may be half a minute off in either direction.
const window = 1;

const totpOf = (key: string, { issuer = '', label = '' } = {}): TOTP =>
  new TOTP({ secret: Secret.fromBase32(key), issuer, label, period, digits: 6, algorithm: 'SHA1' });

/** A new key for an authenticator app, base32. */
export function newTotpKey(): string {
  return new Secret({ size: keyBytes }).base32;
}

/** The URI that an authenticator app reads from a QR code. */
export function totpAddress(key: string, names: { issuer: string; label: string }): string {
  return totpOf(key, names).toString();
}

/** The time step of `code`; undefined when it matches no step around now. */
export function stepOfCode(key: string, code: string): number | undefined {
  const delta = totpOf(key).validate({ token: code, window });
  return delta === null ? undefined : TOTP.counter({ period }) + delta;
}
