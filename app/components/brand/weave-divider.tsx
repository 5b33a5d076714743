import styles from './weave-divider.module.css';

/** A braid of two tapes between two sections, fading out at both ends; decoration only. */
export function WeaveDivider() {
  return <div className={styles.divider} aria-hidden="true" />;
}
