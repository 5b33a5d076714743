import { Secret, TOTP } from 'otpauth';

const keyBytes = 20;
const period = 30;
// A phone's clock may be half a minute off, either way.
const window = 1;

const totpOf = (key: string, { issuer = '', label = '' } = {}): TOTP =>
  new TOTP({ secret: Secret.fromBase32(key), issuer, label, period, digits: 6, algorithm: 'SHA1' });

/** A new key for an authenticator app, in letters (base32). */
export function newTotpKey(): string {
  return new Secret({ size: keyBytes }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function totpAddress(key: string, names: { issuer: string; label: string }): string {
  return totpOf(key, names).toString();
}

/** The number of the time step that `code` belongs to; undefined for a code of no step around now. */
export function stepOfCode(key: string, code: string): number | undefined {
  const delta = totpOf(key).validate({ token: code, window });
  return delta === null ? undefined : TOTP.counter({ period }) + delta;
}
