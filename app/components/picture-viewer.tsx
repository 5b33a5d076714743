import { type KeyboardEvent, type TouchEvent, useEffect, useRef } from 'react';
import { currentDirection } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import type { Picture } from '#shared/picture.ts';
import { Icon } from './icon.tsx';
import { PictureView } from './picture.tsx';
import styles from './picture-viewer.module.css';

type PictureViewerProps = {
  pictures: Picture[];
  label: string;
  /** The index of the shown picture. */
  current: number;
  onShow: (position: number) => void;
  onClose: () => void;
};

/** The horizontal swipe distance in CSS pixels. */
const swipeDistance = 40;

/** The step of an arrow key to the next (1) or previous picture (-1), in reading direction; 0 for other keys. */
export function stepOfKey({ key }: KeyboardEvent): number {
  const isRtl = currentDirection() === 'rtl';
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
}

/** A full-window picture viewer; arrow keys and swipes change the picture, Escape closes it. */
export function PictureViewer({ pictures, label, current, onShow, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touchedAt = useRef<number>(undefined);
  useEffect(() => dialog.current?.showModal(), []);
  const last = pictures.length - 1;

  function step(by: number): void {
    onShow(Math.max(0, Math.min(current + by, last)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const by = stepOfKey(event);
    if (by !== 0) event.preventDefault();
    step(by);
  }

  function onTouchEnd({ changedTouches }: TouchEvent): void {
    // One finger pans a zoomed picture.
    if ((window.visualViewport?.scale ?? 1) > 1) return;
    const touch = changedTouches[0];
    const moved = (touch?.clientX ?? 0) - (touchedAt.current ?? touch?.clientX ?? 0);
    touchedAt.current = undefined;
    const forward = currentDirection() === 'rtl' ? 1 : -1;
    if (Math.abs(moved) >= swipeDistance) step(Math.sign(moved) * forward);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onTouchStart={({ touches }) => {
        // Two fingers zoom, they do not swipe.
        touchedAt.current = touches.length === 1 ? touches[0]?.clientX : undefined;
      }}
      onTouchEnd={onTouchEnd}
    >
      <div className={styles.bar}>
        <p aria-live="polite">{m.gallery_position({ number: current + 1, count: pictures.length })}</p>
        <button type="button" aria-label={m.gallery_close()} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <PictureView key={current} picture={pictures[current]} sizes="100vw" fit="contain" className={styles.picture} />
      {/* Not `disabled`: a focused button would lose the focus at either end. */}
      {last > 0 && (
        <div className={styles.turns}>
          <button
            type="button"
            aria-label={m.gallery_previous()}
            aria-disabled={current === 0}
            onClick={() => step(-1)}
          >
            <Icon name="back" mirrors />
          </button>
          <button type="button" aria-label={m.gallery_next()} aria-disabled={current === last} onClick={() => step(1)}>
            <Icon name="forward" mirrors />
          </button>
        </div>
      )}
    </dialog>
  );
}
