import { PictureView } from '#app/ui/picture.tsx';
import { mediaAddress, type Picture } from '#shared/content/picture.ts';
import styles from './lazy-film.module.css';

// Browsers paint a video without a poster grey; this one is transparent, and no file.
const noPoster = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type LazyFilmProps = { path: string; label: string; poster: Picture | undefined };

/**
 * A film of which nothing is fetched before it is played, if there is a poster. A video's own `poster` would be fetched at
 * once: the picture lies below the video.
 */
export function LazyFilm({ path, label, poster }: LazyFilmProps) {
  return (
    <div className={styles.frame}>
      {poster && <PictureView picture={poster} sizes="(min-width: 900px) 800px, 92vw" className={styles.poster} />}
      {/* biome-ignore lint/a11y/useMediaCaption: films have no caption files; the text beside it says what it shows */}
      <video
        className={styles.video}
        src={mediaAddress(path)}
        poster={poster && noPoster}
        controls
        playsInline
        preload={poster ? 'none' : 'metadata'}
        // Media controls are left-to-right in every language.
        dir="ltr"
        aria-label={label}
      />
    </div>
  );
}
