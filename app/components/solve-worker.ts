import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

// After this the worker gives up; the person is asked or told to wait.
const longestMilliseconds = 60_000;

/** Does the work of an ALTCHA challenge; what the server takes for its proof, or undefined when it took too long. */
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
