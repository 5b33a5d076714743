import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { callApi, describeFailure, type Failure } from '#app/office/components/api-client.ts';
import { confirmFirst } from '#app/office/components/confirm.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { fetchFile, saveFile } from '#app/office/components/saved-file.ts';
import { toastSuccess } from '#app/office/components/toast.ts';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { formatShortDate } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { countFindings, type PersonFindings, type PersonRecord } from '#shared/leads/privacy.ts';
import styles from './privacy-settings.module.css';
import { sectionLabels } from './section-label.ts';

type PersonResultProps = { person: string; findings: PersonFindings; onErased: () => void };

const nameIn = ({ fullName }: PersonRecord): string => fullName.trim().toLowerCase();

/** The initial selection: everything of an address, nothing of a phone that several people share. */
function chosenAtFirst(person: string, { records }: PersonFindings): readonly string[] {
  const isShared = !person.includes('@') && new Set(records.map(nameIn)).size > 1;
  return isShared ? [] : records.map(({ _id }) => _id);
}

type ChoiceProps = { findings: PersonFindings; chosen: readonly string[]; choose: (chosen: string[]) => void };

function RecordChoice({ record, isChosen, toggle }: { record: PersonRecord; isChosen: boolean; toggle: () => void }) {
  const { section, reference, createdAt, fullName, email } = record;
  const date = formatShortDate(createdAt);
  return (
    <Checkbox
      checked={isChosen}
      onChange={toggle}
      label={<bdi>{fullName}</bdi>}
      description={
        <>
          <bdi dir="ltr">{email}</bdi> · {sectionLabels[section]()} ·{' '}
          <bdi dir="ltr" className="value">
            {reference}
          </bdi>{' '}
          · <time dateTime={createdAt}>{date}</time>
        </>
      }
    />
  );
}

function FoundList({ findings: { records, mails, drafts }, chosen, choose }: ChoiceProps) {
  const toggle = (id: string) => choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <>
      <ul className={styles.choices}>
        {records.map((record) => (
          <li key={record._id}>
            <RecordChoice record={record} isChosen={chosen.includes(record._id)} toggle={() => toggle(record._id)} />
          </li>
        ))}
      </ul>
      {mails + drafts > 0 && (
        <ul className={styles.records}>
          {mails > 0 && <li>{m.admin_privacy_mails({ count: mails })}</li>}
          {drafts > 0 && <li>{m.admin_privacy_drafts({ count: drafts })}</li>}
        </ul>
      )}
    </>
  );
}

/** The data held about one person, with its actions; it gets the focus. */
export function PersonResult({ person, findings, onErased }: PersonResultProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { failure, busyWith, erase, save } = usePersonActions(person);
  const [chosen, choose] = useState(() => chosenAtFirst(person, findings));
  const count = countFindings(findings);
  const isAll = chosen.length === findings.records.length;
  const isNothing = !isAll && chosen.length === 0;
  return (
    <div ref={box} className={styles.found} tabIndex={-1} role="status">
      {failure && <ErrorLine {...failure} />}
      {count === 0 ? (
        <p>{m.admin_privacy_nothing()}</p>
      ) : (
        <>
          <h3>{m.admin_privacy_found()}</h3>
          <FoundList findings={findings} chosen={chosen} choose={choose} />
          {!isAll && <p className={styles.hint}>{m.admin_privacy_choose()}</p>}
          <div className="row gap-2">
            <Button
              variant="default"
              loading={busyWith === 'save'}
              disabled={isNothing}
              onClick={() => void save(isAll ? undefined : chosen)}
            >
              {m.admin_privacy_export()}
            </Button>
            <Button
              color="red"
              loading={busyWith === 'erase'}
              disabled={isNothing}
              onClick={async () => {
                const done = isAll ? await erase(count) : await erase(chosen.length, chosen);
                if (done) onErased();
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

type Act = 'save' | 'erase';

/** Exporting and erasing a person's data; an error stays until the next attempt. */
function usePersonActions(person: string) {
  const [failure, setFailure] = useState<Failure>();
  const [busyWith, setBusyWith] = useState<Act>();

  async function attempt(act: Act, failed: string, work: () => Promise<void>): Promise<boolean> {
    setFailure(undefined);
    setBusyWith(act);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(describeFailure(error, failed));
      return false;
    } finally {
      setBusyWith(undefined);
    }
  }

  return {
    failure,
    busyWith,

    /** Saves what the person sent on the reader's machine; without `records`, everything found. */
    save: (records?: readonly string[]) =>
      attempt('save', m.admin_privacy_error_export(), async () => {
        const body = { person, ...(records && { records }) };
        saveFile(await fetchFile('/privacy/person/export', 'person.json', { method: 'POST', body }));
      }),

    /** Confirms with the number of records. @returns whether it was erased. Without `records`, everything found. */
    async erase(count: number, records?: readonly string[]): Promise<boolean> {
      const named = { person: isolatedText(person) };
      const question = {
        title: records ? m.admin_privacy_erase_chosen(named) : m.admin_privacy_erase_question(named),
        deletes: count,
        text: m.admin_privacy_erase_effect({ count }),
        confirmLabel: m.admin_privacy_erase(),
      };
      if (!(await confirmFirst(question))) return false;
      return attempt('erase', m.admin_privacy_error_erase(), async () => {
        await callApi('/privacy/person/erase', { method: 'POST', body: { person, ...(records && { records }) } });
        toastSuccess(m.privacy_person_erased());
      });
    },
  };
}
