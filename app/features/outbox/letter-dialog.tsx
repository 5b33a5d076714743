import { Loader, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Alert } from '#app/components/alert.tsx';
import { failureMessage, readApi } from '#app/components/back-office/api-client.ts';
import { FactList } from '#app/components/back-office/fact-list.tsx';
import { useRestoredFocus } from '#app/components/back-office/record/use-restored-focus.ts';
import { m } from '#messages';
import { direction } from '#shared/language.ts';
import { type OutboxEntry, type OutboxLetter, outboxLetterAnswer } from '#shared/outbox.ts';
import { errorLabel, mailName } from './mail-labels.ts';
import styles from './outbox.module.css';

type Reading = { letter?: OutboxLetter; failed?: string };

function useLetter(id: string): Reading {
  const [reading, setReading] = useState<Reading>({});
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    readApi(`/outbox/${id}`, outboxLetterAnswer, { signal }).then(
      (letter) => setReading({ letter }),
      (error: unknown) => signal.aborted || setReading({ failed: failureMessage(error, m.outbox_error_reading()) }),
    );
    return () => controller.abort();
  }, [id]);
  return reading;
}

function wordsOf({ text, kind }: OutboxLetter): string {
  if (text !== null) return text;
  return kind === 'recovery' ? m.outbox_secret() : m.outbox_gone();
}

function LetterFacts({ letter }: { letter: OutboxLetter }) {
  const isolated = (value: string, dir?: 'ltr' | 'auto') => <bdi dir={dir}>{value}</bdi>;
  const lastError = errorLabel(letter.lastError);
  const facts = [
    letter.to && { label: m.outbox_to(), value: isolated(letter.to, 'ltr') },
    letter.subject && { label: m.outbox_subject(), value: isolated(letter.subject, 'auto') },
    lastError && { label: m.outbox_last_error(), value: isolated(lastError) },
  ];
  return (
    <>
      <FactList facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
      <p className={styles.text} lang={letter.language} dir={direction(letter.language)}>
        {wordsOf(letter)}
      </p>
    </>
  );
}

/** A mail's content. Mounted means open. */
export function LetterDialog({ mail, onClose }: { mail: OutboxEntry; onClose: () => void }) {
  const { letter, failed } = useLetter(mail._id);
  useRestoredFocus();
  return (
    <Modal opened onClose={onClose} size="lg" title={mailName(mail)} returnFocus={false}>
      {letter && <LetterFacts letter={letter} />}
      {failed !== undefined && <Alert kind="danger" title={failed} isAnnounced />}
      {!letter && failed === undefined && <Loader role="status" aria-label={m.admin_loading()} />}
    </Modal>
  );
}
