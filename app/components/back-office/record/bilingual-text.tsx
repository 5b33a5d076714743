import { Textarea, TextInput } from '@mantine/core';
import { useId, useRef } from 'react';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { BothLanguages, textProps } from '../both-languages.tsx';
import { CopyTranslation } from './copy-translation.tsx';
import type { Suggestions } from './record-field.ts';

/** The form methods a text field needs; any `useForm` form has them. */
export type TextForm = {
  getInputProps(path: string): { value?: string };
  setFieldValue(path: string, value: unknown): void;
};

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
};

type HalfProps = BilingualTextProps & { language: Language; own: string; other: string };

function TextHalf(props: HalfProps) {
  const { form, language, own, other, label, rows, suggestions, isRequired, isLabelHidden, isFirst } = props;
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
    withAsterisk: Boolean(isRequired) && language === 'en',
    ...(isFirst && language === 'en' && { 'data-autofocus': true }),
  };
  return (
    <>
      {rows ? (
        <Textarea rows={rows} resize="vertical" {...inputProps} />
      ) : (
        <TextInput {...inputProps} {...(suggestions && { list })} />
      )}
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
  return <BothLanguages english={<TextHalf {...english} />} arabic={<TextHalf {...arabic} />} />;
}
