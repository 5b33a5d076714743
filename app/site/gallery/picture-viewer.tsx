import { Icon } from '#app/ui/icon.tsx';
import { Isolate } from '#app/ui/isolate.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import styles from './picture-viewer.module.css';

type PictureViewerProps = { id: string; count: number; label: string };

/** A full-window picture viewer, filled by `islands/picture-viewer.ts`, enlarged by `islands/picture-zoom.ts`. */
export function PictureViewer({ id, count, label }: PictureViewerProps) {
  return (
    <dialog id={id} className={styles.viewer} aria-label={label}>
      <div className={styles.bar}>
        <p aria-live="polite" data-position={m.gallery_position({ number: '{number}', count })} />
        <button
          type="button"
          className="round-button"
          aria-label={m.gallery_close()}
          {...{ command: 'close', commandfor: id }}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.stage} data-stage>
        <PictureView picture={undefined} sizes="100vw" fit="contain" className={styles.picture} />
      </div>
      {/* No button is `disabled`: a focused one would lose the focus at either end. */}
      <div className={styles.turns}>
        {count > 1 && (
          <button type="button" className="round-button" data-turn="-1" aria-label={m.gallery_previous()}>
            <Icon name="back" mirrors />
          </button>
        )}
        <div className={styles.zoom}>
          <button
            type="button"
            className="round-button"
            data-zoom="-1"
            aria-label={m.gallery_zoom_out()}
            aria-keyshortcuts="-"
          >
            <Icon name="minus" />
          </button>
          <p aria-live="polite" aria-atomic="true">
            <span className="visually-hidden">{m.gallery_zoom_level()} </span>
            <Isolate>
              <span data-level />
            </Isolate>
          </p>
          <button
            type="button"
            className="round-button"
            data-zoom="1"
            aria-label={m.gallery_zoom_in()}
            aria-keyshortcuts="+"
          >
            <Icon name="plus" />
          </button>
        </div>
        {count > 1 && (
          <button type="button" className="round-button" data-turn="1" aria-label={m.gallery_next()}>
            <Icon name="forward" mirrors />
          </button>
        )}
      </div>
    </dialog>
  );
}
