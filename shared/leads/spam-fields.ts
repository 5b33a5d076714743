/** The fields of page forms besides those that people type. */
export const spamFields = {
  /** A honeypot hidden from people. */
  trap: 'website',
  /** When the form was made, signed. */
  stamp: 'formStamp',
  /** Which question is answered. */
  question: 'challenge',
  answer: 'challengeAnswer',
  /** Work that a browser did in place of an answer. */
  proof: 'challengeProof',
} as const;

/** The hidden field of a form equivalent to the Idempotency-Key header of a call. */
export const formKeyField = 'idempotencyKey';
