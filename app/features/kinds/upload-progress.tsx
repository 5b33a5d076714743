import { Progress } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Sending } from '#app/components/back-office/record/use-record-changes.ts';
import { sendWithProgress } from '#app/components/back-office/send-with-progress.ts';
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
