import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, readApi, toOutcome } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { CodeInput } from '#app/office/components/code-input.tsx';
import { confirmFirst } from '#app/office/components/confirm.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { ListScreen } from '#app/office/components/list/list-screen.tsx';
import { toastSuccess } from '#app/office/components/toast.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { PersonResult } from '#app/office/privacy/person-result.tsx';
import styles from '#app/office/privacy/privacy-settings.module.css';
import { sectionLabels } from '#app/office/privacy/section-label.ts';
import { formatMonths } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { leadSections } from '#shared/leads/lead.ts';
import { type PersonFindings, personFindingsShape, privacyAnswer, type Retention } from '#shared/leads/privacy.ts';
import type { Route } from './+types/privacy-management';

export const handle = { title: m.admin_nav_privacy };

export function clientLoader() {
  return { settings: toOutcome(readApi('/privacy', privacyAnswer), m.admin_privacy_error_fetching()) };
}

/** Retention of personal data, and export and erasure for one person. */
export default function PrivacyManagement({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <ListScreen title={m.admin_nav_privacy()} subtitle={m.admin_privacy_subtitle()}>
      <section className={`stack gap-4 box ${styles.panel}`} aria-labelledby="retention">
        <h2 id="retention" className="title-s">
          {m.admin_privacy_retention()}
        </h2>
        <p className={styles.hint}>{m.admin_privacy_retention_hint()}</p>
        <AwaitData outcome={settings}>{({ retention }) => <RetentionForm retention={retention} />}</AwaitData>
      </section>
      <PersonPanel />
    </ListScreen>
  );
}

type Found = { person: string; findings: PersonFindings };

/** Finds the data held about one person, to export or erase it. */
function PersonPanel() {
  const [found, setFound] = useState<Found>();
  const form = useServerForm({ person: '' }, m.admin_privacy_error_search(), async (body) => {
    setFound(undefined);
    const findings = await readApi('/privacy/person', personFindingsShape, { method: 'POST', body });
    setFound({ ...body, findings });
  });

  return (
    <section className={`stack gap-4 box ${styles.panel}`} aria-labelledby="one-person">
      <h2 id="one-person" className="title-s">
        {m.admin_privacy_person()}
      </h2>
      <p className={styles.hint}>{m.admin_privacy_person_hint()}</p>
      <form ref={form.element} className="stack gap-4" noValidate onSubmit={form.submit}>
        {form.failure && <ErrorLine {...form.failure} />}
        <div className={styles.search}>
          <CodeInput {...form.field('person')} label={m.admin_privacy_person_label()} required />
          <Button type="submit" variant="default" loading={form.isBusy}>
            {m.admin_privacy_search()}
          </Button>
        </div>
      </form>
      {found && <PersonResult key={found.person} {...found} onErased={() => setFound(undefined)} />}
    </section>
  );
}

const usualChoices = [3, 6, 12, 18, 24, 36, 48, 60, 84, 120];

/** The selectable months, including the current one. */
function monthChoices(chosen: number | null): { value: string; label: string }[] {
  const months = [...new Set([...usualChoices, ...(chosen === null ? [] : [chosen])])].sort((a, b) => a - b);
  return [
    { value: '', label: m.admin_privacy_always() },
    ...months.map((count) => ({ value: String(count), label: formatMonths(count) })),
  ];
}

/** Whether data would be erased sooner than before. */
function isShorter(before: Retention, after: Retention): boolean {
  const asMonths = (months: number | null) => months ?? Number.POSITIVE_INFINITY;
  return leadSections.some((section) => asMonths(after[section]) < asMonths(before[section]));
}

/** The retention in months; confirms a shorter one. */
function RetentionForm({ retention }: { retention: Retention }) {
  const { revalidate } = useRevalidator();
  const form = useServerForm(retention, m.admin_privacy_error_saving(), save);

  async function save(chosen: Retention): Promise<void> {
    const question = { title: m.admin_privacy_question(), text: m.admin_privacy_question_effect() };
    const isMeant =
      !isShorter(retention, chosen) || (await confirmFirst({ ...question, confirmLabel: m.admin_privacy_save() }));
    if (!isMeant) return;
    await callApi('/privacy', { method: 'PUT', body: chosen });
    toastSuccess(m.privacy_retention_saved());
    await revalidate();
  }

  return (
    <form ref={form.element} className="stack gap-4" noValidate onSubmit={form.submit}>
      {form.failure && <ErrorLine {...form.failure} />}
      <div className={styles.choices}>
        {leadSections.map((section) => (
          <NativeSelect
            key={section}
            {...form.field(section)}
            label={sectionLabels[section]()}
            data={monthChoices(retention[section])}
            onChange={({ currentTarget: { value } }) => form.change({ [section]: value ? Number(value) : null })}
          />
        ))}
      </div>
      <div className="row gap-2">
        <Button type="submit" loading={form.isBusy}>
          {m.admin_privacy_save()}
        </Button>
      </div>
    </form>
  );
}
