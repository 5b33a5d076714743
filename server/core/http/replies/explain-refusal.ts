import type { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { AskedChallenge } from '#shared/leads/challenge.ts';
import { errorTable } from './error-codes.ts';
import { toErrorReply } from './error-reply.ts';

type Explained = { status: number; message: string; errors: Record<string, string>; challenge?: AskedChallenge };

/** A refusal in the words of a page. */
export function explainRefusal(error: AppError, language: Language): Explained {
  const { message, errors = {}, challenge } = toErrorReply(error, language);
  return {
    status: errorTable[error.code].status,
    message,
    errors,
    ...(challenge && 'question' in challenge && { challenge }),
  };
}
