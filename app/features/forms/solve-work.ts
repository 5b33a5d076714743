import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

// Longer than that, a question is the smaller burden.
const longestMilliseconds = 30_000;

/** Does the work of an ALTCHA challenge; what the server takes for its proof. Undefined when it took too long. */
export async function solveWork(work: object): Promise<string | undefined> {
  const challenge = work as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: longestMilliseconds });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
