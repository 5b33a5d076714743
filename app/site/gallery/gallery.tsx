import { useId } from 'react';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fallbackImage, PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import type { TextIn } from '#shared/content/content.ts';
import type { Picture } from '#shared/content/picture.ts';
import styles from './gallery.module.css';
import { PictureViewer } from './picture-viewer.tsx';

type GalleryProps = {
  pictures: Picture[];
  label: string;
  /** Two pictures side by side where there is room. */
  isWide?: boolean;
  /** The layout width of a picture. */
  sizes?: string;
  /** Sets another `--picture-ratio`. */
  className?: string | undefined;
  /** Below each picture, '' for none; each render is then called so there. */
  captions?: readonly TextIn[];
  /** Whether it is below the first view of the page. */
  isBelow?: boolean;
};

const usualSizes = '(min-width: 900px) 600px, 92vw';

/** What a picture shows, and whether it is a render. */
function Caption({ picture, caption: { text, language } }: { picture: Picture; caption: TextIn }) {
  if (!text && !picture.isRender) return null;
  return (
    <p className={styles.caption}>
      {text && <span {...foreignText(language)}>{text}</span>}
      {picture.isRender && <span className={styles.render}>{m.picture_render_note()}</span>}
    </p>
  );
}

/**
 * A gallery strip with native swiping, or a single picture. `islands/gallery.ts` adds thumbnails, buttons, arrow keys
 * and the large view; without it the pictures are links to their files.
 */
export function Gallery({
  pictures,
  label,
  isWide = false,
  sizes = usualSizes,
  className,
  captions,
  isBelow = false,
}: GalleryProps) {
  const viewer = useId();
  const isStrip = pictures.length > 1;
  const isNoted = !captions && pictures.some((picture) => picture.isRender);
  return (
    <section
      className={`stack gap-3 ${styles.gallery} ${className ?? ''}`}
      {...(isStrip && { 'aria-label': label, 'aria-roledescription': 'carousel' })}
      data-island="gallery"
    >
      <div className={styles.stage}>
        <ul
          className={styles.strip}
          data-wide={isWide || undefined}
          data-captions={captions ? true : undefined}
          // A strip that scrolls must be reachable by keyboard.
          {...(isStrip && { tabIndex: 0, 'aria-label': label })}
        >
          {pictures.map((picture, position) => (
            <li
              key={picture.path}
              id={`picture-${position + 1}`}
              className={styles.entry}
              data-main-picture={position === 0 || undefined}
            >
              <a href={fallbackImage(picture)} rel="nofollow" className={styles.enlarge}>
                <PictureView picture={picture} sizes={sizes} isFirst={position === 0 && !isBelow} />
                <span className="visually-hidden">{m.gallery_enlarge()}</span>
              </a>
              {captions?.[position] && <Caption picture={picture} caption={captions[position]} />}
            </li>
          ))}
        </ul>
        {isNoted && <p className={styles.note}>{m.picture_render_note()}</p>}
        {isStrip && (
          <p className={styles.place} aria-hidden="true">
            <bdi dir="ltr" data-place>
              1 / {pictures.length}
            </bdi>
          </p>
        )}
      </div>
      {isStrip && <GalleryControls pictures={pictures} />}
      <PictureViewer id={viewer} count={pictures.length} label={label} />
    </section>
  );
}

function GalleryControls({ pictures }: Pick<GalleryProps, 'pictures'>) {
  return (
    <div className={`${styles.controls} no-print`}>
      <button type="button" className="round-button" data-step="-1" disabled aria-label={m.gallery_previous()}>
        <Icon name="back" mirrors />
      </button>
      <ul className={styles.thumbnails}>
        {pictures.map((picture, position) => (
          <li key={picture.path}>
            <a
              href={`#picture-${position + 1}`}
              aria-label={m.gallery_show({ number: position + 1 })}
              aria-current={position === 0 ? 'true' : undefined}
            >
              <PictureView picture={picture} sizes="96px" upTo={320} alt="" />
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className="round-button" data-step="1" aria-label={m.gallery_next()}>
        <Icon name="forward" mirrors />
      </button>
    </div>
  );
}
