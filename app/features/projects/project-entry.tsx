import { Paragraphs } from '#app/components/paragraphs.tsx';
import { PictureView } from '#app/components/picture.tsx';
import { m } from '#messages';
import type { Picture } from '#shared/picture.ts';
import styles from './project-entry.module.css';

type ProjectEntryProps = {
  id: string;
  title: string;
  categoryLabel: string;
  client: string;
  year: number;
  summary: string;
  description: string;
  picture: Picture | undefined;
};

/** One finished project, which an address can name (`?project=<id>#project-<id>`); its full text opens without JavaScript. */
export function ProjectEntry({
  id,
  title,
  categoryLabel,
  client,
  year,
  summary,
  description,
  picture,
}: ProjectEntryProps) {
  return (
    <article id={`project-${id}`} className={styles.entry}>
      <PictureView picture={picture} className={styles.picture} sizes="(min-width: 900px) 440px, 92vw" />
      <div className={styles.text}>
        <p className={styles.category}>{categoryLabel}</p>
        <h2>{title}</h2>
        <p className="muted">{summary}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{m.projects_client()}</dt>
            <dd>{client}</dd>
          </div>
          <div>
            <dt>{m.projects_year()}</dt>
            <dd>{year}</dd>
          </div>
        </dl>
        <details>
          <summary>{m.projects_more()}</summary>
          <Paragraphs text={description} />
        </details>
      </div>
    </article>
  );
}
