import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readApi } from '#app/components/back-office/api-client.ts';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { m } from '#messages';
import { type PersonFindings, personFindingsShape } from '#shared/privacy.ts';
import { PersonResult } from './person-result.tsx';
import styles from './privacy-settings.module.css';

type Found = { person: string; findings: PersonFindings };

/** Finds the data held about one person, to export or erase it. */
export function PersonPanel() {
  const [person, setPerson] = useState('');
  const [found, setFound] = useState<Found>();
  const { element, isBusy, errors, failure, submit } = useServerForm<'person'>(search, m.admin_privacy_error_search());

  async function search(): Promise<void> {
    setFound(undefined);
    const findings = await readApi('/privacy/person', personFindingsShape, { method: 'POST', body: { person } });
    setFound({ person, findings });
  }

  return (
    <section className={styles.panel} aria-labelledby="one-person">
      <h2 id="one-person" className={styles.heading}>
        {m.admin_privacy_person()}
      </h2>
      <p className={styles.hint}>{m.admin_privacy_person_hint()}</p>
      <form ref={element} className={styles.form} noValidate onSubmit={submit}>
        {failure && <ErrorLine {...failure} />}
        <div className={styles.search}>
          <TextInput
            name="person"
            label={m.admin_privacy_person_label()}
            autoComplete="off"
            dir="ltr"
            required
            value={person}
            error={errors.person}
            onChange={({ currentTarget }) => setPerson(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={isBusy}>
            {m.admin_privacy_search()}
          </Button>
        </div>
      </form>
      {found && <PersonResult key={found.person} {...found} onErased={() => setFound(undefined)} />}
    </section>
  );
}
