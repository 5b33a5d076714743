import { Icon } from '#app/ui/icon.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import styles from './picture-viewer.module.css';

type PictureViewerProps = { id: string; count: number; label: string };

/** A full-window picture viewer, filled by `islands/picture-viewer.ts`. */
export function PictureViewer({ id, count, label }: PictureViewerProps) {
  return (
    <dialog id={id} className={styles.viewer} aria-label={label}>
      <div className={styles.bar}>
        <p aria-live="polite" data-position={m.gallery_position({ number: '{number}', count })} />
        <button type="button" aria-label={m.gallery_close()} {...{ command: 'close', commandfor: id }}>
          <Icon name="close" />
        </button>
      </div>
      <PictureView picture={undefined} sizes="100vw" fit="contain" className={styles.picture} />
      {/* Not `disabled`: a focused button would lose the focus at either end. */}
      {count > 1 && (
        <div className={styles.turns}>
          <button type="button" data-turn="-1" aria-label={m.gallery_previous()}>
            <Icon name="back" mirrors />
          </button>
          <button type="button" data-turn="1" aria-label={m.gallery_next()}>
            <Icon name="forward" mirrors />
          </button>
        </div>
      )}
    </dialog>
  );
}
