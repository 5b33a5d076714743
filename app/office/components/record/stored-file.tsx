import { Button, FileInput, Text } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { readApi } from '#app/office/components/api-client.ts';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { ProtectedImage } from '#app/office/components/protected-image.tsx';
import { useFileAddresses } from '#app/office/components/use-file-addresses.ts';
import { useRead } from '#app/office/components/use-read.ts';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { formatFileSize } from '#app/ui/i18n/format.ts';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import { type ImageWeight, imageWeightAnswer } from '#shared/content/image-answer.ts';
import { mediaAddress } from '#shared/content/picture.ts';
import type { FileValue, StoredFileField } from './record-field.ts';
import styles from './stored-file.module.css';
import type { FieldForm } from './use-field-form.ts';

// Loaded on demand: only some forms have pictures.
const ImageDropZone = lazyPart(() => import('#app/office/components/image-drop-zone.tsx'), 'ImageDropZone');

type StoredFileProps = { form: FieldForm; field: StoredFileField; path: string; label: string };
type ValueProps = { label: string; value: FileValue; onRemove: (() => void) | undefined };

const previewHeight = 100;

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<CommandIcon name="trash" size={18} />}
      aria-label={m.admin_remove_named({ name: label })}
      onClick={onRemove}
    >
      {m.admin_remove()}
    </Button>
  );
}

function ImagePreview({ label, value, onRemove }: ValueProps) {
  const { file, path } = value;
  const chosen = useMemo(() => (file ? [file] : []), [file]);
  const [address] = useFileAddresses(chosen);
  return (
    <div className={`wrap gap-3 ${styles.picture}`}>
      <div className={styles.frame}>
        {address ? (
          <img src={address} alt={file?.name ?? ''} />
        ) : (
          <ProtectedImage path={path} alt={label} height={previewHeight} />
        )}
      </div>
      <div>
        {file ? <ChosenPictureWeight file={file} /> : <StoredPictureWeight path={path} />}
        {onRemove && <RemoveButton label={label} onRemove={onRemove} />}
      </div>
    </div>
  );
}

/** The stored PDF or video; a chosen one is shown in the field itself. */
function StoredDocument({ label, value, onRemove }: ValueProps) {
  return (
    <p className={`row gap-2 ${styles.chosen}`}>
      <a href={mediaAddress(value.path)} target="_blank" rel="noreferrer">
        {m.admin_file_open()}
      </a>
      {onRemove && <RemoveButton label={label} onRemove={onRemove} />}
    </p>
  );
}

/** One image, PDF or video of a record: the stored one until it is replaced or removed. */
export function StoredFile({ form, field, path, label }: StoredFileProps) {
  const value = form.getInputProps(path).value as FileValue;
  const error = form.errors[path];
  const hasFile = Boolean(value.file ?? (value.path && !value.isRemoved));

  function change(by: Partial<FileValue>): void {
    form.setFieldValue(path, { ...value, ...by });
    form.clearFieldError(path);
  }

  const shown = { label, value, onRemove: field.missing ? undefined : () => change({ file: null, isRemoved: true }) };
  if (field.type === 'image') {
    return (
      <RenderNearViewport>
        <Suspense>
          <ImageDropZone
            label={label}
            help={field.help?.()}
            accept={field.accept}
            {...(field.missing && field.maxBytes && { maxBytes: field.maxBytes })}
            isRequired={Boolean(field.isRequired && !(field.missing && value.path))}
            error={error}
            onDrop={([file]) => file && change({ file, isRemoved: false })}
          >
            {hasFile && <ImagePreview {...shown} />}
          </ImageDropZone>
        </Suspense>
      </RenderNearViewport>
    );
  }
  return (
    <div>
      <FileInput
        label={label}
        description={field.help?.()}
        accept={field.accept.join(',')}
        withAsterisk={field.isRequired ?? false}
        placeholder={field.type === 'video' ? m.admin_blogs_video_choose() : m.admin_file_choose()}
        clearable
        clearButtonProps={{ 'aria-label': m.admin_remove_named({ name: label }) }}
        value={value.file}
        onChange={(file) => change({ file, ...(file && { isRemoved: false }) })}
        error={error}
      />
      {hasFile && !value.file && <StoredDocument {...shown} />}
    </div>
  );
}

/** Renders its content when it is in or near the viewport: for heavy content far down a screen. */
function RenderNearViewport({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    // In a dialog everything is rendered, since it has its own scroll container.
    if (place.current.closest('[role=dialog]')) return setIsNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '50%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} className={styles.place} />;
}

// A number and its unit stay on one line, in this order.
const writeSize = (bytes: number): string => isolatedText(formatFileSize(bytes).replace(' ', '\u00a0'));

function sayWeight({ bytes, variants }: ImageWeight): string {
  const stored = writeSize(bytes);
  if (variants.length === 0) return m.picture_weight_stored({ stored });
  const sizes = variants.map((variant) => variant.bytes);
  const [least, most] = [writeSize(Math.min(...sizes)), writeSize(Math.max(...sizes))];
  return least === most ? m.picture_weight_one({ stored, most }) : m.picture_weight_range({ stored, least, most });
}

function Weight({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  );
}

/** What a stored image weighs, and what visitors load of it; nothing while that is unknown. */
function StoredPictureWeight({ path }: { path: string }) {
  const { value, isCurrent } = useRead(`/images/weight?${new URLSearchParams({ path })}`, (call, signal) =>
    readApi(call, imageWeightAnswer, { signal }),
  );
  return isCurrent && value ? <Weight text={sayWeight(value)} /> : null;
}

/** What a chosen image weighs before it is uploaded. */
function ChosenPictureWeight({ file }: { file: File }) {
  return <Weight text={m.picture_weight_chosen({ size: writeSize(file.size) })} />;
}
