import { proveWork } from '#app/components/prove-work.ts';
import { spamFields } from '#shared/suspicion.ts';
import { type FormReply, type FormRequest, type SendingHooks, sendForm } from './form-request.ts';

type Hooks = SendingHooks & {
  /** The browser begins to work in place of an answer. */
  onWork: () => void;
};

function withProof(body: FormRequest['body'], proof: string): FormRequest['body'] {
  if (typeof body === 'string') return JSON.stringify({ ...JSON.parse(body), [spamFields.proof]: proof });
  body.set(spamFields.proof, proof);
  return body;
}

/** Sends a form and, when a challenge comes back, does its work and sends the form again; `isAnswered`: by its person. */
export async function sendPastChallenge(request: FormRequest, isAnswered: boolean, hooks: Hooks): Promise<FormReply> {
  const reply = await sendForm(request, hooks);
  const { challenge } = reply.body;
  if (!challenge || isAnswered) return reply;
  hooks.onWork();
  const proof = await proveWork(challenge.work);
  return proof ? sendForm({ ...request, body: withProof(request.body, proof) }, hooks) : reply;
}
