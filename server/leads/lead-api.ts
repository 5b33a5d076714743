import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '#server/http/client-network.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Sender } from './sender.ts';
import { readSubmissionKey } from './submission-key.ts';

/** The sender and the fields of an API call. @throws AppError `malformed` for an invalid Idempotency-Key */
export function apiSenderOf(request: FastifyRequest, sent: object): Sender {
  const key = readSubmissionKey(request.headers['idempotency-key']);
  const network = { address: clientNetwork(request), sent: { ...sent } };
  return { language: requestLanguage(request), source: 'api', key, network };
}
