import { hkdfSync } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { spamLimits } from '#shared/spam-limits.ts';

// Without doublings about a second of a laptop and some seconds of a slow phone; checking it costs the server one signature.
const cost = 1_000;
const leastAttempts = 1_000;
const mostAttempts = 3_000;
const longestProof = 4_096;

const secretsOf = (key: Buffer) => {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32)).toString('hex');
  return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('solution') };
};

/** What a proof shows: which work was done, and with how many doublings. */
export type DoneWork = { id: string; step: number };

/** Work for a browser (ALTCHA proof of work), doubled `step` times and signed with `key`. */
export function makeWork(key: Buffer, now: number, step: number): Promise<object> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(mostAttempts * 2 ** step, leastAttempts * 2 ** step),
    data: { step },
    deriveKey,
    expiresAt: new Date(now + spamLimits.challengeMilliseconds),
    ...secretsOf(key),
  });
}

/** The work that `proof` shows to be done, the base64 of ALTCHA's payload; undefined when it shows nothing. */
export async function checkWork(key: Buffer, proof: string): Promise<DoneWork | undefined> {
  if (proof.length > longestProof) return undefined;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as Payload;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) });
    if (!verified || !challenge.signature) return undefined;
    // The signature is about the step too; work that was given out by an earlier version has none.
    return { id: challenge.signature, step: Number(challenge.parameters.data?.step ?? 0) };
  } catch {
    // Whatever was sent is no proof.
    return undefined;
  }
}
