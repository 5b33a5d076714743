import { Button } from '@mantine/core';
import { textProps } from '#app/office/components/both-languages.tsx';
import { Chip } from '#app/office/components/chip.tsx';
import pairStyles from '#app/office/components/history/value-pairs.module.css';
import { m } from '#messages';
import type { TextPair } from '#shared/terms/translations.ts';
import styles from './translation-texts.module.css';
import { joinAsLines } from './word-changes.tsx';

export type DraftAct = 'accept' | 'discard';

type DraftProps = {
  draft: NonNullable<TextPair['draft']>;
  label: string;
  isBusy: boolean;
  onDecide: (act: DraftAct) => void;
};

/** What a machine suggests for a text, and what to do with it. */
export function Draft({ draft, label, isBusy, onDecide }: DraftProps) {
  return (
    <div className={pairStyles.whole}>
      <p className={pairStyles.label}>
        <Chip colour="blue">{m.translations_draft()}</Chip> <bdi>{draft.madeWith}</bdi>
      </p>
      <p className={pairStyles.text} {...textProps(draft.language)}>
        {joinAsLines(draft.texts)}
      </p>
      <div className={`wrap at-end gap-2 ${styles.acts}`}>
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          aria-label={m.translations_draft_discard_named({ field: label })}
          onClick={() => onDecide('discard')}
        >
          {m.translations_draft_discard()}
        </Button>
        <Button
          size="xs"
          disabled={isBusy}
          aria-label={m.translations_draft_use_named({ field: label })}
          onClick={() => onDecide('accept')}
        >
          {m.translations_draft_use()}
        </Button>
      </div>
    </div>
  );
}
