import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './near-view.module.css';

/** Shows its content once it is, or is about to be, in view: for what is heavy and stands far down a long screen. */
export function NearView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    // A dialog is opened to be filled in, and scrolls by itself.
    if (place.current.closest('[role=dialog]')) return setIsNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '50%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} className={styles.place} />;
}
