import { Icon } from '#app/components/icon.tsx';
import { Paragraphs } from '#app/components/paragraphs.tsx';
import { PictureView } from '#app/components/picture.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { m } from '#messages';
import type { Picture } from '#shared/picture.ts';
import styles from './service-entry.module.css';

type OfferingEntryProps = {
  category: string;
  name: string;
  summary: string;
  description: string;
  deliverables: string[];
  picture: Picture | undefined;
};

/** A consulting service: description, deliverables, and a link to request it. */
export function ServiceEntry({ category, name, summary, description, deliverables, picture }: OfferingEntryProps) {
  return (
    <article className={styles.entry}>
      <PictureView picture={picture} className={styles.picture} sizes="(min-width: 900px) 580px, 92vw" />
      <h3>{name}</h3>
      <p className={styles.summary}>{summary}</p>
      <Paragraphs text={description} />
      <h4>{m.services_deliverables()}</h4>
      <ul className={styles.deliverables}>
        {deliverables.map((deliverable) => (
          <li key={deliverable}>
            <Icon name="check" size={18} />
            {deliverable}
          </li>
        ))}
      </ul>
      <SiteLink
        to={`/consultation?type=${category}`}
        className="button quiet"
        aria-label={`${m.services_request()}: ${name}`}
      >
        {m.services_request()}
      </SiteLink>
    </article>
  );
}
