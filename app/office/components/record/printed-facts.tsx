import { Input, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callApi, failureMessage, readApi } from '#app/office/components/api-client.ts';
import { toastSuccess } from '#app/office/components/toast.ts';
import { m } from '#messages';
import { printedAnswer } from '#shared/answers/image-answer.ts';
import styles from './printed-facts.module.css';

/** What is printed on the bag in one stored picture. It belongs to the picture, so it is saved by itself when the field is left. */
function PrintedFact({ path, number }: { path: string; number: number }) {
  // Undefined until it is read.
  const [stored, setStored] = useState<string>();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState('');
  const call = `/images/printed?${new URLSearchParams({ path })}`;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function read(): Promise<void> {
      try {
        const { printed } = await readApi(call, printedAnswer, { signal });
        setStored(printed);
        setTyped(printed);
      } catch (error) {
        if (!signal.aborted) setFailure(failureMessage(error, m.admin_network_error()));
      }
    }
    void read();
    return () => controller.abort();
  }, [call]);

  async function save(): Promise<void> {
    const printed = typed.trim();
    if (stored === undefined || printed === stored) return;
    try {
      await callApi(call, { method: 'PUT', body: { printed } });
      setStored(printed);
      setFailure('');
      toastSuccess(m.picture_printed_saved());
    } catch (error) {
      setFailure(failureMessage(error, m.admin_network_error()));
    }
  }

  return (
    <TextInput
      label={m.picture_printed({ number })}
      placeholder="50 kg · UV 1600 h"
      dir="auto"
      disabled={stored === undefined}
      value={typed}
      error={failure}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Saves this field, not the form around it.
        event.preventDefault();
        void save();
      }}
    />
  );
}

/** What is printed on the bags in a record's stored pictures, in their order. */
export function PrintedFacts({ paths }: { paths: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (paths.length === 0) return null;
  return (
    <details className={styles.group} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>{m.picture_printed_title()}</summary>
      {isOpen && (
        <div className={styles.fields}>
          <Input.Description>{m.picture_printed_help()}</Input.Description>
          {paths.map((path, place) => (
            <PrintedFact key={path} path={path} number={place + 1} />
          ))}
        </div>
      )}
    </details>
  );
}
