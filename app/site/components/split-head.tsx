import type { ReactNode } from 'react';
import styles from './split-head.module.css';

type SplitHeadProps = {
  /** What stands in the other half: a picture, a map, a figure. */
  beside: ReactNode;
  /** Whether it fills the first screen of a desktop. */
  isTall?: boolean;
  /** The heading and what belongs to it. */
  children: ReactNode;
};

/** A head of two halves. The woven edge between them is hard, so that no seam shows in either mode and direction. */
export function SplitHead({ beside, isTall = false, children }: SplitHeadProps) {
  return (
    <div className={isTall ? `${styles.split} ${styles.tall}` : styles.split}>
      <div className={styles.words}>{children}</div>
      <div className={`${styles.edge} no-print`} />
      <div className={`${styles.beside} no-print`}>{beside}</div>
    </div>
  );
}
