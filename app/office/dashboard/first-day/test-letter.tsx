import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { toastSuccess } from '#app/office/components/toast.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import type { FirstDay } from '#shared/content/first-day.ts';
import { sentLetterAnswer } from '#shared/content/first-day.ts';
import styles from './first-day.module.css';

type TestLetterProps = { mail: FirstDay['mail']; onSent: () => void };

/** Sends a letter to oneself, whose address is asked for only if the account has none. */
export function TestLetter({ mail: { isSetUp, email }, onSent }: TestLetterProps) {
  const [outcome, setOutcome] = useState('');
  const form = useServerForm({ to: '' }, m.first_day_mail_failed(), async ({ to }) => {
    setOutcome('');
    const body = email || !to ? {} : { to };
    const { message } = await readApi('/first-day/test-letter', sentLetterAnswer, { method: 'POST', body });
    setOutcome(message);
    toastSuccess(message);
    onSent();
  });
  if (!isSetUp) return <p>{m.first_day_mail_not_set_up()}</p>;
  return (
    <form ref={form.element} className={styles.letter} noValidate onSubmit={form.submit}>
      <p>{email ? m.first_day_mail_why({ email }) : m.first_day_mail_address_why()}</p>
      {form.failure && <ErrorLine {...form.failure} />}
      {!email && (
        <TextInput
          {...form.field('to')}
          type="email"
          label={m.admin_users_email()}
          required
          autoComplete="email"
          dir="ltr"
        />
      )}
      <p className="wrap gap-2">
        <Button type="submit" variant="default" size="xs" loading={form.isBusy}>
          {m.first_day_mail_send()}
        </Button>
      </p>
      <p role="status">{outcome}</p>
    </form>
  );
}
