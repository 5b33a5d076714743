import { Input } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import styles from './image-drop-zone.module.css';

type ImageDropZoneProps = {
  label: string;
  help?: string | undefined;
  /** Media types; a picture with another declared type is taken, too. */
  accept: readonly string[];
  /** The size limit of an image in bytes; checked before sending. */
  maxBytes?: number;
  /** Whether one image is replaced, or several are added. */
  isMultiple?: boolean;
  /** How many more may be added. */
  room?: number;
  isRequired?: boolean;
  error?: ReactNode;
  onDrop: (files: File[]) => void;
  children?: ReactNode;
};

type Limits = { isMultiple: boolean; room: number };

const reasons: Record<string, (limits: Limits) => string> = {
  'file-invalid-type': () => m.admin_drop_wrong_type(),
  'file-too-large': () => m.admin_drop_too_large(),
  'file-too-small': () => m.admin_drop_too_small(),
  'too-many-files': ({ isMultiple, room }) =>
    isMultiple ? m.admin_drop_too_many_more({ room }) : m.admin_drop_too_many(),
};

type Refusal = { name: string; code: string };

/** `photo.bmp: This is not an image…`, one sentence per refused file and reason. */
function sayRefusal({ name, code }: Refusal, limits: Limits): string {
  const reason = reasons[code] ?? m.admin_drop_wrong_type;
  return `${name}: ${reason(limits)}`;
}

function collectRefusals(rejections: FileRejection[]): Refusal[] {
  return rejections.flatMap(({ file, errors }) =>
    [...new Set(errors.map(({ code }) => code))].map((code) => ({ name: file.name, code })),
  );
}

/**
 * Extra reasons to refuse a dropped file. Checked here: with a `validator` the drop zone no longer announces accepted
 * types.
 */
function findFault({ size }: File, { isMultiple, room }: Limits): string | undefined {
  if (size === 0) return 'file-too-small';
  // For the drop zone, 0 would mean unlimited.
  return isMultiple && room < 1 ? 'too-many-files' : undefined;
}

const signatureBytes = 12;

/** Whether a file begins as a JPEG, PNG, GIF or WebP. Its content decides, as on the server: browsers name wrong types. */
async function isPicture(file: File): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, signatureBytes).arrayBuffer());
  const isWebp = head.startsWith('RIFF') && head.startsWith('WEBP', 8);
  // The decoder gives the first byte of a PNG, 0x89, another sign.
  return isWebp || head.startsWith('PNG', 1) || ['\xff\xd8\xff', 'GIF8'].some((mark) => head.startsWith(mark));
}

/** Files that were refused for their declared type alone, although they are pictures. */
async function picturesAmong(rejections: FileRejection[]): Promise<File[]> {
  const byType = rejections.filter(({ errors }) => errors.every(({ code }) => code === 'file-invalid-type'));
  const found = await Promise.all(
    byType.map(async ({ file }) => ((await isPicture(file).catch(() => false)) ? [file] : [])),
  );
  return found.flat();
}

/** Accepts images by drop or file dialog, and reports refused ones. */
export function ImageDropZone(props: ImageDropZoneProps) {
  const { label, help, accept, maxBytes, isMultiple = false, room = Number.POSITIVE_INFINITY } = props;
  const { isRequired = false, error, onDrop, children } = props;
  const [refusals, setRefusals] = useState<string[]>([]);
  const id = useId();
  const limits = { isMultiple, room };
  const most = isMultiple ? room : 1;

  async function take(files: File[], rejections: FileRejection[]): Promise<void> {
    const pictures = await picturesAmong(rejections);
    const refused = rejections.filter(({ file }) => !pictures.includes(file));
    const offered = [...files, ...pictures];
    const faulty = offered.flatMap((file) => {
      const code = findFault(file, limits);
      return code ? { name: file.name, code } : [];
    });
    setRefusals([...collectRefusals(refused), ...faulty].map((refusal) => sayRefusal(refusal, limits)));
    const taken = offered.filter((file) => !findFault(file, limits)).slice(0, most);
    if (taken.length > 0) onDrop(taken);
  }

  const hasMessages = error || refusals.length > 0;
  return (
    <fieldset aria-labelledby={id}>
      <Input.Label id={id} labelElement="div" required={isRequired}>
        {label}
      </Input.Label>
      {[help, accept.includes('image/gif') && m.admin_drop_animated()].filter(Boolean).map((sentence) => (
        <Input.Description key={String(sentence)} className={styles.help ?? ''}>
          {sentence}
        </Input.Description>
      ))}
      <Dropzone
        className={styles.zone ?? ''}
        accept={[...accept]}
        multiple={isMultiple}
        {...(Number.isFinite(most) && { maxFiles: Math.max(0, most) })}
        {...(maxBytes && { maxSize: maxBytes })}
        data-invalid={Boolean(error) || undefined}
        // The inner button is focusable; its click bubbles to the zone.
        activateOnKeyboard={false}
        // Replaces the library's English label.
        inputProps={{ 'aria-label': label, 'aria-labelledby': id }}
        onDropAny={(files, rejections) => void take(files, rejections)}
        // Handled by the callbacks above.
        onDrop={() => undefined}
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
      {hasMessages && (
        <div role="alert" className={styles.messages}>
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
