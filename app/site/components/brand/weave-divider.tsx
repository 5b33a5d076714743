import styles from './weave-divider.module.css';

/** A braid of two tapes between sections, fading out at both ends; decorative. */
export function WeaveDivider() {
  return <div className={styles.divider} aria-hidden="true" />;
}
