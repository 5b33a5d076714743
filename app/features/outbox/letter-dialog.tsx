import { Modal } from '@mantine/core';
import { Alert } from '#app/components/alert.tsx';
import { readApi } from '#app/components/back-office/api-client.ts';
import { ReadData } from '#app/components/back-office/await-data.tsx';
import { FactList } from '#app/components/back-office/fact-list.tsx';
import { useRestoredFocus } from '#app/components/back-office/record/use-restored-focus.ts';
import { m } from '#messages';
import { direction } from '#shared/language.ts';
import { type OutboxEntry, type OutboxLetter, outboxLetterAnswer } from '#shared/outbox.ts';
import { errorLabel, mailName } from './mail-labels.ts';
import styles from './outbox.module.css';

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
  useRestoredFocus();
  return (
    <Modal opened onClose={onClose} size="lg" title={mailName(mail)} returnFocus={false}>
      <ReadData
        read={() => readApi(`/outbox/${mail._id}`, outboxLetterAnswer)}
        fallback={m.outbox_error_reading()}
        failed={(message) => <Alert kind="danger" title={message} isAnnounced />}
      >
        {(letter) => <LetterFacts letter={letter} />}
      </ReadData>
    </Modal>
  );
}
