import { m } from '#messages';
import styles from './error-line.module.css';
import { useScrollToFailure } from './use-scroll-to-failure.ts';

type ErrorLineProps = {
  message: string;
  reason?: string;
  onRetry?: () => void;
  /** Visual only: the same message is announced elsewhere. */
  isQuiet?: boolean;
};

/**
 * A red line above the affected content: what failed and, if known, why. That of an act is scrolled into view; what failed
 * to load, and can be tried again, stands where it would be.
 */
export function ErrorLine({ message, reason, onRetry, isQuiet = false }: ErrorLineProps) {
  const line = useScrollToFailure(isQuiet || onRetry ? undefined : message);
  return (
    <div ref={line} className={styles.line} role={isQuiet ? undefined : 'alert'}>
      <p className={styles.message}>{message}</p>
      {reason && <p>{reason}</p>}
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {m.retry()}
        </button>
      )}
    </div>
  );
}
