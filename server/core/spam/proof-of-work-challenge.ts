import { hkdfSync } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { spamLimits } from '#shared/leads/spam-limits.ts';

// Without doublings about a second on a laptop and some seconds on a slow phone; verifying costs the server one
// signature.
const cost = 1_000;
const leastAttempts = 1_000;
const mostAttempts = 3_000;
const longestProof = 4_096;

const secretsOf = (key: Buffer) => {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32)).toString('hex');
  return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('solution') };
};

/** A verified proof: which challenge was solved, and its doublings. */
export type VerifiedWork = { id: string; step: number };

/** A proof-of-work challenge (ALTCHA), doubled `step` times and signed with `key`. */
export function createWorkChallenge(key: Buffer, now: number, step: number): Promise<object> {
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

/** Verifies `proof`, the base64 of ALTCHA's payload; undefined when it is invalid. */
export async function verifyWork(key: Buffer, proof: string): Promise<VerifiedWork | undefined> {
  if (proof.length > longestProof) return undefined;
  try {
    const { challenge, solution }: Payload = JSON.parse(Buffer.from(proof, 'base64').toString());
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) });
    if (!verified || !challenge.signature) return undefined;
    // The signature includes the step; challenges of an earlier version have none.
    return { id: challenge.signature, step: Number(challenge.parameters.data?.step ?? 0) };
  } catch {
    // Anything unparsable is not a proof.
    return undefined;
  }
}
