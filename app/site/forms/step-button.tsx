import { localPath } from '#app/ui/i18n/paths.ts';
import { stepField } from '#shared/leads/step-field.ts';
import { takenId } from './error-summary.tsx';
import styles from './step-button.module.css';

type StepButtonProps = {
  /** What it does to the form: see `takeStep`. */
  step: string;
  text: string;
  /** Where the text alone does not say what it is about. */
  label?: string;
  look?: 'link' | 'quiet' | 'main';
  isChosen?: boolean;
};

const looks = { link: styles.link, quiet: 'button quiet', main: 'button' };

/** A button that changes a form instead of sending it: the page posts the form to itself, and shows it again. */
export function StepButton({ step, text, label, look = 'link', isChosen }: StepButtonProps) {
  return (
    <button
      type="submit"
      name={stepField}
      value={step}
      className={looks[look]}
      formNoValidate
      formAction={`${localPath('/quote')}#${takenId}`}
      aria-label={label}
      aria-pressed={isChosen}
    >
      {text}
    </button>
  );
}
