import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import { ReadData } from '#app/office/components/await-data.tsx';
import { textProps } from '#app/office/components/both-languages.tsx';
import { Chip } from '#app/office/components/chip.tsx';
import { Dialog } from '#app/office/components/dialog.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import pairStyles from '#app/office/components/history/value-pairs.module.css';
import { useTabName } from '#app/office/components/tab-name.ts';
import { useActions } from '#app/office/components/use-actions.ts';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { entityLabel } from '#app/ui/i18n/kind-labels.ts';
import { localised } from '#app/ui/i18n/localised.ts';
import { m } from '#messages';
import { doneAnswer } from '#shared/answer-parts.ts';
import { findKindPath } from '#shared/kinds/kinds.ts';
import { type Language, languages } from '#shared/language.ts';
import { type TextPair, type TextPairs, type Translation, textPairsShape } from '#shared/terms/translations.ts';
import { Draft, type DraftAct } from './text-draft.tsx';
import { languageLabels, textFieldLabel } from './text-field-label.ts';
import styles from './translation-texts.module.css';
import { joinAsLines, WordChanges } from './word-changes.tsx';

function Side({ pair, language }: { pair: TextPair; language: 'en' | 'ar' }) {
  const text = joinAsLines(pair[language]);
  return (
    <div>
      <p className={pairStyles.label}>
        {languageLabels[language]()}{' '}
        {pair.missing.includes(language) && <Chip colour="yellow">{m.translations_state_missing()}</Chip>}
      </p>
      {text ? (
        <p className={pairStyles.text} {...textProps(language)}>
          {text}
        </p>
      ) : (
        <p className="small muted">{m.history_nothing()}</p>
      )}
    </div>
  );
}

type PairProps = {
  pair: TextPair;
  isBusy: boolean;
  onStillRight: (pair: TextPair) => void;
  onDraft: (pair: TextPair, act: DraftAct) => void;
};

function Pair({ pair, isBusy, onStillRight, onDraft }: PairProps) {
  const { field, stale, draft } = pair;
  const label = textFieldLabel(field);
  const source = stale?.language === 'en' ? 'ar' : 'en';
  return (
    <li className={pairStyles.pair}>
      <div className={`row gap-2 ${pairStyles.whole}`}>
        <h3 className="title-xs">{label}</h3>
        {stale && (
          <>
            <Chip colour="yellow">
              {languageLabels[stale.language]()}: {m.translations_since({ time: formatDateTime(stale.since) })}
            </Chip>
            <Button
              size="xs"
              variant="default"
              loading={isBusy}
              aria-label={m.translations_still_right_named({ field: label })}
              onClick={() => onStillRight(pair)}
            >
              {m.translations_still_right()}
            </Button>
          </>
        )}
      </div>
      {stale && <WordChanges language={source} was={stale.was} now={pair[source]} />}
      {languages.map((language) => (
        <Side key={language} pair={pair} language={language} />
      ))}
      {draft && <Draft draft={draft} label={label} isBusy={isBusy} onDecide={(act) => onDraft(pair, act)} />}
    </li>
  );
}

const needsWork = ({ missing, stale, draft }: TextPair): number =>
  Number(stale !== null || draft !== null || missing.length > 0);

const lacks = (language: Language, { missing, stale }: TextPair): boolean =>
  missing.includes(language) || stale?.language === language;

/** The address of a record's editor, if the reader may open it. */
type EditorOf = (section: string, id: string) => { to: string } | undefined;
type TextsProps = { texts: TextPairs; editorOf: EditorOf; foundAt: string | undefined; reload: () => void };

/** The fields that need work first. */
function Texts({ texts: { entity, record, fields, canDraft }, editorOf, foundAt, reload }: TextsProps) {
  const { failure, isBusy, act } = useActions();
  const editor = editorOf(findKindPath(entity).slice(1), record);
  const path = `/translations/${entity}/${record}`;
  const send = async (where: string, body: object, failed: string) => {
    await act({
      call: () => readApi(`${path}/${where}`, doneAnswer, { method: 'POST', body }),
      done: ({ message }) => message,
      failed,
    });
    reload();
  };
  const confirm = ({ field, stale }: TextPair) =>
    stale &&
    send('still-right', { texts: [{ field, changedAt: stale.changedAt }] }, m.translations_still_right_failed());
  const decide = ({ field, draft }: TextPair, decision: DraftAct) =>
    draft && send(`drafts/${decision}`, { drafts: [{ field, madeAt: draft.madeAt }] }, m.translations_draft_error());
  const drafted = canDraft ? languages.filter((language) => fields.some((pair) => lacks(language, pair))) : [];
  return (
    <>
      {failure && <ErrorLine {...failure} />}
      <ul className="stack gap-4">
        {fields
          .toSorted((one, other) => needsWork(other) - needsWork(one))
          .map((pair) => (
            <Pair
              key={pair.field}
              pair={pair}
              isBusy={isBusy}
              onStillRight={(right) => void confirm(right)}
              onDraft={(chosen, decision) => void decide(chosen, decision)}
            />
          ))}
      </ul>
      <div className={`wrap at-end gap-2 ${styles.acts}`}>
        {drafted.map((language) => (
          <Button
            key={language}
            variant="default"
            loading={isBusy}
            onClick={() => void send('drafts', { language }, m.translation_draft_failed())}
          >
            {language === 'ar' ? m.translations_draft_arabic() : m.translations_draft_english()}
          </Button>
        ))}
        {foundAt && (
          <Button component={Link} to={foundAt} variant="default">
            {m.translations_found()}
          </Button>
        )}
        {editor && (
          <Button component={Link} to={editor.to}>
            {m.translations_edit()}
          </Button>
        )}
      </div>
    </>
  );
}

type TranslationDialogProps = {
  row: Translation;
  editorOf: EditorOf;
  /** Where the findings of the record are listed, if there are any. */
  foundAt: string | undefined;
  onClose: () => void;
};

/** The texts of a record in both languages, with what changed in one since the other was written. */
export function TranslationDialog({ row, editorOf, foundAt, onClose }: TranslationDialogProps) {
  const [reading, setReading] = useState(0);
  const { entity, record } = row;
  useTabName(localised(row).title);
  return (
    <Dialog
      onClose={onClose}
      size="xl"
      title={
        <>
          {entityLabel(entity)}: <bdi>{localised(row).title}</bdi>
        </>
      }
    >
      <ReadData
        key={reading}
        read={(signal) => readApi(`/translations/${entity}/${record}`, textPairsShape, { signal })}
        fallback={m.translations_texts_failed()}
      >
        {(texts) => (
          <Texts texts={texts} editorOf={editorOf} foundAt={foundAt} reload={() => setReading((count) => count + 1)} />
        )}
      </ReadData>
    </Dialog>
  );
}
