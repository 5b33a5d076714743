import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { toastSuccess } from '#app/office/components/toast.ts';
import { type ServerForm, useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import type { SettingPart } from '#shared/operations/site-settings.ts';
import styles from './system.module.css';

/** The form of a part's settings; once they are stored, `close` is called and the screen reads them again. */
export function useSettingsForm<Change extends object>(
  part: SettingPart,
  initial: Change,
  close: () => void,
): ServerForm<Change> {
  const { revalidate } = useRevalidator();
  return useServerForm(initial, m.setting_failed(), async (body) => {
    await callApi(`/system/settings/${part}`, { method: 'PUT', body });
    toastSuccess(m.setting_saved());
    close();
    await revalidate();
  });
}

type SettingsFormProps = {
  form: Pick<ServerForm<object>, 'element' | 'failure' | 'isBusy' | 'submit'>;
  close: () => void;
  children: ReactNode;
};

/** The frame of a form of settings: what failed, its fields, and its buttons. */
export function SettingsForm({ form, close, children }: SettingsFormProps) {
  return (
    <form ref={form.element} className={styles.form} noValidate onSubmit={form.submit}>
      {form.failure && <ErrorLine {...form.failure} />}
      <p className="muted">{m.setting_tried()}</p>
      {children}
      <div className={styles.acts}>
        <Button type="submit" loading={form.isBusy}>
          {m.admin_save()}
        </Button>
        <Button variant="default" disabled={form.isBusy} onClick={close}>
          {m.admin_cancel()}
        </Button>
      </div>
    </form>
  );
}
