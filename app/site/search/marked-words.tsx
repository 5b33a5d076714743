import type { MarkedText } from '#shared/search-groups.ts';
import styles from './marked-words.module.css';

/** A text in pieces, the searched words marked. */
export function MarkedWords({ pieces }: { pieces: MarkedText }) {
  return pieces.map(({ text, isMatch }, position) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text neither move nor change on their own
      <mark key={position} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
