import { Button } from '@mantine/core';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { useMissingText } from '../both-languages.tsx';
import { Chip } from '../chip.tsx';
import styles from './copy-translation.module.css';

type CopyAidProps = {
  language: Language;
  /** The field of the text. */
  label: string;
  value: string | undefined;
  /** The same field in the other language. */
  other: string | undefined;
  onCopy: () => void;
};

const isEmpty = (text: string | undefined) => !text?.trim();

/** Below an empty text with a translation: a note that it is missing, and a copy button. */
export function CopyTranslation({ language, label, value, other, onCopy }: CopyAidProps) {
  const isMissing = isEmpty(value) && !isEmpty(other);
  useMissingText(language, isMissing);
  if (!isMissing) return null;
  const copyLabel = language === 'ar' ? m.admin_copy_english() : m.admin_copy_arabic();
  return (
    <div className={styles.aid}>
      {language === 'ar' && <Chip colour="yellow">{m.admin_arabic_missing()}</Chip>}
      <Button variant="subtle" size="compact-sm" aria-label={`${copyLabel}: ${label}`} onClick={onCopy}>
        {copyLabel}
      </Button>
    </div>
  );
}
