import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

// The worker gives up after this time; the person then gets a sum or has to wait.
const longestMilliseconds = 60_000;

/** Solves an ALTCHA challenge; the proof for the server, or undefined on timeout. */
async function solveWork(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: longestMilliseconds });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

addEventListener('message', ({ data: work }: MessageEvent<Challenge>) => {
  solveWork(work).then(
    (proof) => postMessage(proof),
    () => postMessage(undefined),
  );
});
