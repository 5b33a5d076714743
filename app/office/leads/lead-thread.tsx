import { Button, Loader, Textarea } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { type ApiRequest, failureOf, readApi } from '#app/office/components/api-client.ts';
import { Chip } from '#app/office/components/chip.tsx';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { randomId } from '#app/office/components/random-id.ts';
import { fetchFile, saveFile } from '#app/office/components/saved-file.ts';
import { toastFailure, toastSuccess } from '#app/office/components/toast.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { formatFileSize } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { type MessageKind, type PublicStatus, type Thread, type ThreadFile, threadAnswer } from '#shared/follow.ts';
import { type LeadKind, sectionOfLead } from '#shared/lead.ts';
import { CvMarkBadges } from './cv-marks.tsx';
import { TimeCell } from './lead-cells.tsx';
import styles from './lead-thread.module.css';

type Named = { kind: LeadKind; id: string };

const pathOf = ({ kind, id }: Named): string => `/${sectionOfLead(kind)}/${id}`;

const statusLabels: Record<PublicStatus, () => string> = {
  received: m.follow_status_received,
  priced: m.follow_status_priced,
  question: m.follow_status_question,
  answered: m.follow_status_answered,
  closed: m.follow_status_closed,
};

async function callThread(lead: Named, request: ApiRequest = {}): Promise<Thread> {
  return (await readApi(`${pathOf(lead)}/thread`, threadAnswer, request)).data.thread;
}

/** What followed after a lead, and how it is changed. */
function useThread({ kind, id }: Named) {
  const [thread, setThread] = useState<Thread>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    callThread({ kind, id }, { signal: leaving.signal })
      .then(setThread)
      .catch((error) => {
        if (!leaving.signal.aborted) setFailure(failureOf(error, m.admin_thread_unread()).message);
      });
    return () => leaving.abort();
  }, [kind, id]);
  const change = useCallback(
    async (request: ApiRequest, done: string) => {
      setThread(await callThread({ kind, id }, request));
      toastSuccess(done);
    },
    [kind, id],
  );
  return { thread, failure, change };
}

/** Questions and answers with the sender of a lead, their files, and what they see of it. */
export function LeadThread(lead: Named) {
  const { thread, failure, change } = useThread(lead);
  if (failure) return <ErrorLine message={failure} />;
  if (!thread) return <Loader size="sm" role="status" aria-label={m.admin_loading()} />;
  const isClosed = thread.status === 'closed';
  const setClosed = (closed: boolean) =>
    change({ method: 'PATCH', body: { isClosed: closed } }, m.follow_changed()).catch((error) =>
      toastFailure(failureOf(error, m.admin_thread_failed()).message),
    );
  return (
    <section className={styles.panel} aria-label={m.admin_thread()}>
      <div className={styles.head}>
        <h3>{m.admin_thread()}</h3>
        <span>
          {m.admin_thread_status()}: <Chip colour="blue">{statusLabels[thread.status]()}</Chip>
        </span>
        <Button size="compact-sm" variant="default" onClick={() => void setClosed(!isClosed)}>
          {isClosed ? m.admin_thread_open() : m.admin_thread_close()}
        </Button>
      </div>
      <Files lead={lead} files={thread.files.filter(({ message }) => message === null)} />
      <Messages lead={lead} thread={thread} />
      <MessageForm onSend={(body, key) => change({ method: 'POST', body, key }, m.follow_written())} />
    </section>
  );
}

function Messages({ lead, thread: { messages, files } }: { lead: Named; thread: Thread }) {
  if (messages.length === 0) return <p className="muted">{m.admin_thread_empty()}</p>;
  return (
    <ol className={styles.list}>
      {messages.map(({ _id, author, kind, text, createdAt }) => (
        <li key={_id} className={styles.message} data-author={author}>
          <span className={styles.by}>
            {author === 'staff' ? m.admin_thread_staff() : m.admin_thread_sender()}
            {author === 'staff' && kind === 'question' && ` · ${m.admin_thread_question_mark()}`} ·{' '}
            <TimeCell iso={createdAt} isExact />
          </span>
          {text && (
            <span className={styles.text} dir="auto">
              {text}
            </span>
          )}
          <Files lead={lead} files={files.filter(({ message }) => message === _id)} />
        </li>
      ))}
    </ol>
  );
}

/** Files are only downloaded: nothing of a stranger's is shown inside the back office. */
function Files({ lead, files }: { lead: Named; files: ThreadFile[] }) {
  if (files.length === 0) return null;
  const download = async ({ _id, name }: ThreadFile) => {
    try {
      saveFile(await fetchFile(`${pathOf(lead)}/files/${_id}`, name));
    } catch (error) {
      toastFailure(failureOf(error, m.admin_thread_file_failed()).message);
    }
  };
  return (
    <ul className={styles.list} aria-label={m.follow_files()}>
      {files.map((file) => (
        <li key={file._id} className={styles.files}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<CommandIcon name="download" size={16} />}
            aria-label={m.admin_thread_download({ name: file.name })}
            disabled={file.marks.includes('infected')}
            onClick={() => void download(file)}
          >
            <Isolate>{file.name}</Isolate>
          </Button>
          <bdi className={styles.by}>{formatFileSize(file.size)}</bdi>
          <CvMarkBadges marks={file.marks} />
        </li>
      ))}
    </ul>
  );
}

type Written = { kind: MessageKind; text: string };

function MessageForm({ onSend }: { onSend: (written: Written, key: string) => Promise<void> }) {
  // Sent again after a lost connection, it is the same message.
  const [key, setKey] = useState(randomId);
  const form = useServerForm<Written>({ kind: 'answer', text: '' }, m.admin_thread_failed(), async (written) => {
    await onSend(written, key);
    setKey(randomId());
    form.change({ text: '' });
  });
  return (
    <form ref={form.element} className={styles.list} noValidate onSubmit={form.submit}>
      {form.failure && <ErrorLine {...form.failure} />}
      <Textarea
        {...form.field('text')}
        label={m.admin_thread_text()}
        description={m.admin_thread_text_hint()}
        rows={4}
        resize="vertical"
        dir="auto"
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="default" loading={form.isBusy} onClick={() => form.change({ kind: 'question' })}>
          {m.admin_thread_ask()}
        </Button>
        <Button type="submit" loading={form.isBusy} onClick={() => form.change({ kind: 'answer' })}>
          {m.admin_thread_answer()}
        </Button>
      </div>
    </form>
  );
}
