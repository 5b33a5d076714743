import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from '#app/ui/field.tsx';
import { useFieldAttributes } from '#app/ui/field-context.ts';
import { formatFileSize } from '#app/ui/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Isolate } from '#app/ui/isolate.tsx';
import { readBeginning } from './file-beginnings.ts';
import styles from './file-field.module.css';

/** A file's name and size in bytes. */
export type KeptFile = { name: string; size: number };

type FileFieldProps = FieldProps & {
  accept: string;
  words: { choose: string; another: string; kept: string };
  /** An uploaded file that need not be chosen again. */
  kept?: KeptFile | undefined;
};

function ChosenFile({ name, size }: KeptFile) {
  return (
    <span className={styles.file}>
      <Isolate>{name}</Isolate>
      <span className={styles.size}>
        <Isolate>{formatFileSize(size)}</Isolate>
      </span>
    </span>
  );
}

/** A drop zone over a native file input: drop, dialog and keyboard are native. */
export function FileField({ accept, words, kept, ...field }: FileFieldProps) {
  const attributes = useFieldAttributes(field.name, field.hint);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [isOver, setIsOver] = useState(false);
  const shown = chosen ?? kept;
  // A file may have been chosen before this code came.
  const choose = (file: File | undefined): void => {
    setChosen(file);
    // A file that is gone from the disk is refused when it is sent.
    if (file) void readBeginning(file).catch(() => undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has come
  useEffect(() => choose(input.current?.files?.[0]), []);
  return (
    <Field {...field}>
      {kept && <p className={styles.kept}>{words.kept}</p>}
      <div className={styles.zone} data-over={isOver || undefined} data-invalid={attributes['aria-invalid']}>
        <span className={styles.prompt} aria-hidden="true">
          <Icon name={shown ? 'file' : 'upload'} size={24} />
          {!shown && words.choose}
        </span>
        {shown && <ChosenFile name={shown.name} size={shown.size} />}
        {shown && (
          <span className={styles.another} aria-hidden="true">
            {words.another}
          </span>
        )}
        <input
          {...attributes}
          ref={input}
          className={styles.input}
          type="file"
          accept={accept}
          required={!field.isOptional && !kept}
          onChange={(event: ChangeEvent<HTMLInputElement>) => choose(event.target.files?.[0])}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
        />
      </div>
    </Field>
  );
}
