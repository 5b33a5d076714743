import { Fragment, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { describeFailure } from '#app/office/components/api-client.ts';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { FactList } from '#app/office/components/fact-list.tsx';
import { openParameter } from '#app/office/components/list/use-addressed-record.ts';
import { fetchFile, saveFile } from '#app/office/components/saved-file.ts';
import { readSession } from '#app/office/components/session.ts';
import { toastFailure } from '#app/office/components/toast.ts';
import { CvMarkBadges, CvMarkNotes, isWithheld } from '#app/office/leads/cv-marks.tsx';
import { TimeCell } from '#app/office/leads/lead-cells.tsx';
import { leadFacts } from '#app/office/leads/lead-facts.tsx';
import { QuoteLines } from '#app/office/leads/quote-lines.tsx';
import { errorLabel } from '#app/office/outbox/mail-labels.ts';
import { formatDateTime, formatFileSize } from '#app/ui/i18n/format.ts';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import type { Desk } from '#shared/leads/desk.ts';
import type { ThreadFile } from '#shared/leads/follow.ts';
import { sectionOfLead } from '#shared/leads/lead.ts';
import { leadEntries } from '#shared/leads/lead-entries.ts';
import { DeskButton } from './desk-button.tsx';
import { type OpenLead, pathOfLead } from './desk-data.ts';
import { eventText, leaveOutUndone } from './event-text.ts';
import { byMail, LetterNotice, LetterRest } from './received-mail.tsx';
import styles from './thread-pane.module.css';

// The reader of PDF files is large.
const ReadCv = lazyPart(() => import('#app/office/leads/cv-reader.tsx'), 'ReadCv');

type ThreadPaneProps = {
  open: OpenLead;
  /** The last message that was there when a reply was refused; undefined: none was. */
  seenBefore: string | undefined;
};

/** `isOwn`: written, noted or pasted by the reader. */
type Entry = { at: string; key: string; isNew?: boolean; isOwn?: boolean; shown: ReactNode };

/** What was sent, and everything that followed, oldest first; it opens at its end, and shows what its reader adds and what kept a reply from being sent. */
export function ThreadFlow({ open, seenBefore }: ThreadPaneProps) {
  const { desk, lead } = open;
  const flow = useRef<HTMLDivElement>(null);
  const entries = listEntries(open, seenBefore);
  // Reading it again must not take the mark away.
  const [readAt] = useState(desk.readAt);
  const firstNew = entries.findIndex(({ at, isNew }) => isNew && readAt !== null && at > readAt);
  const lastOwn = entries.findLast(({ isOwn }) => isOwn)?.key ?? '';
  const shownTo = useRef('');
  useEffect(() => {
    const isMoved = seenBefore !== undefined;
    const shown = [lead._id, lastOwn, isMoved && entries.length].join(' ');
    if (shownTo.current === shown || entries.length === 0) return;
    shownTo.current = shown;
    const fresh = flow.current?.querySelector('[data-fresh]');
    (fresh ?? flow.current?.lastElementChild)?.scrollIntoView({ block: 'nearest' });
  }, [lead._id, lastOwn, seenBefore, entries.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it
    <section className={styles.flow} ref={flow} tabIndex={0} aria-label={m.admin_thread()}>
      <Request open={open} />
      {entries.map(({ key, shown }, place) => (
        <Fragment key={key}>
          {place === firstNew && <p className={styles.unread}>{m.desk_new_since()}</p>}
          {shown}
        </Fragment>
      ))}
    </section>
  );
}

/** What is shown beside the request. */
const elsewhere = ['fullName', 'email', 'company', 'phone', 'country', 'message', 'lines', 'status'];

function Request({ open: { lead, desk } }: { open: OpenLead }) {
  const facts = leadFacts(leadEntries[desk.kind], lead, elsewhere);
  const message = 'message' in lead ? lead.message : '';
  const detailsPath = `/${sectionOfLead(desk.kind)}?${new URLSearchParams({ [openParameter]: lead._id })}`;
  const detailsLabel = desk.kind === 'career' ? m.admin_careers_preview : m.admin_view_details;
  return (
    <article className={styles.card}>
      <header>
        <h3>{m.desk_request()}</h3>
        {!lead.anonymisedAt && <Link to={`/admin${detailsPath}`}>{detailsLabel()}</Link>}
        <TimeCell iso={lead.createdAt} isExact />
      </header>
      {'lines' in lead && <QuoteLines rows={lead.rows} summary={lead.summary} />}
      {facts.length > 0 && (
        <div className={styles.cardFacts}>
          <FactList facts={facts} />
        </div>
      )}
      {message && (
        <p className={styles.body} lang={lead.language} dir="auto">
          {message}
        </p>
      )}
      <Files open={{ lead, desk }} files={desk.thread.files.filter((file) => file.message === null)} />
      {desk.kind === 'career' && !lead.anonymisedAt && 'cvMarks' in lead && (
        <div className={styles.cv}>
          <CvMarkNotes marks={lead.cvMarks ?? []} />
          {!isWithheld(lead.cvMarks ?? []) && (
            <Suspense>
              <ReadCv id={lead._id} />
            </Suspense>
          )}
        </div>
      )}
      {desk.received
        .filter(({ kind, message: id }) => kind === 'word' && id === null)
        .map((letter) => (
          <LetterRest key={letter._id} letter={letter} />
        ))}
    </article>
  );
}

function listEntries(open: OpenLead, seenBefore: string | undefined): Entry[] {
  const { desk, lead } = open;
  const { messages, files } = desk.thread;
  const reader = readSession()?.user.username;
  const seen = messages.findIndex(({ _id }) => _id === seenBefore);
  const said = messages.map(({ _id, author, kind, text, createdAt, via, meeting }, place): Entry => {
    const isOurs = author === 'staff';
    const letter = desk.received.find(({ message }) => message === _id);
    const writer = desk.authors.find((each) => each.message === _id)?.username;
    const by = writer ?? m.admin_thread_staff();
    const isOwn = writer !== undefined && writer === reader;
    return {
      at: createdAt,
      key: _id,
      isNew: !isOurs && !isOwn,
      isOwn,
      shown: (
        <article
          className={styles.message}
          data-by={author}
          data-fresh={(seenBefore !== undefined && place > seen) || undefined}
        >
          <header>
            <b>
              <bdi>{isOurs ? by : lead.fullName}</bdi>
            </b>
            <span>
              {via && (isOurs ? m.desk_by_whatsapp() : m.desk_pasted_by({ name: by }))}
              {isOurs && kind === 'question' && m.admin_thread_question_mark()}
              {letter && byMail(letter)}
              {seenBefore !== undefined && place > seen && m.admin_thread_newer()}
            </span>
            <TimeCell iso={createdAt} isExact />
          </header>
          {text && (
            <p className={styles.body} dir="auto">
              {text}
            </p>
          )}
          {meeting && (
            <p className={styles.mail}>{m.desk_meeting({ time: formatDateTime(meeting.at), place: meeting.place })}</p>
          )}
          <Files open={open} files={files.filter(({ message }) => message === _id)} />
          {letter && <LetterRest letter={letter} />}
          <MailState open={open} mail={desk.mails.find(({ message }) => message === _id)} />
        </article>
      ),
    };
  });
  const noted = desk.notes.map(
    ({ _id, text, by, createdAt }): Entry => ({
      at: createdAt,
      key: _id,
      isNew: by !== reader,
      isOwn: by === reader,
      shown: (
        <article className={styles.message} data-by="note">
          <header>
            <b>
              <bdi>{by ?? m.admin_thread_staff()}</bdi>
            </b>
            <span>{m.desk_note_only()}</span>
            <TimeCell iso={createdAt} isExact />
          </header>
          <p className={styles.body} dir="auto">
            {text}
          </p>
        </article>
      ),
    }),
  );
  const noticed = desk.received.flatMap((letter): Entry[] =>
    letter.kind === 'word'
      ? []
      : [
          {
            at: letter.createdAt,
            key: letter._id,
            isNew: true,
            shown: <LetterNotice letter={letter} address={lead.email} />,
          },
        ],
  );
  const happened = leaveOutUndone(desk.events).map(
    (event): Entry => ({
      at: event.at,
      key: event._id,
      shown: (
        <p className={styles.happened}>
          <TimeCell iso={event.at} isExact /> <span className={styles.event}>{eventText(event)}</span>
        </p>
      ),
    }),
  );
  return [...said, ...noted, ...noticed, ...happened].sort((one, other) =>
    one.at < other.at ? -1 : Number(one.at > other.at),
  );
}

/** What became of the letter with a message, in words. */
function MailState({ open: { lead, desk }, mail }: { open: OpenLead; mail: Desk['mails'][number] | undefined }) {
  if (!mail) return null;
  const { state, lastError } = mail;
  const address = lead.email;
  const reason = errorLabel(lastError);
  const text = {
    waiting: desk.isMailed ? m.desk_mail_waiting() : m.desk_mail_unset(),
    sent: m.desk_mail_sent({ address }),
    refused: m.desk_mail_refused({ address }),
    given_up: m.desk_mail_refused({ address }),
    expired: m.desk_mail_expired(),
  }[state];
  return (
    <p className={styles.mail} data-state={state}>
      {[text, reason].filter(Boolean).join(': ')}
    </p>
  );
}

/** Files are only downloaded: nothing of a stranger's is shown inside the back office. */
function Files({ open: { lead, desk }, files }: { open: OpenLead; files: readonly ThreadFile[] }) {
  if (files.length === 0) return null;
  const download = async ({ _id, name }: ThreadFile) => {
    try {
      saveFile(await fetchFile(`${pathOfLead(desk.kind, lead._id)}/files/${_id}`, name));
    } catch (error) {
      toastFailure(describeFailure(error, m.admin_thread_file_failed()).message);
    }
  };
  return (
    <ul className={styles.files} aria-label={m.follow_files()}>
      {files.map((file) => (
        <li key={file._id}>
          <DeskButton
            aria-label={m.admin_thread_download({ name: file.name })}
            disabled={file.marks.includes('infected')}
            onClick={() => void download(file)}
          >
            <CommandIcon name="download" size={16} /> <Isolate>{file.name}</Isolate>
          </DeskButton>
          <bdi>{formatFileSize(file.size)}</bdi>
          <CvMarkBadges marks={file.marks} />
        </li>
      ))}
    </ul>
  );
}
