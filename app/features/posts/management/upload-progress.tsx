import { Progress } from '@mantine/core';
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
