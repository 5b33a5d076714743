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
  const [found, setFound] = useState<Found>();
  const form = useServerForm({ person: '' }, m.admin_privacy_error_search(), async (body) => {
    setFound(undefined);
    const findings = await readApi('/privacy/person', personFindingsShape, { method: 'POST', body });
    setFound({ ...body, findings });
  });

  return (
    <section className={styles.panel} aria-labelledby="one-person">
      <h2 id="one-person" className={styles.heading}>
        {m.admin_privacy_person()}
      </h2>
      <p className={styles.hint}>{m.admin_privacy_person_hint()}</p>
      <form ref={form.element} className={styles.form} noValidate onSubmit={form.submit}>
        {form.failure && <ErrorLine {...form.failure} />}
        <div className={styles.search}>
          <TextInput
            {...form.field('person')}
            label={m.admin_privacy_person_label()}
            autoComplete="off"
            dir="ltr"
            required
          />
          <Button type="submit" variant="default" loading={form.isBusy}>
            {m.admin_privacy_search()}
          </Button>
        </div>
      </form>
      {found && <PersonResult key={found.person} {...found} onErased={() => setFound(undefined)} />}
    </section>
  );
}
