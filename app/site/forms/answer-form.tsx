import { Field } from '#app/ui/field.tsx';
import { FormFieldsContext, useFieldAttributes } from '#app/ui/field-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextAreaField } from '#app/ui/text-field.tsx';
import { m } from '#messages';
import type { AskedChallenge } from '#shared/leads/challenge.ts';
import { formKeyField } from '#shared/leads/spam-fields.ts';
import { ChallengeField } from './challenge-field.tsx';
import { ErrorSummary, outcomeId } from './error-summary.tsx';
import zoneStyles from './file-field.module.css';
import type { KeptFile } from './file-zone.tsx';
import { KeptArtwork } from './kept-artwork.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** The field that says which button of a private page was pressed. */
export const actField = 'act';
const filesField = 'files';
const formId = 'answer-form';

/** What was refused: all that was typed, and the files that need not be chosen again. */
export type RejectedAnswer = {
  message: string;
  errors?: Record<string, string>;
  values?: Record<string, string>;
  formKey?: string;
  challenge?: AskedChallenge;
  keptFiles?: KeptFile[];
};

/** The most files that a message takes, and of how many bytes in all where that is less than usual. */
type Attachable = { most: number; size?: string };
/** `path`: the private page, without language prefix. */
type AnswerFormProps = { path: string; formKey: string; attachable: Attachable; rejected?: RejectedAnswer | undefined };

/** A drop zone as forms of React have it; its island names the chosen files. */
function FileChooser({ most, size }: Attachable) {
  const hint = size === undefined ? m.follow_files_hint() : m.follow_files_left({ count: most, size });
  const attributes = useFieldAttributes(filesField, hint);
  return (
    <Field name={filesField} label={m.follow_files()} hint={hint} isOptional>
      <div className={zoneStyles.zone} data-island="artwork-zone" data-most={most}>
        <span className={zoneStyles.prompt} aria-hidden="true">
          <Icon name="upload" size={24} />
          <span data-prompt>{m.form_files_choose()}</span>
        </span>
        <span className={zoneStyles.file} data-chosen />
        <button type="button" className={zoneStyles.remove} data-remove hidden>
          {m.artwork_drop()}
        </button>
        <span className={zoneStyles.leftOut} role="alert" data-left-out hidden>
          {m.files_left_out({ most })} <span className={zoneStyles.files} />
        </span>
        <span className={zoneStyles.leftOut} role="alert" data-faults hidden />
        <input
          {...attributes}
          className={zoneStyles.input}
          type="file"
          multiple
          accept="application/pdf,image/png,image/jpeg"
        />
      </div>
    </Field>
  );
}

/** Adds to what was sent, from its private page; works without scripts. */
export function AnswerForm({ path, formKey, attachable, rejected }: AnswerFormProps) {
  const { errors = {}, values = {}, message, challenge, keptFiles = [] } = rejected ?? {};
  return (
    <FormFieldsContext value={{ values, errors }}>
      <form
        id={formId}
        data-refused={rejected && ''}
        method="post"
        encType="multipart/form-data"
        action={`#${outcomeId}`}
        noValidate
      >
        <ErrorSummary ref={null} errors={Object.entries(errors)} message={message} />
        <input type="hidden" name={formKeyField} value={rejected?.formKey ?? formKey} />
        <TextAreaField name="text" label={m.follow_text()} isOptional />
        <KeptArtwork files={keptFiles} />
        {attachable.most > 0 ? <FileChooser {...attachable} /> : <p>{m.follow_files_full()}</p>}
        {challenge && <ChallengeField {...challenge} />}
        <button type="submit" className="button" name={actField} value="add">
          {m.follow_send()}
        </button>{' '}
        <LanguageSwitch path={path} form={formId} className="needs-no-script" />
      </form>
    </FormFieldsContext>
  );
}
