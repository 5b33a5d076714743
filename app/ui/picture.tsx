import { useContext } from 'react';
import { preload } from 'react-dom';
import { FirstRequests } from '#app/ui/first-requests.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { mediaAddress, type Picture, type PictureFormat, variantPath } from '#shared/content/picture.ts';
import styles from './picture.module.css';
import { SavesData } from './saves-data.ts';

type PictureViewProps = {
  picture: Picture | undefined;
  /** The layout width (`sizes`), for example `(min-width: 900px) 33vw, 100vw`. */
  sizes: string;
  /** The widest variant worth listing for small slots; others only lengthen the page. */
  upTo?: number;
  /** The first picture of a screen is loaded eagerly, others lazily. */
  isFirst?: boolean;
  /** Replaces the picture's alt text; '' where a caption or heading repeats it. */
  alt?: string;
  /** 'logo': whole, on a light tile, which dark mode dims. */
  fit?: 'cover' | 'contain' | 'logo';
  className?: string | undefined;
};

// Enough for a phone with two pixels per point.
const savingWidth = 720;

/** The sources of a picture: without larger widths for small slots and for Save-Data. */
function useOffered(picture: Picture | undefined, upTo: number): Picture | undefined {
  const savesData = useContext(SavesData);
  if (!picture) return picture;
  const [smallest, ...others] = picture.widths;
  if (smallest === undefined) return picture;
  const widest = savesData ? Math.min(upTo, savingWidth) : upTo;
  return { ...picture, widths: [smallest, ...others.filter((width) => width <= widest)] };
}

// As for a small slot on a four-times screen (`savingWidth`). The repeated text compresses to almost nothing, unlike
// separate sources.
const savingSize = '(prefers-reduced-data:reduce)180px,';

function sourceSet(picture: Picture, format: PictureFormat): string {
  return picture.widths
    .map((width) => `${mediaAddress(variantPath(picture.path, width, format))} ${width}w`)
    .join(', ');
}

// A browser without AVIF and WebP is old, and so is its screen.
const fallbackWidth = 1080;

/** The file for browsers without AVIF and WebP; the original where there are no variants. */
export function fallbackImage({ path, widths, fallback }: Picture): string {
  const width = widths.findLast((each) => each <= fallbackWidth) ?? widths[0];
  return mediaAddress(width === undefined ? path : variantPath(path, width, fallback));
}

/** Preloads the picture by a tag in the head and by the page's `Link` header; browsers without AVIF ignore both. */
function useFetchedFirst(picture: Picture | undefined, sizes: string): void {
  const request = useContext(FirstRequests);
  if (!picture || picture.widths.length === 0) return;
  const address = mediaAddress(picture.path);
  const imageSrcSet = sourceSet(picture, 'avif');
  preload(address, { as: 'image', type: 'image/avif', imageSrcSet, imageSizes: sizes, fetchPriority: 'high' });
  request?.(
    `<${address}>;rel=preload;as=image;type="image/avif";imagesrcset="${imageSrcSet}";imagesizes="${sizes}";fetchpriority=high`,
  );
}

/** An image in AVIF, WebP and a fallback, with known dimensions and a weave placeholder. */
export function PictureView(props: PictureViewProps) {
  const { upTo = Number.POSITIVE_INFINITY, isFirst, alt, fit = 'cover', className } = props;
  const sizes = savingSize + props.sizes;
  const picture = useOffered(props.picture, upTo);
  useFetchedFirst(isFirst ? picture : undefined, sizes);
  const frame = [styles.frame, fit !== 'cover' && styles[fit], className].filter(Boolean).join(' ');
  if (!picture) return <span className={frame} />;
  const hasVariants = picture.widths.length > 0;
  return (
    <picture className={frame}>
      {hasVariants && <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />}
      {hasVariants && <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />}
      <img
        src={fallbackImage(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        {...(alt === undefined && foreignText(picture.language))}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
