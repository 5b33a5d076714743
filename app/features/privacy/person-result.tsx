import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { formatShortDate } from '#app/i18n/format.ts';
import { m } from '#messages';
import { countOf, type PersonFindings } from '#shared/privacy.ts';
import styles from './privacy-settings.module.css';
import { sectionLabel } from './section-label.ts';
import { usePersonActs } from './use-person-acts.ts';

type PersonResultProps = { person: string; findings: PersonFindings; onErased: () => void };

function FoundList({ findings: { records, mails, drafts } }: { findings: PersonFindings }) {
  return (
    <ul className={styles.records}>
      {records.map(({ section, _id, reference, createdAt }) => (
        <li key={_id}>
          {sectionLabel(section)} · <bdi>{reference}</bdi> ·{' '}
          <time dateTime={createdAt}>{formatShortDate(createdAt, currentLanguage())}</time>
        </li>
      ))}
      {mails > 0 && <li>{m.admin_privacy_mails({ count: mails })}</li>}
      {drafts > 0 && <li>{m.admin_privacy_drafts({ count: drafts })}</li>}
    </ul>
  );
}

/** What is held about one person, and what can be done about it; the focus goes there. */
export function PersonResult({ person, findings, onErased }: PersonResultProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { failure, busyWith, erase, save } = usePersonActs(person);
  const count = countOf(findings);
  return (
    <div ref={box} className={styles.found} tabIndex={-1} role="status">
      {failure && <ErrorLine {...failure} />}
      {count === 0 ? (
        <p>{m.admin_privacy_nothing()}</p>
      ) : (
        <>
          <h3>{m.admin_privacy_found()}</h3>
          <FoundList findings={findings} />
          <div className={styles.acts}>
            <Button variant="default" loading={busyWith === 'save'} onClick={() => void save()}>
              {m.admin_privacy_export()}
            </Button>
            <Button
              color="red"
              loading={busyWith === 'erase'}
              onClick={async () => {
                if (await erase(count)) onErased();
              }}
            >
              {m.admin_privacy_erase()}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
