import { solveProofOfWork } from '#app/ui/proof-of-work.ts';
import { spamFields } from '#shared/leads/spam-fields.ts';
import { type FormReply, type FormRequest, type SendingHooks, sendForm } from './form-request.ts';

export type WorkHooks = SendingHooks & {
  /** The browser starts to work in place of an answer. */
  onWork: () => void;
};

type Resent = { request: FormRequest; hooks: WorkHooks };

const mostRounds = 3;

function withProof(body: FormRequest['body'], proof: string): FormRequest['body'] {
  if (typeof body === 'string') return JSON.stringify({ ...JSON.parse(body), [spamFields.proof]: proof });
  body.set(spamFields.proof, proof);
  return body;
}

/** Does the work of the challenge in a reply and sends the form again. @returns the last reply */
export async function resendWithWork(first: FormReply, { request, hooks }: Resent): Promise<FormReply> {
  let reply = first;
  // Others behind the same address may raise the price.
  for (let round = 0; round < mostRounds && reply.body.challenge; round++) {
    hooks.onWork();
    const proof = await solveProofOfWork(reply.body.challenge.work);
    if (!proof) return reply;
    reply = await sendForm({ ...request, body: withProof(request.body, proof) }, hooks);
  }
  return reply;
}
