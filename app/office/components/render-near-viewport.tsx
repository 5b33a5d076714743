import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './render-near-viewport.module.css';

/** Renders its content when it is in or near the viewport: for heavy content far down a screen. */
export function RenderNearViewport({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    // In a dialog everything is rendered, since it has its own scroll container.
    if (place.current.closest('[role=dialog]')) return setIsNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '50%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} className={styles.place} />;
}
