import { Button, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import { BothLanguages, textProps, useMissingText } from '#app/office/components/both-languages.tsx';
import { Chip } from '#app/office/components/chip.tsx';
import { TextFindings, type TextForm } from '#app/office/components/text-checks/text-findings.tsx';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import styles from './copy-translation.module.css';
import type { Suggestions } from './record-field.ts';

type BilingualTextProps = {
  form: TextForm;
  /** The English field as the API names it; the Arabic one is the same within `translations.ar`. */
  path: string;
  /** The label; the Arabic field's label adds the language. */
  label: string;
  labelInArabic?: string | undefined;
  /** The number of lines; one without it. */
  rows?: number | undefined;
  /** For one line. */
  suggestions?: Suggestions | undefined;
  isRequired?: boolean | undefined;
  /** Hides the label visually; it is then also the placeholder. */
  isLabelHidden?: boolean | undefined;
  /** Initial focus of the dialog. */
  isFirst?: boolean | undefined;
  /** Draws another field than a text's. */
  draw?: ((half: TextHalfLook) => ReactNode) | undefined;
};

/** A text in one language; `input` is what the form gives its field. */
type TextHalfLook = { label: string; language: Language; isRequired: boolean; input: { value: string } };

type HalfProps = BilingualTextProps & { language: Language; own: string; other: string };

function TextHalf(props: HalfProps) {
  const { form, language, own, other, label, rows, suggestions, isLabelHidden, isFirst, draw } = props;
  const isRequired = Boolean(props.isRequired) && language === 'en';
  const list = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { value = '', ...input } = form.getInputProps(own);
  const otherValue = form.getInputProps(other).value;

  function copy(): void {
    form.setFieldValue(own, otherValue);
    field.current?.focus();
  }

  const inputProps = {
    ref: field,
    value,
    ...input,
    ...textProps(language),
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
    withAsterisk: isRequired,
    ...(isFirst && language === 'en' && { 'data-autofocus': true }),
  };
  return (
    <>
      {draw?.({ label, language, isRequired, input: { value, ...input } })}
      {!draw && rows && <Textarea rows={rows} resize="vertical" {...inputProps} />}
      {!draw && !rows && <TextInput {...inputProps} {...(suggestions && { list })} />}
      {suggestions && (
        <datalist id={list}>
          {suggestions[language].map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <CopyTranslation language={language} label={label} value={value} other={otherValue} onCopy={copy} />
    </>
  );
}

/** One text in both languages. An empty side can be copied from the other; missing Arabic is marked. */
export function BilingualText(props: BilingualTextProps) {
  const { path, label, labelInArabic = m.admin_in_arabic({ label }), ...rest } = props;
  const arabicPath = `translations.ar.${path}`;
  const english = { ...rest, path, label, language: 'en', own: path, other: arabicPath } as const;
  const arabic = { ...rest, path, label: labelInArabic, language: 'ar', own: arabicPath, other: path } as const;
  return (
    <>
      <BothLanguages english={<TextHalf {...english} />} arabic={<TextHalf {...arabic} />} />
      <TextFindings form={rest.form} path={path} label={label} />
    </>
  );
}

type CopyAidProps = {
  language: Language;
  label: string;
  value: string | undefined;
  /** The same field in the other language. */
  other: string | undefined;
  onCopy: () => void;
};

const isEmpty = (text: string | undefined) => !text?.trim();

/** Below an empty text with a translation: a note that it is missing, and a copy button. */
function CopyTranslation({ language, label, value, other, onCopy }: CopyAidProps) {
  const isMissing = isEmpty(value) && !isEmpty(other);
  useMissingText(language, isMissing);
  if (!isMissing) return null;
  const copyLabel = language === 'ar' ? m.admin_copy_english() : m.admin_copy_arabic();
  return (
    <div className={`row gap-2 ${styles.aid}`}>
      {language === 'ar' && <Chip colour="yellow">{m.admin_arabic_missing()}</Chip>}
      <Button variant="subtle" size="compact-sm" aria-label={`${copyLabel}: ${label}`} onClick={onCopy}>
        {copyLabel}
      </Button>
    </div>
  );
}
