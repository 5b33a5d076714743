import { SiteLink } from '#app/components/site-link.tsx';
import { m } from '#messages';
import styles from './post-aside.module.css';
import { PostShare } from './post-share.tsx';

/** A tag with its English value for addresses. */
export type PostTag = { value: string; label: string };

type PostAsideProps = { title: string; address: string; shortLink: string | undefined; tags: PostTag[] };

/** The sidebar of a post: tags and share links. */
export function PostAside({ title, address, shortLink, tags }: PostAsideProps) {
  return (
    <aside className={styles.aside} aria-label={m.blog_about()}>
      {tags.length > 0 && (
        <div>
          <h2 className={styles.title}>{m.blog_tags()}</h2>
          <ul className={styles.tags}>
            {tags.map(({ value, label }) => (
              <li key={value}>
                <SiteLink to={`/blog?category=${encodeURIComponent(value)}`}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.share}>
        <h2 className={styles.title}>{m.blog_share()}</h2>
        <PostShare title={title} address={address} shortLink={shortLink} />
      </div>
    </aside>
  );
}
