import { hkdfSync } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { spamLimits } from './spam-limits.ts';

// About a second of a laptop and some seconds of a slow phone; checking it costs the server one signature.
const cost = 1_000;
const leastAttempts = 1_000;
const mostAttempts = 3_000;
const longestProof = 4_096;

const secretsOf = (key: Buffer) => {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32)).toString('hex');
  return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('solution') };
};

/** Work for a browser (ALTCHA proof of work), signed with `key`; `price` times as much as usual. */
export function makeWork(key: Buffer, now: number, price = 1): Promise<object> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: cost * price,
    counter: randomInt(mostAttempts, leastAttempts),
    deriveKey,
    expiresAt: new Date(now + spamLimits.challengeMilliseconds),
    ...secretsOf(key),
  });
}

/** The id of the work that `proof` shows to be done, the base64 of ALTCHA's payload; undefined when it shows nothing. */
export async function checkWork(key: Buffer, proof: string): Promise<string | undefined> {
  if (proof.length > longestProof) return undefined;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as Payload;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) });
    return verified ? challenge.signature : undefined;
  } catch {
    // Whatever was sent is no proof.
    return undefined;
  }
}
