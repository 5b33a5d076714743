import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } };
type RequestOptions = { challenge: string; rpId: string };
type Deviations = {
  origin?: string;
  /** Present, verified. */
  flags?: number;
  counter?: number;
  userHandle?: string;
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: Buffer | string) => Buffer.from(data).toString('base64url');
const presentAndVerified = 0x05;
const withKey = 0x40;

/** An authenticator with one passkey, as the browser of a page at `origin` uses it. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let userHandle = '';
  let counter = 0;

  function authenticatorData(rpId: string, { flags = presentAndVerified, counter: told }: Deviations, rest: Buffer[]) {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(told ?? counter, 1);
    return Buffer.concat([sha256(rpId), head, ...rest]);
  }

  const clientData = (type: string, challenge: string, sent: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: sent, crossOrigin: false }));

  function publicKeyBytes(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = [x, y].map((value) => new Uint8Array(Buffer.from(value, 'base64url')));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point[0]!],
      [-3, point[1]!],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  }

  return {
    /** The same passkey with its counter where it was then. */
    rewind(): void {
      counter -= 1;
    },

    create({ challenge, rp, user }: CreationOptions, deviations: Deviations = {}) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const flags = (deviations.flags ?? presentAndVerified) | withKey;
      const rest = [Buffer.alloc(16), length, credentialId, publicKeyBytes()];
      const authData = authenticatorData(rp.id, { ...deviations, flags }, rest);
      const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: encode(credentialId),
        rawId: encode(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, deviations.origin ?? origin)),
          attestationObject: encode(Buffer.from(isoCBOR.encode(attestation))),
          transports: ['internal'],
        },
      };
    },

    sign({ challenge, rpId }: RequestOptions, deviations: Deviations = {}) {
      counter += 1;
      const data = authenticatorData(rpId, deviations, []);
      const said = clientData('webauthn.get', challenge, deviations.origin ?? origin);
      return {
        id: encode(credentialId),
        rawId: encode(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(said),
          authenticatorData: encode(data),
          signature: encode(sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)),
          userHandle: deviations.userHandle ?? userHandle,
        },
      };
    },
  };
}
