import type { Explanation } from '#server/leads/page-forms.ts';
import type { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import { statusOfError, toErrorReply } from './error-reply.ts';

/** A refusal in the words of a page. */
export function explainRefusal(error: AppError, language: Language): Explanation {
  const { message, errors = {}, challenge } = toErrorReply(error, language);
  return { status: statusOfError(error), message, errors, ...(challenge && 'question' in challenge && { challenge }) };
}
