import { Icon } from '#app/components/icon.tsx';
import { Paragraphs } from '#app/components/paragraphs.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { m } from '#messages';
import styles from './opening-list.module.css';

export type ShownOpening = {
  _id: string;
  title: string;
  department: string;
  location: string;
  employmentType: string;
  description: string;
  requirements: string[];
  /** The formatted last day to apply; undefined while open until filled. */
  until: string | undefined;
};

function OpeningText({ opening }: { opening: ShownOpening }) {
  const { _id, title, description, requirements } = opening;
  return (
    <div className={styles.text}>
      <Paragraphs text={description} />
      <div>
        <h4>{m.careers_requirements()}</h4>
        <ul>
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </div>
      <SiteLink
        to={`/careers?opening=${_id}#apply`}
        className="button"
        aria-label={m.careers_apply_for({ opening: title })}
        viewTransition={false}
        state={{ staysOnScreen: true }}
      >
        {m.careers_apply()}
      </SiteLink>
    </div>
  );
}

/** The open positions as disclosures, also without JavaScript. `chosen` is the one applied for. */
export function OpeningList({ openings, chosen }: { openings: ShownOpening[]; chosen: string }) {
  return (
    <ul className={styles.openings}>
      {openings.map((opening) => (
        <li key={opening._id}>
          <details className={styles.opening} open={opening._id === chosen}>
            <summary className={styles.summary}>
              <h3>{opening.title}</h3>
              <span className={styles.facts}>
                {[opening.department, opening.location, opening.employmentType].join(' · ')}
              </span>
              <span className={styles.until}>
                {opening.until ? m.careers_until({ date: opening.until }) : m.careers_until_filled()}
              </span>
              <Icon name="chevron" />
            </summary>
            <OpeningText opening={opening} />
          </details>
        </li>
      ))}
    </ul>
  );
}
