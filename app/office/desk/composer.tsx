import { NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { formatClock } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import type { DraftKind } from '#shared/leads/desk.ts';
import { limits } from '#shared/limits.ts';
import styles from './composer.module.css';
import { ChooseFiles, ChosenFiles } from './composer-files.tsx';
import buttons from './desk-buttons.module.css';
import type { OpenLead } from './desk-data.ts';
import { replyTemplates } from './desk-words.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSending } from './use-sending.ts';

type ComposerProps = {
  open: OpenLead;
  /** Called after something was stored. */
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
  const { draft, change, clear, keptAt, isOff } = useKeptDraft({
    ...{ id: lead._id, reference: lead.reference, name: lead.fullName, kept: desk.draft },
  });
  const [files, setFiles] = useState<readonly File[]>([]);
  const isNote = draft.kind === 'note';
  const { failure, isBusy, send, acknowledge } = useSending(open, {
    ...{ draft, files: isNote ? [] : files, onSent, onMoved },
    clear() {
      clear();
      if (!isNote) setFiles([]);
    },
  });
  const text = useRef<HTMLTextAreaElement>(null);

  function choose(kind: DraftKind): void {
    change({ ...draft, kind });
    text.current?.focus();
  }

  /** Adds a prepared text, with what is known of the sender. */
  function addTemplate(place: string): void {
    const { fullName: name, reference } = lead;
    const company = ('company' in lead && lead.company) || name;
    const added = replyTemplates[desk.kind][Number(place)]?.text(
      { name, reference, company },
      { locale: lead.language },
    );
    change({ ...draft, text: [draft.text.trimEnd(), added].filter(Boolean).join('\n\n') });
    text.current?.focus();
  }

  return (
    <div className={styles.composer}>
      {failure && <ErrorLine message={failure} />}
      {hasMoved && (
        <div className={styles.clash} role="alert">
          <p>{m.desk_moved()}</p>
          <div className={styles.acts}>
            <button type="button" className={buttons.main} onClick={acknowledge}>
              {m.desk_moved_keep()}
            </button>
            <button type="button" className={buttons.button} onClick={() => void send(acknowledge())}>
              {m.desk_moved_send()}
            </button>
            <button
              type="button"
              className={buttons.danger}
              onClick={() => {
                clear();
                acknowledge();
              }}
            >
              {m.desk_moved_discard()}
            </button>
          </div>
        </div>
      )}
      <form
        className={styles.box}
        data-note={isNote || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
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
              </button>
            ))}
          </div>
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
          onChange={({ currentTarget }) => change({ ...draft, text: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              void send();
            }
          }}
        />
        {!isNote && <ChosenFiles files={files} onChange={setFiles} />}
        <div className={styles.boxLow}>
          {!isNote && <ChooseFiles files={files} onChange={setFiles} />}
          {!isNote && (
            <NativeSelect
              size="xs"
              aria-label={m.desk_template()}
              value=""
              data={[
                { value: '', label: m.desk_template() },
                ...replyTemplates[desk.kind].map(({ label }, place) => ({ value: `${place}`, label: label() })),
              ]}
              onChange={({ currentTarget }) => addTemplate(currentTarget.value)}
            />
          )}
          <span className={styles.kept} role="status">
            {isOff && m.desk_draft_off()}
            {!isOff && keptAt && m.desk_draft_kept({ time: formatClock(keptAt) })}
          </span>
          <button type="submit" className={buttons.main} disabled={isBusy || hasMoved || !draft.text.trim()}>
            {isNote ? m.desk_note_add() : m.desk_send()}
          </button>
        </div>
      </form>
      <p className={styles.does}>{whatSendDoes(open, isNote)}</p>
    </div>
  );
}

function whatSendDoes({ lead, desk }: OpenLead, isNote: boolean): string {
  if (isNote) return m.desk_does_note();
  if (!lead.email) return m.desk_does_page();
  return desk.isMailed ? m.desk_does_reply() : m.desk_does_unmailed();
}
