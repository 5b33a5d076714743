import { m } from '#messages';
import styles from './error-line.module.css';

type ErrorLineProps = {
  message: string;
  reason?: string;
  onRetry?: () => void;
  /** Visual only: the same message is announced elsewhere. */
  isQuiet?: boolean;
};

/** A red line above the affected content: what failed and, if known, why. */
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
