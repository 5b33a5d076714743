import type { ReactNode } from 'react';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { FormFieldsContext } from '#app/ui/field-context.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { m } from '#messages';
import { formKeyField, spamFields } from '#shared/leads/spam-fields.ts';
import { ChallengeField } from './challenge-field.tsx';
import { ErrorSummary, outcomeId, takenId } from './error-summary.tsx';
import { type ConfirmationWords, FormConfirmation } from './form-confirmation.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './public-form.module.css';
import { SendingStatus } from './sending-status.tsx';
import trapStyles from './spam-trap.module.css';
import { type PublicFormOptions, usePublicForm } from './use-public-form.ts';

export type PublicFormProps = PublicFormOptions & {
  /** The form's own page, without language prefix; without JavaScript it posts there. */
  path: string;
  /** When the form was made, signed. */
  stamp: string;
  /** What the fields begin with, by name. */
  values: Record<string, string>;
  /** The error of a rejected plain post. */
  message?: string | undefined;
  isMultipart?: boolean;
  submitLabel: string;
  /** Of a form in steps: what leads on in place of sending, and back, and how its parts are laid out. */
  next?: ReactNode;
  back?: ReactNode;
  layout?: string | undefined;
  reveal?: ((name: string) => void) | undefined;
  /** A posted step was refused: its target is the summary. */
  isStepRefused?: boolean;
  marksRequired?: boolean;
  /** Of fields whose errors do not name them; put before these in the summary. */
  labels?: Readonly<Record<string, string>>;
  /** The privacy notice that applies: its version and, in the reader's manner, its date. */
  notice: { version: string; date: string };
  confirmation: ConfirmationWords;
  children: ReactNode;
};

/** What a page gives its form: data alone, so that it travels with the page. */
export type FormState = Pick<
  PublicFormProps,
  'formKey' | 'stamp' | 'notice' | 'isMailing' | 'reference' | 'followPath' | 'rejected' | 'message' | 'values'
>;

function PrivacyLine({ version, date }: PublicFormProps['notice']) {
  return (
    <p className={styles.privacy}>
      {m.form_privacy_text()} <SiteLink to="/privacy">{m.form_privacy_link({ version, date })}</SiteLink>
    </p>
  );
}

/** The signed creation time of the form, and a honeypot field hidden from people. */
function SpamTrap({ stamp }: { stamp: string }) {
  return (
    <>
      <input type="hidden" name={spamFields.stamp} value={stamp} />
      <div className={trapStyles.trap} aria-hidden="true">
        <label>
          {/* Visible only without styles. */}
          {m.form_trap()}
          <input type="text" name={spamFields.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}

/** A form for visitors: a plain post without JavaScript, sent in place with it, and confirmed with a reference. */
export function PublicForm({ path, values, message, isMultipart = false, ...props }: PublicFormProps) {
  const { submitLabel, notice, confirmation, children, stamp, labels, next, back, layout, ...others } = props;
  const { reveal, marksRequired, isStepRefused = false, ...options } = others;
  const { refs, errors, listed, sending, round, challenge, ...form } = usePublicForm(options);
  if (sending.phase === 'sent') return <FormConfirmation {...confirmation} {...sending} path={path} />;
  const isBusy = ['sending', 'working', 'paused'].includes(sending.phase);
  const summarised = listed.flatMap((name): [string, string][] =>
    errors[name] ? [[name, [labels?.[name], errors[name]].filter(Boolean).join(': ')]] : [],
  );
  const id = `${options.draftName}-form`;
  // The message of a post that named faults goes with the last of them.
  const text = listed.length > 0 ? undefined : message;
  const summary = <ErrorSummary ref={refs.summary} errors={summarised} message={text} reveal={reveal} />;
  return (
    <>
      <form
        id={id}
        data-draft={options.draftName}
        data-refused={options.rejected && ''}
        ref={refs.form}
        className="stack gap-5"
        method="post"
        action={`${localPath(path)}#${outcomeId}`}
        encType={isMultipart ? 'multipart/form-data' : undefined}
        noValidate
        onFocusCapture={form.onFocus}
        onBlurCapture={form.onBlur}
        onInput={form.onChange}
        onSubmit={form.onSubmit}
      >
        {isStepRefused ? (
          <div id={takenId} tabIndex={-1}>
            {summary}
          </div>
        ) : (
          summary
        )}
        {form.isRestored && !back && (
          <Alert kind="info">
            <p>
              {m.form_draft_restored()}{' '}
              <button type="button" className="link-button" onClick={form.clear}>
                {m.form_draft_clear()}
              </button>
            </p>
          </Alert>
        )}
        <fieldset key={round} className={layout ?? styles.fields} disabled={isBusy}>
          <input type="hidden" name={formKeyField} value={props.formKey} />
          <SpamTrap stamp={stamp} />
          <FormFieldsContext value={{ values, errors, marksRequired }}>
            {children}
            {challenge && <ChallengeField {...challenge} />}
          </FormFieldsContext>
          {!next && <PrivacyLine {...notice} />}
          <p className={styles.acts}>
            {next || (
              <button type="submit" className="button">
                {isBusy ? m.form_submitting() : submitLabel}
              </button>
            )}
            {back}
          </p>
        </fieldset>
        <SendingStatus ref={refs.status} sending={sending} retry={form.retry} hasUpload={isMultipart} />
      </form>
      {/* The server-rendered content needs no hydration, so its code is not in the bundle. */}
      <noscript>{import.meta.env.SSR && <LanguageSwitch path={path} form={id} />}</noscript>
    </>
  );
}
