import { Progress } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Send } from '#app/office/components/api-client.ts';
import type { Sending } from '#app/office/components/record/use-record-changes.ts';
import { m } from '#messages';
import styles from './upload-progress.module.css';

/** The upload progress of a post's files, from 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  const words = share < 1 ? m.admin_blogs_uploading({ percent }) : m.admin_blogs_processing();
  return (
    <div className={styles.progress}>
      <p className={styles.words}>{words}</p>
      <Progress.Root size="sm">
        <Progress.Section value={percent} aria-label={m.admin_blogs_upload()} />
      </Progress.Root>
    </div>
  );
}

/** Sends large files with progress; aborts on unmount. */
export function useUpload() {
  const [share, setShare] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  /** Runs `work`, which sends its call with `sending`. @throws what `work` throws */
  async function upload(work: (sending: Sending) => Promise<void>): Promise<void> {
    controller.current = new AbortController();
    setShare(0);
    try {
      await work({ signal: controller.current.signal, sendBy: sendWithProgress(setShare) });
    } finally {
      setShare(undefined);
    }
  }
  return { share, upload };
}

/** The lines of `getAllResponseHeaders`, `name: value` each. */
const headersOf = (lines: string) => {
  const pairs = lines.split('\r\n').map((line) => line.split(': '));
  return new Headers(pairs.flatMap(([name, ...value]): [string, string][] => (name ? [[name, value.join(': ')]] : [])));
};

/** Sends like `fetch` and reports upload progress from 0 to 1. */
function sendWithProgress(onProgress: (share: number) => void): Send {
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
