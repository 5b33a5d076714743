import { Field, type FieldProps } from '#app/ui/field.tsx';
import styles from './file-field.module.css';
import { FileZone, type FileZoneProps, type KeptFile } from './file-zone.tsx';

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
