import { Gallery } from '#app/site/gallery/gallery.tsx';
import { m } from '#messages';
import { mediaAddress, type Picture, variantPath } from '#shared/content/picture.ts';
import styles from './post-media.module.css';

const widestPoster = 1280;

/** A poster has a single URL: WebP in a suitable width, or the original without variants. */
function posterAddress({ path, widths }: Picture): string {
  const width = Math.max(...widths.filter((candidate) => candidate <= widestPoster));
  return mediaAddress(Number.isFinite(width) ? variantPath(path, width, 'webp') : path);
}

type FilmProps = { title: string; address: string; poster?: Picture | undefined; className: string | undefined };

/** The video of a post. */
export function Film({ title, address, poster, className }: FilmProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: posts have no caption files; the text below describes the video
    <video
      className={className}
      src={address}
      poster={poster && posterAddress(poster)}
      controls
      playsInline
      preload="metadata"
      // Media controls are left-to-right in every language.
      dir="ltr"
      aria-label={m.blog_video({ title })}
    />
  );
}

type PostMediaProps = { title: string; picture: Picture | undefined; video: string | null };

/** The video of a post, else its picture, which can be enlarged, else nothing. */
export function PostMedia({ title, picture, video }: PostMediaProps) {
  if (!video) return picture ? <PostPicture title={title} picture={picture} /> : null;
  return (
    <figure className="stack gap-2">
      <Film title={title} address={mediaAddress(video)} poster={picture} className={styles.video} />
      {picture?.isRender && <figcaption className="tiny muted">{m.picture_render_note()}</figcaption>}
    </figure>
  );
}

function PostPicture({ title, picture }: { title: string; picture: Picture }) {
  const label = picture.alt || title;
  return (
    <Gallery
      pictures={[picture]}
      label={label}
      sizes="(min-width: 900px) 720px, 92vw"
      className={styles.picture ?? ''}
    />
  );
}
