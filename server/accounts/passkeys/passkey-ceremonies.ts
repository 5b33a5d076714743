import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { type NewCredential, passkeyLimits, type SignedChallenge } from '#shared/accounts/passkey.ts';
import type { StoredPasskey } from './passkey-queries.ts';
import type { RelyingParty } from './relying-party.ts';

// Loaded at the first use: it holds parsers of certificates that a site without passkeys never needs.
const library = () => import('@simplewebauthn/server');
const decoders = () => import('@simplewebauthn/server/helpers');

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;
type Bytes = Uint8Array<ArrayBuffer>;
type Known = Pick<StoredPasskey, 'credentialId' | 'transports'>;

// Ed25519, ES256, RS256: what authenticators have. The library's own choice would try out experimental algorithms.
const supportedAlgorithmIDs = [-8, -7, -257];
const timeout = passkeyLimits.milliseconds;
const clientDataSchema = z.object({ challenge: z.string().max(200), origin: z.string().max(300) });
const describe = ({ credentialId: id, transports }: Known) => ({ id, transports });

/** What a browser says about a ceremony; undefined when it cannot be read. */
export function readClientData(encoded: string): z.output<typeof clientDataSchema> | undefined {
  try {
    return clientDataSchema.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}

type Creation = { party: RelyingParty; challenge: Bytes; company: string; user: { id: string; name: string } };

/** Options for a new passkey that any authenticator may hold, other than the `known` ones. */
export async function creationOptions({ party, challenge, company, user }: Creation, known: Known[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: company,
    challenge,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.name,
    userDisplayName: user.name,
    timeout,
    supportedAlgorithmIDs,
    attestationType: 'none',
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Options for using a passkey: one of `known`, or any of this site without any. */
export async function requestOptions(party: RelyingParty, challenge: Bytes, known: Known[] = []) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge,
    timeout,
    userVerification: 'required',
    ...(known.length > 0 && { allowCredentials: known.map(describe) }),
  });
}

/** What the browser says, already compared with what was expected. */
type Expected = { party: RelyingParty; challenge: string; origin: string };
const expectations = ({ party, challenge, origin }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: party.id,
  requireUserVerification: true,
});

/** The new credential; undefined when anything about it is wrong. */
export async function verifyCreation(sent: NewCredential, expected: Expected): Promise<WebAuthnCredential | undefined> {
  const { verifyRegistrationResponse } = await library();
  try {
    if (!(await isWithoutCertificates(sent))) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: sent,
      supportedAlgorithmIDs,
      ...expectations(expected),
    });
    return verified ? registrationInfo.credential : undefined;
  } catch {
    return undefined;
  }
}

/** None were asked for; verifying some could fetch addresses that they name. */
async function isWithoutCertificates({ response }: NewCredential): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await decoders();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** The authenticator's new counter; undefined when anything is wrong, also a counter that did not rise. */
export async function verifyUse(
  { response: { userHandle, ...response }, ...sent }: SignedChallenge,
  { credentialId: id, publicKey, counter }: StoredPasskey,
  expected: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...sent, response: { ...response, ...(userHandle !== undefined && { userHandle }) } },
      credential: { id, publicKey, counter },
      ...expectations(expected),
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
