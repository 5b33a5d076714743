import { Input, TextInput } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi, failureMessage, readApi } from '#app/office/components/api-client.ts';
import folded from '#app/office/components/folded-group.module.css';
import { toastFailure, toastSuccess } from '#app/office/components/toast.ts';
import { m } from '#messages';
import { printedAnswer } from '#shared/content/image-answer.ts';
import styles from './printed-facts.module.css';

/**
 * What is printed on the bag in one stored picture. It belongs to the picture, so it is saved by itself when the field is
 * left, also by closing the dialog.
 */
function PrintedFact({ path, number }: { path: string; number: number }) {
  const [typed, setTyped] = useState('');
  const [isRead, setIsRead] = useState(false);
  const [failure, setFailure] = useState('');
  /** As it is stored or on its way there, and as it is typed: for saves after the last render. */
  const latest = useRef({ sent: '', typed: '' });
  const call = `/images/printed?${new URLSearchParams({ path })}`;

  function type(text: string): void {
    latest.current.typed = text;
    setTyped(text);
  }

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function read(): Promise<void> {
      try {
        const { printed } = await readApi(call, printedAnswer, { signal });
        latest.current = { sent: printed, typed: printed };
        setTyped(printed);
        setIsRead(true);
      } catch (error) {
        if (!signal.aborted) setFailure(failureMessage(error, m.admin_network_error()));
      }
    }
    void read();
    return () => controller.abort();
  }, [call]);

  const save = useCallback(
    async (tellFailure: (message: string) => void): Promise<void> => {
      const before = latest.current.sent;
      const printed = latest.current.typed.trim();
      if (printed === before) return;
      latest.current.sent = printed;
      try {
        await callApi(call, { method: 'PUT', body: { printed } });
        setFailure('');
        toastSuccess(m.picture_printed_saved());
      } catch (error) {
        latest.current.sent = before;
        tellFailure(failureMessage(error, m.admin_network_error()));
      }
    },
    [call],
  );
  useEffect(() => () => void save(toastFailure), [save]);

  return (
    <TextInput
      label={m.picture_printed({ number })}
      placeholder="50 kg · UV 1600 h"
      dir="auto"
      disabled={!isRead}
      value={typed}
      error={failure}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => void save(setFailure)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Saves this field, not the form around it.
        event.preventDefault();
        void save(setFailure);
      }}
    />
  );
}

/** What is printed on the bags in a record's stored pictures, in their order. */
export function PrintedFacts({ paths }: { paths: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (paths.length === 0) return null;
  return (
    <details
      className={`${folded.group} ${styles.group}`}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={folded.summary}>{m.picture_printed_title()}</summary>
      {isOpen && (
        <div className={`stack gap-3 ${styles.fields}`}>
          <Input.Description>{m.picture_printed_help()}</Input.Description>
          {paths.map((path, place) => (
            <PrintedFact key={path} path={path} number={place + 1} />
          ))}
        </div>
      )}
    </details>
  );
}
