import { solveProofOfWork } from '#app/ui/proof-of-work.ts';
import { type FormReply, type FormRequest, type SendingHooks, sendForm } from './form-request.ts';

export type WorkHooks = SendingHooks & {
  /** The browser starts to work in place of an answer. */
  onWork: () => void;
};

/** `field`: what the proof of the work is sent as; not imported here, or each page would fetch a file for its name. */
type Resent = { request: FormRequest; field: string; hooks: WorkHooks };

const mostRounds = 3;

function withProof(body: FormRequest['body'], [field, proof]: [string, string]): FormRequest['body'] {
  if (typeof body === 'string') return JSON.stringify({ ...JSON.parse(body), [field]: proof });
  body.set(field, proof);
  return body;
}

/** Does the work of the challenge in a reply and sends the form again. @returns the last reply */
export async function resendWithWork(first: FormReply, { request, field, hooks }: Resent): Promise<FormReply> {
  let reply = first;
  // Others behind the same address may raise the price.
  for (let round = 0; round < mostRounds && reply.body.challenge; round++) {
    hooks.onWork();
    const proof = await solveProofOfWork(reply.body.challenge.work);
    if (!proof) return reply;
    reply = await sendForm({ ...request, body: withProof(request.body, [field, proof]) }, hooks);
  }
  return reply;
}
