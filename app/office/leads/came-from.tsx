import { localPath } from '#app/ui/i18n/paths.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import type { LeadMark } from '#shared/leads/lead-answers.ts';
import type { CameFrom } from '#shared/site/visit.ts';
import styles from './came-from.module.css';

/** The source of a visit: referring host, campaign and first page. */
function CameFromText({ referrer, campaign, page }: CameFrom) {
  return (
    <span className={styles.parts}>
      <span>{referrer ? <Isolate>{referrer}</Isolate> : m.admin_visits_direct()}</span>
      {campaign && (
        <span>
          {m.admin_came_from_campaign()} <bdi>{campaign}</bdi>
        </span>
      )}
      {page && (
        <span>
          {m.admin_came_from_page()}{' '}
          <a href={localPath(page)}>
            <Isolate>{page}</Isolate>
          </a>
        </span>
      )}
    </span>
  );
}

/** The same as facts in a lead's details; empty when unknown. */
export function cameFromFacts({ cameFrom }: LeadMark) {
  return cameFrom ? [{ label: m.admin_came_from(), value: <CameFromText {...cameFrom} /> }] : [];
}
