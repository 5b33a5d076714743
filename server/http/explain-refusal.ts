import type { AskedChallenge } from '#shared/challenge.ts';
import type { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import { errorTable } from './error-codes.ts';
import { toErrorReply } from './error-reply.ts';

/** A refusal for a page: the HTTP status, a sentence, and one per field. */
export type Explanation = {
  status: number;
  message: string;
  errors: Record<string, string>;
  /** The challenge to answer first. */
  challenge?: AskedChallenge;
};

/** A refusal in the words of a page. */
export function explainRefusal(error: AppError, language: Language): Explanation {
  const { message, errors = {}, challenge } = toErrorReply(error, language);
  return {
    status: errorTable[error.code].status,
    message,
    errors,
    ...(challenge && 'question' in challenge && { challenge }),
  };
}
