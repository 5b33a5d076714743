import { Skeleton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import styles from './protected-image.module.css';
import { useProtectedImage } from './use-protected-image.ts';

type ProtectedImageProps = {
  /** Storage path. */
  path: string;
  alt: string;
  /** Pixels; the width follows the container. */
  height: number;
};

/** Once true, it stays true: a loaded image is kept when scrolled away. */
function useHasBeenNear() {
  const { ref, entry } = useIntersection({ rootMargin: '300px' });
  const [hasBeenNear, setHasBeenNear] = useState(false);
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => setHasBeenNear((before) => before || isNear), [isNear]);
  return { ref, hasBeenNear };
}

/** A staff-only image: loaded when near the viewport, a skeleton until then. */
export function ProtectedImage({ path, alt, height }: ProtectedImageProps) {
  const { ref, hasBeenNear } = useHasBeenNear();
  const image = useProtectedImage(hasBeenNear ? path : undefined);
  return (
    <div ref={ref} className={styles.frame} style={{ blockSize: height }}>
      {image.status === 'loaded' && <img className={styles.image} src={image.images[0]?.address} alt={alt} />}
      {image.status === 'error' && (
        <p className={styles.missing} title={image.message}>
          {m.admin_image_missing()}
        </p>
      )}
      {(image.status === 'idle' || image.status === 'loading') && <Skeleton height={height} radius={0} />}
    </div>
  );
}
