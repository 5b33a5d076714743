import { Button, NativeSelect } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { useServerForm } from '#app/components/back-office/use-server-form.ts';
import { formatMonths } from '#app/i18n/format.ts';
import { m } from '#messages';
import { leadSections } from '#shared/lead.ts';
import type { Retention } from '#shared/privacy.ts';
import styles from './privacy-settings.module.css';
import { sectionLabel } from './section-label.ts';

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
  const timeOf = (months: number | null) => months ?? Number.POSITIVE_INFINITY;
  return leadSections.some((section) => timeOf(after[section]) < timeOf(before[section]));
}

/** The retention in months; confirms a shorter one. */
export function RetentionForm({ retention }: { retention: Retention }) {
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
    <form ref={form.element} className={styles.form} noValidate onSubmit={form.submit}>
      {form.failure && <ErrorLine {...form.failure} />}
      <div className={styles.choices}>
        {leadSections.map((section) => (
          <NativeSelect
            key={section}
            {...form.field(section)}
            label={sectionLabel(section)}
            data={monthChoices(retention[section])}
            onChange={({ currentTarget: { value } }) => form.change({ [section]: value ? Number(value) : null })}
          />
        ))}
      </div>
      <div className={styles.acts}>
        <Button type="submit" loading={form.isBusy}>
          {m.admin_privacy_save()}
        </Button>
      </div>
    </form>
  );
}
