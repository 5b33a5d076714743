import styles from './logo.module.css';
import { markPaths } from './mark-paths.ts';

/** The woven M without text, decorative: adjacent text names the company. `plain` uses the text colour. */
export function Mark({ size = 32, plain = false }: { size?: number; plain?: boolean }) {
  return (
    <svg
      className={plain ? styles.plainMark : undefined}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <path className={styles.legs} d={markPaths.legs} />
      <path className={styles.arms} d={markPaths.arms} />
    </svg>
  );
}
