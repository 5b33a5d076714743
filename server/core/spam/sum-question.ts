import { createHmac } from 'node:crypto';
import { toWesternDigits } from '#shared/text/western-digits.ts';
import { signToken, type TokenFacts, verifyToken } from './signed-token.ts';

const largest = 9;

export type SumQuestion = { token: string; first: number; second: number };

/** The numbers of a sum are derived from its token with the key, so that the token alone does not reveal them. */
function deriveNumbers(key: Buffer, nonce: string): { first: number; second: number } {
  const drawn = createHmac('sha256', key).update(`numbers of ${nonce}`).digest();
  return { first: 1 + (drawn.readUInt32BE(0) % largest), second: 1 + (drawn.readUInt32BE(4) % largest) };
}

/** Creates a sum. */
export function createQuestion(key: Buffer, now: number): SumQuestion {
  const token = signToken(key, now);
  return { token, ...deriveNumbers(key, verifyToken(key, token)?.nonce ?? '') };
}

/** Verifies a sum's token, and whether `answer` is right; digits of any script are accepted. */
export function checkAnswer(
  key: Buffer,
  token: string,
  answer: string,
): (TokenFacts & { isRight: boolean }) | undefined {
  const facts = verifyToken(key, token);
  if (!facts) return undefined;
  const { first, second } = deriveNumbers(key, facts.nonce);
  return { ...facts, isRight: toWesternDigits(answer).trim() === String(first + second) };
}
