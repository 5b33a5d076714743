import { Card } from '#app/components/card.tsx';
import { m } from '#messages';
import type { Picture } from '#shared/picture.ts';
import styles from './post-card.module.css';

type PostCardProps = {
  _id: string;
  title: string;
  summary: string;
  /** Formatted on the server. */
  date: string;
  minutes: number;
  tags: string[];
  picture: Picture | undefined;
  isFirst?: boolean;
};

/** A post in the list: date, summary and reading time. */
export function PostCard({ _id, title, summary, date, minutes, tags, picture, isFirst = false }: PostCardProps) {
  return (
    <Card to={`/blog/${_id}`} title={title} kicker={date} text={summary} picture={picture} isFirst={isFirst}>
      <div className={styles.foot}>
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={m.blog_tags()}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        <p className={styles.minutes}>{m.blog_reading_time({ minutes })}</p>
      </div>
    </Card>
  );
}
