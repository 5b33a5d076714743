import type { Send } from './api-client.ts';

const headersOf = (lines: string) =>
  new Headers(
    lines
      .trim()
      .split(/\r?\n/)
      .filter(Boolean)
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );

/** Sends like `fetch` and reports upload progress from 0 to 1. */
export function sendWithProgress(onProgress: (share: number) => void): Send {
  return (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      request.responseType = 'blob';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
      request.onload = () => {
        const { status, statusText } = request;
        const answer = { status, statusText, headers: headersOf(request.getAllResponseHeaders()) };
        resolve(new Response(status === 204 ? null : (request.response as Blob), answer));
      };
      request.onerror = () => reject(new TypeError('Failed to send'));
      request.onabort = () => reject(new DOMException('Given up', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
}
