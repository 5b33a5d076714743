import { Icon } from '#app/components/icon.tsx';
import { m } from '#messages';
import styles from './post-facts.module.css';

type PostFactsProps = {
  /** ISO 8601, for machines. */
  time: string;
  /** For readers, formatted on the server. */
  date: string;
  minutes: number;
};

/** A post's date and reading time. */
export function PostFacts({ time, date, minutes }: PostFactsProps) {
  return (
    <p className={styles.facts}>
      <time dateTime={time}>{date}</time>
      <span className={styles.minutes}>
        <Icon name="clock" size={16} />
        {m.blog_reading_time({ minutes })}
      </span>
    </p>
  );
}
