import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { callApi, readApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { readSession } from '#app/office/components/session.ts';
import { StatusChip } from '#app/office/leads/lead-status.tsx';
import { SuspicionReasons } from '#app/office/leads/suspicion.tsx';
import { formatList } from '#app/ui/i18n/format.ts';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import { hereAnswer } from '#shared/leads/desk.ts';
import { Composer } from './composer.tsx';
import styles from './desk.module.css';
import { DeskButton, DeskIconButton } from './desk-button.tsx';
import { type OpenLead, sendWhileLeaving } from './desk-data.ts';
import { leadKindLabels, tabLabels } from './desk-words.ts';
import { PersonPane } from './person-pane.tsx';
import { ThreadFlow } from './thread-pane.tsx';
import type { Moves } from './use-moves.ts';

type LeadPanesProps = {
  reference: string;
  /** Whether there is one to choose. */
  hasRows: boolean;
  open: OpenLead | undefined;
  failure: string | undefined;
  moves: Moves;
  onChanged: () => void;
  /** Called once the open lead counts as read. */
  onRead: () => void;
};

/** One lead: its thread with the field for a reply, and the person. */
export function LeadPanes({ reference, hasRows, open, failure, moves, onChanged, onRead }: LeadPanesProps) {
  if (!open)
    return (
      <section className={styles.thread} aria-label={m.desk_lead()} aria-busy={reference !== '' && !failure}>
        <div className={styles.blank}>
          {failure && <p role="alert">{failure}</p>}
          {!reference && hasRows && <p>{m.desk_choose()}</p>}
          {failure && <Link to={moves.writeAddress('')}>{m.desk_back()}</Link>}
        </div>
      </section>
    );
  return (
    <>
      <Thread key={open.lead._id} open={open} failure={failure} moves={moves} onChanged={onChanged} onRead={onRead} />
      <section className={styles.person} aria-label={m.desk_person()}>
        <p className={styles.personHead}>
          <DeskIconButton path={arrow} mirrors aria-label={m.desk_back()} onClick={moves.showThread} />
          {m.desk_person()}
        </p>
        <PersonPane open={open} addressOf={moves.writeAddress} onChanged={onChanged} />
      </section>
    </>
  );
}

const up = 'M6 15l6-6 6 6';
const down = 'M6 9l6 6 6-6';
const arrow = 'M19 12H5M11 6l-6 6 6 6';
const check = 'M4 12.5l5 5L20 6.5';
const human = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 20.5a8 8 0 0 1 16 0';

type ThreadProps = { open: OpenLead } & Pick<LeadPanesProps, 'failure' | 'moves' | 'onChanged' | 'onRead'>;

function Thread({ open, failure, moves, onChanged, onRead }: ThreadProps) {
  const { lead, desk } = open;
  const [seenBefore, setSeenBefore] = useState<string>();
  const here = useHere(lead._id, desk.here, onRead);
  const company = 'company' in lead ? lead.company : '';
  const isDone = desk.tab === 'done';
  return (
    <section className={styles.thread} aria-label={m.desk_lead()}>
      <header className={styles.head}>
        <Link className={styles.back} to={moves.writeAddress('')} aria-label={m.desk_back()}>
          <LineIcon path={arrow} size={18} mirrors />
        </Link>
        <span className={styles.nextTo}>
          <DeskIconButton path={up} aria-label={m.desk_previous()} onClick={() => moves.move(-1)} />
          <DeskIconButton path={down} aria-label={m.desk_next()} onClick={() => moves.move(1)} />
        </span>
        <div className={styles.id}>
          <h2>
            <bdi>{lead.fullName || lead.reference}</bdi>
            {company && (
              <>
                {' · '}
                <bdi>{company}</bdi>
              </>
            )}
          </h2>
          <p>
            <bdi>{lead.reference}</bdi>
            <span className={styles.kind}>{leadKindLabels[desk.kind]()}</span>
            <span>{tabLabels[desk.tab]()}</span>
            {desk.tab === 'suspicious' && <SuspicionReasons suspicion={lead.suspicion} />}
            {desk.kind === 'career' && 'status' in lead && <StatusChip status={lead.status} />}
          </p>
        </div>
        {here.length > 0 && (
          <p className={styles.here} role="status">
            {m.desk_here({ names: formatList(here) })}
          </p>
        )}
        {desk.tab === 'suspicious' && (
          <DeskButton onClick={() => void moves.clearSuspicion()}>{m.admin_suspicious_clear()}</DeskButton>
        )}
        {!lead.anonymisedAt && (!isDone || desk.thread.status === 'closed') && (
          <DeskButton onClick={() => void moves.done()}>
            {!isDone && <LineIcon path={check} size={16} />} {isDone ? m.desk_open_again() : m.desk_done()}
          </DeskButton>
        )}
        <DeskIconButton
          path={human}
          className={styles.toPerson}
          aria-label={m.desk_person()}
          onClick={moves.showPerson}
        />
      </header>
      {failure && <ErrorLine message={failure} />}
      <ThreadFlow open={open} seenBefore={seenBefore} />
      {!lead.anonymisedAt && (
        <Composer open={open} onSent={onChanged} onMoved={setSeenBefore} hasMoved={seenBefore !== undefined} />
      )}
    </section>
  );
}

const everyMilliseconds = 15_000;

/** Tells the server that the lead is open and read, and when no longer. @returns who else has it open */
function useHere(id: string, known: readonly string[], onRead: () => void): readonly string[] {
  const [here, setHere] = useState(known);
  const told = useRef(onRead);
  // When somebody comes or leaves, the lead is read again, and `known` is the newer list.
  useEffect(() => setHere(known), [known]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let isRead = false;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      readApi(`/leads/${id}/reader`, hereAnswer, { method: 'PUT', signal })
        .then(({ data }) => {
          setHere(data.here);
          if (!isRead) told.current();
          isRead = true;
        })
        .catch(() => undefined);
    };
    function leave(): void {
      // After signing out there is nobody to speak for.
      if (!readSession()) return;
      callApi(`/leads/${id}/reader`, { method: 'DELETE', sendBy: sendWhileLeaving }).catch(() => undefined);
    }
    tell();
    const timer = setInterval(tell, everyMilliseconds);
    document.addEventListener('visibilitychange', tell, { signal });
    window.addEventListener('pagehide', leave, { signal });
    return () => {
      leaving.abort();
      clearInterval(timer);
      leave();
    };
  }, [id]);
  return here;
}
