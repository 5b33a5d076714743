import { Input } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#app/components/icon.tsx';
import { m } from '#messages';
import styles from './image-drop-zone.module.css';

type ImageDropZoneProps = {
  label: string;
  /** Media types. */
  accept: readonly string[];
  /** One image replaces the other, or many are added. */
  isMultiple?: boolean;
  isRequired?: boolean;
  error?: ReactNode;
  onDrop: (files: File[]) => void;
  /** What was chosen so far. */
  children?: ReactNode;
};

const reasons: Record<string, () => string> = {
  'file-invalid-type': m.admin_drop_wrong_type,
  'file-too-large': m.admin_drop_too_large,
  'file-too-small': m.admin_drop_too_small,
  'too-many-files': m.admin_drop_too_many,
};

/** `photo.bmp: This is not an image…`, one sentence per refused file and reason. */
function refusalsOf(rejections: FileRejection[]): string[] {
  return rejections.flatMap(({ file, errors }) =>
    [...new Set(errors.map(({ code }) => code))].map((code) => {
      const reason = reasons[code] ?? m.admin_drop_wrong_type;
      return `${file.name}: ${reason()}`;
    }),
  );
}

/** Takes images by dropping or choosing, and says which it refuses and why. */
export function ImageDropZone(props: ImageDropZoneProps) {
  const { label, accept, isMultiple = false, isRequired = false, error, onDrop, children } = props;
  const [refusals, setRefusals] = useState<string[]>([]);
  const id = useId();
  const told = error || refusals.length > 0;
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <Input.Label id={id} labelElement="div" required={isRequired}>
        {label}
      </Input.Label>
      <Dropzone
        className={styles.zone ?? ''}
        accept={[...accept]}
        multiple={isMultiple}
        {...(!isMultiple && { maxFiles: 1 })}
        data-invalid={Boolean(error) || undefined}
        // The button inside is what the keyboard reaches; its click comes through to the zone.
        activateOnKeyboard={false}
        inputProps={{ 'aria-labelledby': id }}
        onDropAny={() => setRefusals([])}
        onDrop={onDrop}
        onReject={(rejections) => setRefusals(refusalsOf(rejections))}
      >
        <button
          type="button"
          id={`${id}-invitation`}
          className={styles.invitation}
          aria-labelledby={`${id} ${id}-invitation`}
        >
          <Dropzone.Accept>{m.admin_drop_accept()}</Dropzone.Accept>
          <Dropzone.Reject>{m.admin_drop_reject()}</Dropzone.Reject>
          <Dropzone.Idle>
            <span className={styles.idle}>
              <Icon name="upload" />
              {isMultiple ? m.admin_drop_images() : m.admin_drop_image()}
            </span>
          </Dropzone.Idle>
        </button>
      </Dropzone>
      {told && (
        <div role="alert" className={styles.told}>
          {error && <Input.Error>{error}</Input.Error>}
          {refusals.map((refusal) => (
            <Input.Error key={refusal}>{refusal}</Input.Error>
          ))}
        </div>
      )}
      {children}
    </fieldset>
  );
}
