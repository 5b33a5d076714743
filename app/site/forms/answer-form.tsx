import { Field } from '#app/ui/field.tsx';
import { FormFieldsContext, useFieldAttributes } from '#app/ui/field-context.ts';
import { TextAreaField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import type { AskedChallenge } from '#shared/challenge.ts';
import styles from './answer-form.module.css';
import { ChallengeField } from './challenge-field.tsx';
import { ErrorSummary, outcomeId } from './error-summary.tsx';
import type { KeptFile } from './file-field.tsx';
import { formKeyField } from './form-content.ts';
import { KeptArtwork } from './kept-artwork.tsx';

/** The field that says which button of a private page was pressed. */
export const actField = 'act';
const filesField = 'files';

/** What was refused: all that was typed, and the files that need not be chosen again. */
export type RejectedAnswer = {
  message: string;
  errors?: Record<string, string>;
  values?: Record<string, string>;
  formKey?: string;
  challenge?: AskedChallenge;
  keptFiles?: KeptFile[];
};

type AnswerFormProps = { formKey: string; mayAttach: boolean; rejected?: RejectedAnswer | undefined };

/** A native control, so that several files can be chosen and seen without scripts. */
function FileChooser() {
  const attributes = useFieldAttributes(filesField, m.follow_files_hint());
  return (
    <Field name={filesField} label={m.follow_files()} hint={m.follow_files_hint()} isOptional>
      <input
        {...attributes}
        className={styles.chooser}
        type="file"
        multiple
        accept="application/pdf,image/png,image/jpeg"
      />
    </Field>
  );
}

/** Adds to what was sent, from its private page; works without scripts. */
export function AnswerForm({ formKey, mayAttach, rejected }: AnswerFormProps) {
  const { errors = {}, values = {}, message, challenge, keptFiles = [] } = rejected ?? {};
  return (
    <FormFieldsContext value={{ values, errors }}>
      <form method="post" encType="multipart/form-data" action={`#${outcomeId}`} noValidate>
        <ErrorSummary ref={null} errors={Object.entries(errors)} message={message} />
        <input type="hidden" name={formKeyField} value={rejected?.formKey ?? formKey} />
        <TextAreaField name="text" label={m.follow_text()} isOptional />
        <KeptArtwork files={keptFiles} />
        {mayAttach && <FileChooser />}
        {challenge && <ChallengeField {...challenge} />}
        <button type="submit" className="button" name={actField} value="add">
          {m.follow_send()}
        </button>
      </form>
    </FormFieldsContext>
  );
}
