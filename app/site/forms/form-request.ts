import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import type { AskedChallenge } from '#shared/leads/challenge.ts';

export type FormRequest = {
  /** The call, for example `/api/contacts`. */
  address: string;
  /** JSON text, or multipart with a file. */
  body: string | FormData;
  /** One key is one submission, however often it is sent. */
  key: string;
};

/** `status` is 0 without a reply. */
export type FormReply = {
  status: number;
  body: {
    message?: string;
    errors?: Record<string, string>;
    data?: unknown;
    follow?: string;
    challenge?: AskedChallenge;
  };
};

export type SendingHooks = {
  /** Upload progress from 0 to 1; called with 0, synchronously, when an attempt starts. */
  onProgress: (part: number) => void;
  /** A pause begins before the next attempt; `resume` ends it at once. */
  onPause: (resume: () => void) => void;
};

const pausesMilliseconds = [1_000, 3_000, 9_000];
const silenceMilliseconds = 45_000;
const isUnanswered = (status: number): boolean => status === 0 || (status >= 502 && status <= 504);

/** Sends a form once. A silent connection times out. XMLHttpRequest, since fetch reports no upload progress. */
function sendOnce({ address, body, key }: FormRequest, onProgress: (part: number) => void): Promise<FormReply> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const listen = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => call.abort(), silenceMilliseconds);
    };
    call.open('POST', address);
    call.responseType = 'json';
    call.setRequestHeader('accept-language', currentLanguage());
    call.setRequestHeader('idempotency-key', key);
    if (typeof body === 'string') call.setRequestHeader('content-type', 'application/json');
    call.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total ? loaded / total : 0);
    };
    call.onloadend = () => {
      clearTimeout(silence);
      resolve({ status: call.status, body: call.response ?? {} });
    };
    listen();
    // The first progress event may be late: slow upload, or a held connection.
    onProgress(0);
    call.send(body);
  });
}

/** Resolves after a delay, when the connection is back, or when `resume` is called. */
function pause(milliseconds: number, onPause: SendingHooks['onPause']): Promise<void> {
  return new Promise((resolve) => {
    const resume = (): void => {
      clearTimeout(timer);
      removeEventListener('online', resume);
      resolve();
    };
    const timer = setTimeout(resume, milliseconds);
    addEventListener('online', resume);
    onPause(resume);
  });
}

/** Sends a form, and retries with growing delays while there is no reply. */
export async function sendForm(request: FormRequest, { onProgress, onPause }: SendingHooks): Promise<FormReply> {
  for (const milliseconds of pausesMilliseconds) {
    const reply = await sendOnce(request, onProgress);
    if (!isUnanswered(reply.status)) return reply;
    await pause(milliseconds, onPause);
  }
  return sendOnce(request, onProgress);
}
