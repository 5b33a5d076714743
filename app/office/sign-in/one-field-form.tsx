import { Alert } from '#app/ui/alert.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import styles from './sign-in.module.css';

type OneFieldFormProps = {
  /** The field's label and autocomplete attributes. */
  field: { name: string; label: string; hint?: string; type?: 'text' | 'password'; autoComplete: string };
  hidden?: Record<string, string>;
  submit: string;
  /** The error of the last post. */
  problem?: string | undefined;
};

/** A form of one field that is posted as it is, with and without JavaScript. */
export function OneFieldForm({ field, hidden = {}, submit, problem }: OneFieldFormProps) {
  return (
    <form method="post" className="stack gap-5">
      {problem && <Alert kind="danger" title={problem} isAnnounced />}
      <div className={styles.fields}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField autoFocus {...field} />
        <button type="submit" className="button">
          {submit}
        </button>
      </div>
    </form>
  );
}
