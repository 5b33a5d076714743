import { useMemo } from 'react';
import { Field, type FieldProps } from '#app/ui/field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { Typeset } from '#app/ui/typeset.tsx';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { cvType } from '#shared/limits.ts';
import styles from './file-field.module.css';
import { FileZone, type FileZoneProps, type KeptFile } from './file-zone.tsx';
import { type FormState, PublicForm } from './public-form.tsx';
import { SelectField } from './select-field.tsx';
import { useKeptFiles, useSentFiles } from './use-kept-files.ts';

const careerDraft = 'career';

type CareerFieldsProps = {
  openings: { _id: string; title: string; language?: Language }[];
  /** A valid CV kept from an earlier, rejected post. */
  keptCv?: KeptFile | undefined;
};

/** The application form. */
export function CareerForm({ openings, keptCv, ...state }: FormState & CareerFieldsProps) {
  useSentFiles(careerDraft, Boolean(state.reference));
  return (
    <PublicForm
      {...state}
      path="/careers"
      endpoint="/api/careers"
      draftName={careerDraft}
      rules="career"
      failed={m.career_submit_failed}
      hasServerRules
      isMultipart
      isPlain={keptCv !== undefined}
      submitLabel={m.careers_submit()}
      confirmation={{
        title: m.careers_done_title(),
        text: m.careers_done_text(),
        again: m.careers_done_again(),
      }}
    >
      <CareerFields openings={openings} keptCv={keptCv} isRejected={Boolean(state.rejected)} />
    </PublicForm>
  );
}

function CareerFields({ openings, keptCv, isRejected }: CareerFieldsProps & { isRejected: boolean }) {
  const onServer = useMemo(() => (keptCv ? [keptCv] : []), [keptCv]);
  const control = useKeptFiles({ form: careerDraft, isRejected, onServer });
  return (
    <>
      <TextField name="fullName" label={m.form_full_name()} autoComplete="name" />
      <TextField name="email" label={m.footer_email()} type="email" autoComplete="email" isHalf />
      <TextField name="phone" label={m.footer_phone()} type="tel" autoComplete="tel" isHalf />
      <SelectField
        name="opening"
        label={m.careers_opening()}
        placeholder={m.careers_opening_any()}
        choices={openings.map(({ _id, title, language }) => ({ value: _id, label: title, language }))}
        isOptional
      />
      <FileField
        ref={control}
        name="cv"
        label={m.careers_cv()}
        hint={<Typeset text={m.careers_cv_hint()} />}
        accept={`${cvType},.pdf`}
        words={{
          choose: m.form_file_choose(),
          another: m.form_file_another(),
          kept: m.form_file_kept(),
        }}
        kept={keptCv}
      />
    </>
  );
}

type FileFieldProps = FieldProps & {
  accept: string;
  words: FileZoneProps['words'] & { kept: string };
  /** An uploaded file that need not be chosen again. */
  kept?: KeptFile | undefined;
  ref?: FileZoneProps['ref'];
};

/** A field for one file. */
export function FileField({ accept, words, kept, ref, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {kept && <p className={styles.kept}>{words.kept}</p>}
      <FileZone
        ref={ref}
        name={field.name}
        hint={field.hint}
        accept={accept}
        words={words}
        isRequired={!field.isOptional && !kept}
        kept={kept}
      />
    </Field>
  );
}
