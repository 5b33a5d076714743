import { spamFields } from '#shared/suspicion.ts';
import { type FormReply, type FormRequest, type SendingHooks, sendForm } from './form-request.ts';

type Hooks = SendingHooks & {
  /** The browser begins to work in place of an answer. */
  onWork: () => void;
};

const mostRounds = 3;

function withProof(body: FormRequest['body'], proof: string): FormRequest['body'] {
  if (typeof body === 'string') return JSON.stringify({ ...JSON.parse(body), [spamFields.proof]: proof });
  body.set(spamFields.proof, proof);
  return body;
}

/** Undefined where the browser cannot do the work, as without TLS: then the person is asked. */
function prove(work: object): Promise<string | undefined> {
  return new Promise((resolve) => {
    // A worker, since what loads modules on demand would weigh on every form.
    const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
    const finish = (proof?: string): void => {
      worker.terminate();
      resolve(proof);
    };
    worker.onmessage = ({ data: proof }: MessageEvent<string | undefined>) => finish(proof);
    worker.onerror = () => finish();
    worker.postMessage(work);
  });
}

/** Sends a form and, while challenges come back, does their work and sends it again; `isAnswered`: by its person. */
export async function sendPastChallenge(request: FormRequest, isAnswered: boolean, hooks: Hooks): Promise<FormReply> {
  let reply = await sendForm(request, hooks);
  if (isAnswered) return reply;
  // Others behind the same address may raise the price meanwhile.
  for (let round = 0; round < mostRounds && reply.body.challenge; round++) {
    hooks.onWork();
    const proof = await prove(reply.body.challenge.work);
    if (!proof) return reply;
    reply = await sendForm({ ...request, body: withProof(request.body, proof) }, hooks);
  }
  return reply;
}
