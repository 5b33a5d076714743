import { NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { formatClock } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import type { DeskDraft, DraftKind } from '#shared/leads/desk.ts';
import { limits } from '#shared/limits.ts';
import styles from './composer.module.css';
import { type Decision, DecisionButtons, DecisionFields, decidedBy, noMeeting } from './composer-decision.tsx';
import { ChooseFiles, ChosenFiles } from './composer-files.tsx';
import { useMentions } from './composer-mentions.tsx';
import { WhatsApp } from './composer-whatsapp.tsx';
import { DeskButton } from './desk-button.tsx';
import buttons from './desk-buttons.module.css';
import type { OpenLead } from './desk-data.ts';
import { switchKind, useKeptDraft } from './use-kept-draft.ts';
import { useSending } from './use-sending.ts';

type ComposerProps = {
  open: OpenLead;
  onSent: () => void;
  /** Shows what was written meanwhile, after the message with this id; undefined: no longer. */
  onMoved: (seen: string | undefined) => void;
  hasMoved: boolean;
};

const kinds: [DraftKind, () => string][] = [
  ['reply', m.desk_reply],
  ['note', m.desk_note],
];

/** A reply to the sender or a note for staff; what was typed and not sent is kept. */
export function Composer({ open, onSent, onMoved, hasMoved }: ComposerProps) {
  const { lead, desk } = open;
  const { draft, change, clear, keptAt, isOff, isJoined } = useKeptDraft({
    ...{ id: lead._id, reference: lead.reference, name: lead.fullName, kept: desk.draft },
  });
  const [isPasted, setIsPasted] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const isNote = draft.kind === 'note';
  const time = useRef<HTMLInputElement>(null);
  const [timeError, setTimeError] = useState('');
  function refuseTime(why: string): void {
    setTimeError(why);
    time.current?.focus();
  }
  /** Refuses a time that is missing beside a place, or only typed in part, which the field reports as empty. @returns whether it is so */
  function isTimeRefused(): boolean {
    const isWrong = time.current?.validity.valid === false;
    if (isWrong) refuseTime(m.desk_meeting_time_missing());
    return isWrong;
  }
  const decided = isNote ? {} : decidedBy(draft.decided);
  const { failure, isBusy, send, noteStored, acknowledge } = useSending(open, {
    ...{ draft, decided, files: isNote ? [] : files, isPasted: isNote && isPasted, onSent, onMoved },
    onTimeRefused: refuseTime,
    clear() {
      clear();
      setIsPasted(false);
      if (!isNote) setFiles([]);
    },
  });
  const text = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions({
    ...{ text: draft.text, field: text, colleagues: isNote && !isPasted ? desk.colleagues : [] },
    onChange: (written) => change({ ...draft, text: written }),
  });

  function write(more: Partial<DeskDraft>): void {
    change({ ...draft, ...more });
    text.current?.focus();
  }

  /** A note that was begun is never found in a reply. */
  function choose(kind: DraftKind): void {
    if (kind !== draft.kind) change(switchKind(draft));
    text.current?.focus();
  }

  const withPrepared = (written: string, prepared = ''): string =>
    [written.trimEnd(), prepared].filter(Boolean).join('\n\n');

  /** Adds a prepared text, in place of one that stands there as it was prepared. */
  function addTemplate(id: string): void {
    const chosen = desk.templates.find(({ _id }) => _id === id)?.text ?? '';
    const former = desk.templates.find(({ text: prepared }) => prepared && draft.text.includes(prepared))?.text;
    write({ text: former && chosen ? draft.text.replace(former, () => chosen) : withPrepared(draft.text, chosen) });
  }

  /** Puts the prepared letter of a decision into the draft, in place of that of another one. */
  function decide(next: Decision): void {
    const findLetter = (decision: Decision) => desk.templates.find(({ use }) => use === decision)?.text ?? '';
    const rest = draft.text.replace(findLetter(next === 'invite' ? 'reject' : 'invite'), '').trim();
    const letter = findLetter(next);
    setTimeError('');
    const decided = { ...noMeeting, ...draft.decided, decision: next };
    write({ decided, text: rest.includes(letter) ? rest : withPrepared(rest, letter) });
  }

  return (
    <div className={styles.composer}>
      {failure && <ErrorLine message={failure} />}
      {hasMoved && (
        <div className={styles.clash} role="alert" ref={takeFocus} tabIndex={-1}>
          <p>{m.desk_moved()}</p>
          <div className={styles.acts}>
            <DeskButton look="main" onClick={acknowledge}>
              {m.desk_moved_keep()}
            </DeskButton>
            <DeskButton onClick={() => void send(acknowledge())}>{m.desk_moved_send()}</DeskButton>
            <DeskButton
              look="danger"
              onClick={() => {
                clear();
                acknowledge();
              }}
            >
              {m.desk_moved_discard()}
            </DeskButton>
          </div>
        </div>
      )}
      <form
        className={styles.box}
        data-note={isNote || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTimeRefused()) void send();
        }}
      >
        <div className={styles.boxTop}>
          <div className={buttons.seg}>
            {kinds.map(([kind, label]) => (
              <button
                key={kind}
                type="button"
                data-desk={kind}
                aria-pressed={draft.kind === kind}
                onClick={() => choose(kind)}
              >
                {label()}
                {draft.kind !== kind && draft.otherText?.trim() && (
                  <span className={styles.begun}>
                    <span className="visually-hidden"> {m.desk_begun()}</span>
                  </span>
                )}
              </button>
            ))}
          </div>
          {desk.kind === 'career' && !isNote && <DecisionButtons onDecide={decide} />}
          {!isNote && lead.email && (
            <span className={styles.to}>
              {m.desk_to()} <Isolate>{lead.email}</Isolate>
            </span>
          )}
        </div>
        <textarea
          ref={text}
          aria-label={isNote ? m.desk_note() : m.desk_reply()}
          rows={2}
          maxLength={limits.message}
          dir="auto"
          {...(!isNote && { lang: lead.language })}
          value={draft.text}
          // What is sent goes from the field, and nothing that is typed meanwhile.
          readOnly={isBusy}
          {...(isNote && mentions.field)}
          onSelect={mentions.onSelect}
          onChange={({ currentTarget }) => change({ ...draft, text: currentTarget.value })}
          onKeyDown={(event) => {
            if (mentions.follow(event)) return;
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
        />
        {!isNote && draft.decided && (
          <DecisionFields
            decided={draft.decided}
            timeError={timeError}
            timeField={time}
            onChange={(decided) => {
              setTimeError('');
              change({ ...draft, decided });
            }}
            onEnd={() => {
              setTimeError('');
              change({ ...draft, decided: null });
            }}
          />
        )}
        {mentions.list}
        {!isNote && <ChosenFiles files={files} onChange={setFiles} />}
        <div className={styles.boxLow}>
          {!isNote && <ChooseFiles files={files} onChange={setFiles} />}
          {!isNote && (
            <WhatsApp
              open={open}
              draft={draft.text}
              {...{ decided, isTimeRefused }}
              onTimeRefused={refuseTime}
              onNoted={(messages, usedDraft) => {
                noteStored(messages);
                if (usedDraft) clear();
                onSent();
              }}
            />
          )}
          {isNote && (
            <label className={styles.pasted}>
              <input
                type="checkbox"
                checked={isPasted}
                onChange={({ currentTarget }) => setIsPasted(currentTarget.checked)}
              />
              {m.desk_pasted()}
            </label>
          )}
          {!isNote && (
            <NativeSelect
              size="xs"
              aria-label={m.desk_template()}
              value=""
              data={[
                { value: '', label: m.desk_template() },
                ...desk.templates.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              onChange={({ currentTarget }) => addTemplate(currentTarget.value)}
            />
          )}
          <span className={styles.kept} role="status">
            {isOff && m.desk_draft_off()}
            {isJoined && <span className={styles.unkept}>{m.desk_draft_joined()}</span>}
            {!isOff && keptAt && m.desk_draft_kept({ time: formatClock(keptAt) })}
            {files.length > 0 && <span className={styles.unkept}>{m.desk_draft_no_files()}</span>}
          </span>
          <button type="submit" className={buttons.main} disabled={isBusy || hasMoved || !draft.text.trim()}>
            {isNote ? (isPasted ? m.desk_pasted_add() : m.desk_note_add()) : m.desk_send()}
          </button>
        </div>
      </form>
      <p className={styles.does}>{isNote && isPasted ? m.desk_does_pasted() : whatSendDoes(open, isNote)}</p>
    </div>
  );
}

/** Takes the focus as it appears: *Send*, which had it, is disabled meanwhile. */
const takeFocus = (box: HTMLElement | null): void => box?.focus({ preventScroll: true });

function whatSendDoes({ lead, desk }: OpenLead, isNote: boolean): string {
  if (isNote) return m.desk_does_note();
  if (!lead.email) return m.desk_does_page();
  return desk.isMailed ? m.desk_does_reply() : m.desk_does_unmailed();
}
