import { Field, type FieldProps } from '#app/ui/field.tsx';
import styles from './file-field.module.css';
import { FileZone, type KeptFile } from './file-zone.tsx';

type FileFieldProps = FieldProps & {
  accept: string;
  words: { choose: string; another: string; kept: string };
  /** An uploaded file that need not be chosen again. */
  kept?: KeptFile | undefined;
};

/** A field for one file. */
export function FileField({ accept, words, kept, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {kept && <p className={styles.kept}>{words.kept}</p>}
      <FileZone
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
