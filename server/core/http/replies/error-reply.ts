import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInfrastructureError } from '#server/core/db/engines/infrastructure-errors.ts';
import { say, sayFields } from '#server/core/i18n/say.ts';
import { AppError, type ErrorReply, isAppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { AskedChallenge, Challenge } from '#shared/leads/challenge.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { languageOfPage } from '../page-language.ts';
import { isForPerson, refusalPage } from '../refusal-page.ts';
import { requestLanguage } from '../request-language.ts';
import { errorTable } from './error-codes.ts';

/** The JSON form of every refusal, in the caller's language. */
export function toErrorReply(error: AppError, language: Language): ErrorReply {
  return {
    success: false,
    message: say(error.messageKey, error.parameters, language),
    code: error.code,
    ...(error.fields && { errors: sayFields(error.fields, language) }),
    ...(error.change && { change: error.change }),
    ...(error.challenge && { challenge: askChallenge(error.challenge, language) }),
  };
}

/** A challenge with its question in `language`; numbers are spelled out for a human reader. */
function askChallenge({ question, work }: Challenge, language: Language): AskedChallenge {
  if (!question) return { work };
  const word = (number: number) => say(`number_${number}` as MessageKey, {}, language);
  const numbers = { first: word(question.first), second: word(question.second) };
  return { token: question.token, question: say('challenge_question', numbers, language), work };
}

/** A framework error as an AppError; undefined for a bug. */
function fromFramework(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode = 500 }: Partial<FastifyError> = error;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) {
    return new AppError('too_large', 'error_too_large');
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) {
    return new AppError('wrong_type', 'error_wrong_type');
  }
  if (statusCode === 404) return new AppError('not_found', 'error_not_found');
  return statusCode >= 400 && statusCode < 500 ? new AppError('malformed', 'error_malformed') : undefined;
}

/** Turns any error into the refusal to send; internal errors are logged and sent without details, as 503 or 500. */
export function toRefusal(error: unknown, request: FastifyRequest): { status: number; reply: ErrorReply } {
  const language = languageOf(request);
  const refusal = isAppError(error) ? error : fromFramework(error);
  if (refusal) return { status: errorTable[refusal.code].status, reply: toErrorReply(refusal, language) };
  request.log.error({ err: error }, 'request failed');
  if (isInfrastructureError(error)) {
    const unavailable = new AppError('unavailable', 'error_unavailable');
    return { status: errorTable.unavailable.status, reply: toErrorReply(unavailable, language) };
  }
  return { status: 500, reply: { success: false, message: say('error_internal', {}, language), code: 'internal' } };
}

const languageOf = (request: FastifyRequest): Language =>
  isForPerson(request) ? languageOfPage(request) : requestLanguage(request);

/** Sends a refusal as JSON, or as a page for navigations and form posts; not cacheable. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, body: ErrorReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (!isForPerson(request)) return reply.send(body);
  return reply.type('text/html; charset=utf-8').send(refusalPage(body.message, languageOf(request)));
}

/** Every refusal in the one shape. */
export function registerErrorReplies(api: FastifyInstance): void {
  api.setErrorHandler((error: unknown, request, reply: FastifyReply) => {
    const { status, reply: body } = toRefusal(error, request);
    if (isAppError(error)) {
      request.refusal = error.messageKey;
      request.refusedFields = Object.keys(error.fields ?? {});
    }
    if (status === 503) reply.header('retry-after', 10);
    if (isAppError(error) && error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
    return sendRefusal(request, reply.status(status), body);
  });
  api.setNotFoundHandler((request, reply) => {
    const { status, reply: body } = toRefusal(new AppError('not_found', 'error_not_found'), request);
    return reply.status(status).header('cache-control', 'no-store').send(body);
  });
}
