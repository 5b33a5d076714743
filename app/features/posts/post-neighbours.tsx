import { Icon } from '#app/components/icon.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { m } from '#messages';
import styles from './post-neighbours.module.css';

export type PostLink = { _id: string; title: string };

type PostNeighboursProps = { older: PostLink | undefined; newer: PostLink | undefined };

/** The posts before and after this one. */
export function PostNeighbours({ older, newer }: PostNeighboursProps) {
  if (!older && !newer) return null;
  return (
    <nav className={styles.neighbours} aria-label={m.blog_neighbours()}>
      {older && (
        <SiteLink to={`/blog/${older._id}`} rel="prev" className={styles.older}>
          <span className={styles.way}>
            <Icon name="back" size={18} mirrors />
            {m.blog_older()}
          </span>
          <span className={styles.title}>{older.title}</span>
        </SiteLink>
      )}
      {newer && (
        <SiteLink to={`/blog/${newer._id}`} rel="next" className={styles.newer}>
          <span className={styles.way}>
            {m.blog_newer()}
            <Icon name="forward" size={18} mirrors />
          </span>
          <span className={styles.title}>{newer.title}</span>
        </SiteLink>
      )}
    </nav>
  );
}
