import { preload } from 'react-dom';
import { useRouteLoaderData } from 'react-router';
import { mediaAddress, type Picture, type PictureFormat, variantPath } from '#shared/picture.ts';
import styles from './picture.module.css';

type PictureViewProps = {
  picture: Picture | undefined;
  /** How wide the picture stands in the layout, for example `(min-width: 900px) 33vw, 100vw`. */
  sizes: string;
  /** The widest file worth offering where it never stands larger: the others would only make the page longer. */
  upTo?: number;
  /** The first picture of a screen is fetched at once, all others when they come near. */
  isFirst?: boolean;
  /** Replaces the picture's own alt text; '' where a caption or heading beside it says the same. */
  alt?: string;
  fit?: 'cover' | 'contain';
  className?: string | undefined;
};

// Enough for a phone of two pixels to the point.
const savingWidth = 720;

/** The picture as it is offered: where it stands small, and to readers who save data, not in its larger widths. */
function useOffered(picture: Picture | undefined, upTo: number): Picture | undefined {
  const savesData = (useRouteLoaderData('root') as { savesData?: boolean } | undefined)?.savesData;
  if (!picture) return picture;
  const [smallest, ...others] = picture.widths;
  if (smallest === undefined) return picture;
  const widest = savesData ? Math.min(upTo, savingWidth) : upTo;
  return { ...picture, widths: [smallest, ...others.filter((width) => width <= widest)] };
}

// As if it stood this small, on a screen of up to four pixels to the point (`savingWidth`). Words that are the same before
// every picture's own weigh nothing in a compressed page, as sources of their own would.
const savingSize = '(prefers-reduced-data:reduce)180px,';

function sourceSet(picture: Picture, format: PictureFormat): string {
  return picture.widths
    .map((width) => `${mediaAddress(variantPath(picture.path, width, format))} ${width}w`)
    .join(', ');
}

// A browser without AVIF and WebP is years old, and so is its screen.
const fallbackWidth = 1080;

/** The one file for browsers that know neither of the better formats; the original where there are no variants. */
export function fallbackOf({ path, widths, fallback }: Picture): string {
  const width = widths.findLast((each) => each <= fallbackWidth) ?? widths[0];
  return mediaAddress(width === undefined ? path : variantPath(path, width, fallback));
}

/** Begins with the picture before the page's body is read; browsers without AVIF pass over it. */
function fetchFirst(picture: Picture, sizes: string): void {
  preload(mediaAddress(picture.path), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

/** An image in AVIF, WebP and a fallback, with its size known before it loads and the weave behind it. */
export function PictureView(props: PictureViewProps) {
  const { upTo = Number.POSITIVE_INFINITY, isFirst, alt, fit = 'cover', className } = props;
  const sizes = savingSize + props.sizes;
  const picture = useOffered(props.picture, upTo);
  const frame = [styles.frame, fit === 'contain' && styles.contain, className].filter(Boolean).join(' ');
  if (!picture) return <span className={frame} />;
  const hasVariants = picture.widths.length > 0;
  if (isFirst && hasVariants) fetchFirst(picture, sizes);
  return (
    <picture className={frame}>
      {hasVariants && <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />}
      {hasVariants && <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />}
      <img
        src={fallbackOf(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
