import { proveWork } from '#app/components/prove-work.ts';
import { spamFields } from '#shared/spam-fields.ts';
import { type FormReply, type FormRequest, type SendingHooks, sendForm } from './form-request.ts';

type Hooks = SendingHooks & {
  /** The browser starts to work in place of an answer. */
  onWork: () => void;
};

const mostRounds = 3;

function withProof(body: FormRequest['body'], proof: string): FormRequest['body'] {
  if (typeof body === 'string') return JSON.stringify({ ...JSON.parse(body), [spamFields.proof]: proof });
  body.set(spamFields.proof, proof);
  return body;
}

/** Sends a form and, on challenges, does their work and resends it; `isAnswered`: by its person. */
export async function sendPastChallenge(request: FormRequest, isAnswered: boolean, hooks: Hooks): Promise<FormReply> {
  let reply = await sendForm(request, hooks);
  if (isAnswered) return reply;
  // Others behind the same address may raise the price.
  for (let round = 0; round < mostRounds && reply.body.challenge; round++) {
    hooks.onWork();
    const proof = await proveWork(reply.body.challenge.work);
    if (!proof) return reply;
    reply = await sendForm({ ...request, body: withProof(request.body, proof) }, hooks);
  }
  return reply;
}
