import { useRef, useState } from 'react';
import { formatFileSize } from '#app/ui/i18n/format.ts';
import { Isolate } from '#app/ui/isolate.tsx';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import styles from './composer.module.css';
import { DeskIconButton } from './desk-button.tsx';

type FilesProps = { files: readonly File[]; onChange: (files: readonly File[]) => void };

const paperclip = 'M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.8 4.8l-8.4 8.4a1.7 1.7 0 0 1-2.4-2.4L14.5 7';
const cross = 'M6 6l12 12M18 6L6 18';

/** Adds files to a reply. */
export function ChooseFiles({ files, onChange }: FilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [leftOut, setLeftOut] = useState<readonly File[]>([]);
  const most = limits.artworkFiles;
  return (
    <>
      <DeskIconButton
        path={paperclip}
        size={16}
        aria-label={m.desk_attach()}
        title={m.desk_attach_hint()}
        disabled={files.length >= most}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".pdf,.png,.jpg,.jpeg"
        onChange={({ currentTarget }) => {
          const all = [...files, ...(currentTarget.files ?? [])];
          onChange(all.slice(0, most));
          setLeftOut(all.slice(most));
          currentTarget.value = '';
        }}
      />
      {leftOut.length > 0 && files.length >= most && (
        <span className={styles.leftOut} role="alert">
          {m.files_left_out({ most })}{' '}
          {leftOut.map(({ name }) => (
            <Isolate key={name}>{name}</Isolate>
          ))}
        </span>
      )}
    </>
  );
}

/** The files that go with a reply, each with a button that removes it. */
export function ChosenFiles({ files, onChange }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={m.follow_files()}>
      {files.map((file) => (
        <li key={`${file.name} ${file.lastModified}`}>
          <Isolate>{file.name}</Isolate> <bdi>{formatFileSize(file.size)}</bdi>
          <button
            type="button"
            aria-label={m.desk_attach_remove({ name: file.name })}
            onClick={() => onChange(files.filter((other) => other !== file))}
          >
            <LineIcon path={cross} size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
