import { useEffect, useRef, useState } from 'react';
import type { Sending } from '#app/components/back-office/record/use-record-changes.ts';
import { sendWithProgress } from '#app/components/back-office/send-with-progress.ts';

/** Uploads large files with progress; aborts on unmount. */
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
