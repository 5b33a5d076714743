import type { ErrorCode } from '#shared/errors.ts';

/** The HTTP status of each error code, and its explanation for callers. */
export const errorTable: Record<ErrorCode, { status: number; meaning: string }> = {
  malformed: { status: 400, meaning: 'The request could not be understood.' },
  unauthenticated: { status: 401, meaning: 'There is no valid token.' },
  totp_required: {
    status: 401,
    meaning: 'Name and password are right; the code of the second factor is missing or wrong.',
  },
  forbidden: { status: 403, meaning: 'The caller may not use this section.' },
  totp_setup_required: { status: 403, meaning: 'Administrators must set up their second factor before anything else.' },
  confirmation_required: {
    status: 403,
    meaning: 'The caller last proved who they are more than five minutes ago; POST /auth/confirm does it again.',
  },
  not_found: { status: 404, meaning: 'There is no such record.' },
  too_slow: { status: 408, meaning: 'A file came too slowly.' },
  conflict: { status: 409, meaning: 'The change conflicts with what is stored.' },
  changed: { status: 412, meaning: 'The record has changed since it was read.' },
  too_large: { status: 413, meaning: 'The body or a file is too large.' },
  wrong_type: { status: 415, meaning: 'The body or a file is of a type that is not accepted.' },
  invalid: { status: 422, meaning: 'A field is missing or wrong; `errors` names it.' },
  ambiguous: {
    status: 422,
    meaning:
      'A number can be read in two ways, such as `20.000`; `errors` names both, and further fields that are wrong.',
  },
  too_many: { status: 429, meaning: 'Too many requests; Retry-After says when to come back.' },
  unavailable: { status: 503, meaning: 'The service cannot answer right now.' },
};
