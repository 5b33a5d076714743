import { Button, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, type ApiRequest, failureOf, readApi } from '#app/office/components/api-client.ts';
import { Chip } from '#app/office/components/chip.tsx';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { fetchFile, saveFile } from '#app/office/components/saved-file.ts';
import { toastFailure, toastSuccess } from '#app/office/components/toast.ts';
import { formatFileSize } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { type PublicStatus, type Thread, type ThreadFile, threadAnswer } from '#shared/leads/follow.ts';
import { type LeadKind, sectionOfLead } from '#shared/leads/lead.ts';
import { CvMarkBadges } from './cv-marks.tsx';
import { TimeCell } from './lead-cells.tsx';
import styles from './lead-thread.module.css';
import { type StaffAnswer, StaffAnswerForm } from './staff-answer-form.tsx';

type Named = { kind: LeadKind; id: string };

const pathOf = ({ kind, id }: Named): string => `/${sectionOfLead(kind)}/${id}`;

const statusLabels: Record<PublicStatus, () => string> = {
  received: m.follow_status_received,
  priced: m.follow_status_priced,
  question: m.follow_status_question,
  answered: m.follow_status_answered,
  closed: m.follow_status_closed,
};

type Conversation = {
  thread: Thread;
  /** Whether its sender gets letters; true for servers that do not say. */
  isMailed: boolean;
  message?: string | undefined;
};

async function callThread(lead: Named, request: ApiRequest = {}): Promise<Conversation> {
  const { data, message } = await readApi(`${pathOf(lead)}/thread`, threadAnswer, request);
  return { thread: data.thread, isMailed: data.isMailed ?? true, message };
}

/** What followed after a lead, and how it is changed. */
function useThread({ kind, id }: Named) {
  const [conversation, setConversation] = useState<Conversation>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    callThread({ kind, id }, { signal: leaving.signal })
      .then(setConversation)
      .catch((error) => {
        if (!leaving.signal.aborted) setFailure(failureOf(error, m.admin_thread_unread()).message);
      });
    return () => leaving.abort();
  }, [kind, id]);
  const { revalidate } = useRevalidator();
  return {
    conversation,
    failure,
    /** Shows it as it is now. */
    read: async () => setConversation(await callThread({ kind, id })),
    /** The list behind it shows its new status. @throws ApiError */
    async change(request: ApiRequest, done: string): Promise<void> {
      const changed = await callThread({ kind, id }, request);
      setConversation(changed);
      toastSuccess(changed.message || done);
      void revalidate();
    },
  };
}

/** Questions and answers with the sender of a lead, their files, and what they see of it. */
export function LeadThread(lead: Named) {
  const { conversation, failure, read, change } = useThread(lead);
  // The last message that was there when the reader was shown what had come meanwhile.
  const [seenBefore, setSeenBefore] = useState<string>();
  if (failure) return <ErrorLine message={failure} />;
  if (!conversation) return <Loader size="sm" role="status" aria-label={m.admin_loading()} />;
  const { thread, isMailed } = conversation;
  const isClosed = thread.status === 'closed';
  const seen = thread.messages.at(-1)?._id ?? '';
  const setClosed = (closed: boolean) =>
    change({ method: 'PATCH', body: { isClosed: closed } }, m.follow_changed()).catch((error) =>
      toastFailure(failureOf(error, m.admin_thread_failed()).message),
    );

  async function send(written: StaffAnswer, key: string): Promise<void> {
    try {
      await change({ method: 'POST', body: { ...written, seen }, key }, m.follow_written());
      setSeenBefore(undefined);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.errors.seen) throw error;
      await read();
      setSeenBefore(seenBefore ?? seen);
      throw new ApiError(error.errors.seen, { status: error.status, code: error.code });
    }
  }

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
      <Messages lead={lead} thread={thread} seenBefore={seenBefore} />
      <StaffAnswerForm about={`${pathOf(lead)}/thread`} isMailed={isMailed} onSend={send} />
    </section>
  );
}

type MessagesProps = { lead: Named; thread: Thread; seenBefore: string | undefined };

function Messages({ lead, thread: { messages, files }, seenBefore }: MessagesProps) {
  if (messages.length === 0) return <p className="muted">{m.admin_thread_empty()}</p>;
  const seen = messages.findIndex(({ _id }) => _id === seenBefore);
  return (
    <ol className={styles.list}>
      {messages.map(({ _id, author, kind, text, createdAt }, place) => (
        <li key={_id} className={styles.message} data-author={author}>
          {seenBefore !== undefined && place > seen && (
            <span>
              <Chip colour="yellow">{m.admin_thread_newer()}</Chip>
            </span>
          )}
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
