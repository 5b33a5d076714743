import { m } from '#messages';
import styles from './error-line.module.css';

type ErrorLineProps = {
  message: string;
  reason?: string;
  onRetry?: () => void;
  /** Seen only: the same is read out somewhere else. */
  isQuiet?: boolean;
};

/** Red text above what it is about: what failed and, where it is known, why. */
export function ErrorLine({ message, reason, onRetry, isQuiet = false }: ErrorLineProps) {
  return (
    <div className={styles.line} role={isQuiet ? undefined : 'alert'}>
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
