import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { m } from '#messages';
import type { Picture } from '#shared/picture.ts';
import styles from './gallery.module.css';
import { Icon } from './icon.tsx';
import { fallbackOf, PictureView } from './picture.tsx';
import { PictureViewer, stepOfKey } from './picture-viewer.tsx';

type GalleryProps = {
  pictures: Picture[];
  label: string;
  /** Two pictures side by side where there is room. */
  isWide?: boolean;
};

/** A gallery strip with native swiping; thumbnails, buttons and arrow keys work too. */
export function Gallery({ pictures, label, isWide = false }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<number>();

  function show(position: number): void {
    const wanted = Math.max(0, Math.min(position, pictures.length - 1));
    const entry = strip.current?.children[wanted];
    if (entry instanceof HTMLElement) strip.current?.scrollTo({ left: entry.offsetLeft });
    setCurrent(wanted);
  }

  function followScroll(): void {
    const element = strip.current;
    if (element)
      setCurrent(
        Math.round(Math.abs(element.scrollLeft) / (element.firstElementChild?.clientWidth ?? element.clientWidth)),
      );
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = stepOfKey(event);
    if (step === 0) return;
    event.preventDefault();
    show(current + step);
  }

  /** A click with a modifier key opens the file, as without JavaScript. */
  function enlarge(event: MouseEvent, position: number): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setEnlarged(position);
  }

  return (
    <section className={styles.gallery} aria-label={label} aria-roledescription="carousel">
      <div className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          data-wide={isWide || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable strip must be reachable by keyboard
          tabIndex={0}
          aria-label={label}
          onKeyDown={onKeyDown}
          onScroll={followScroll}
        >
          {pictures.map((picture, position) => (
            <li key={picture.path} id={`picture-${position + 1}`} className={styles.entry}>
              <a href={fallbackOf(picture)} className={styles.enlarge} onClick={(event) => enlarge(event, position)}>
                <PictureView picture={picture} sizes="(min-width: 900px) 600px, 92vw" isFirst={position === 0} />
                <span className="visually-hidden">{m.gallery_enlarge()}</span>
              </a>
            </li>
          ))}
        </ul>
        {pictures.some((picture) => picture.isRender) && <p className={styles.note}>{m.picture_render_note()}</p>}
      </div>
      {pictures.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            onClick={() => show(current - 1)}
            disabled={current === 0}
            aria-label={m.gallery_previous()}
          >
            <Icon name="back" mirrors />
          </button>
          <ul className={styles.thumbnails}>
            {pictures.map((picture, position) => (
              <li key={picture.path}>
                <a
                  href={`#picture-${position + 1}`}
                  aria-label={m.gallery_show({ number: position + 1 })}
                  aria-current={position === current ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    show(position);
                  }}
                >
                  <PictureView picture={picture} sizes="96px" upTo={320} alt="" />
                </a>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => show(current + 1)}
            disabled={current === pictures.length - 1}
            aria-label={m.gallery_next()}
          >
            <Icon name="forward" mirrors />
          </button>
        </div>
      )}
      {enlarged !== undefined && (
        <PictureViewer
          pictures={pictures}
          label={label}
          current={enlarged}
          onShow={setEnlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </section>
  );
}
