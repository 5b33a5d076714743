import { type ChangeEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useFieldAttributes } from '#app/ui/field-context.ts';
import { formatFileSize } from '#app/ui/i18n/format.ts';
import { formIcons } from '#app/ui/icon.tsx';
import { Isolate } from '#app/ui/isolate.tsx';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import { readBeginning } from './file-beginnings.ts';
import styles from './file-field.module.css';
import { keepFirstFiles } from './first-files.ts';

/** A file's name and size in bytes. */
export type KeptFile = { name: string; size: number };

export type FileZoneProps = {
  name: string;
  hint?: Parameters<typeof useFieldAttributes>[1];
  accept: string;
  words: { choose: string; another: string; remove?: string };
  /** How many files are taken. Default: 1. */
  most?: number;
  isRequired?: boolean;
  /** Shown until another file is chosen. */
  kept?: KeptFile | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

const noFiles: KeptFile[] = [];

/** A drop zone over a native file input: drop, dialog and keyboard are native, the words are the page's. */
export function FileZone({ name, hint, accept, words, most = 1, isRequired, kept, ref }: FileZoneProps) {
  const attributes = useFieldAttributes(name, hint);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [chosen, setChosen] = useState(noFiles);
  const [leftOut, setLeftOut] = useState(noFiles);
  const [isOver, setIsOver] = useState(false);
  const shown = chosen.length > 0 || !kept ? chosen : [kept];
  const choose = (control: HTMLInputElement | null): void => {
    setLeftOut(control ? keepFirstFiles(control, most) : noFiles);
    const all = [...(control?.files ?? [])];
    setChosen(all);
    if (all.length === 0) return;
    // A file that is gone from the disk is refused when it is sent. The form judges what was read.
    const reads = Promise.allSettled(all.map(readBeginning));
    void reads.then(() => input.current?.dispatchEvent(new Event('input', { bubbles: true })));
  };
  const remove = (): void => {
    const control = input.current;
    if (!control) return;
    control.value = '';
    for (const name of ['change', 'input']) control.dispatchEvent(new Event(name, { bubbles: true }));
    control.focus();
  };
  // A file may have been chosen before this code came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has come
  useEffect(() => choose(input.current), []);
  return (
    <div className={styles.zone} data-over={isOver || undefined} data-invalid={attributes['aria-invalid']}>
      <span className={styles.prompt} aria-hidden="true">
        <LineIcon path={formIcons[shown.length > 0 ? 'file' : 'upload']} size={24} />
        {shown.length === 0 && words.choose}
      </span>
      {shown.length > 0 && (
        <span className={styles.files}>
          {shown.map((file) => (
            <span key={file.name} className={styles.file}>
              <Isolate>{file.name}</Isolate>
              <span className={styles.size}>
                <Isolate>{formatFileSize(file.size)}</Isolate>
              </span>
            </span>
          ))}
        </span>
      )}
      {shown.length > 0 && (
        <span className={styles.another} aria-hidden="true">
          {words.another}
        </span>
      )}
      {words.remove && chosen.length > 0 && (
        <button type="button" className={styles.remove} onClick={remove}>
          {words.remove}
        </button>
      )}
      {leftOut.length > 0 && (
        <span className={styles.leftOut} role="alert">
          {m.files_left_out({ most })}
          <span className={styles.files}>
            {leftOut.map(({ name }) => (
              <Isolate key={name}>{name}</Isolate>
            ))}
          </span>
        </span>
      )}
      <input
        {...attributes}
        ref={input}
        className={styles.input}
        type="file"
        accept={accept}
        multiple={most > 1}
        required={isRequired}
        // Before what keeps the chosen files reads them.
        onChangeCapture={(event: ChangeEvent<HTMLInputElement>) => choose(event.target)}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      />
    </div>
  );
}
