import { Button, FileInput } from '@mantine/core';
import { Suspense, useMemo } from 'react';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { ProtectedImage } from '#app/office/components/protected-image.tsx';
import { RenderNearViewport } from '#app/office/components/render-near-viewport.tsx';
import { useFileAddresses } from '#app/office/components/use-file-addresses.ts';
import { lazyPart } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import { mediaAddress } from '#shared/content/picture.ts';
import { ChosenPictureWeight, StoredPictureWeight } from './picture-weight.tsx';
import type { FileValue, StoredFileField } from './record-field.ts';
import styles from './stored-file.module.css';
import type { FieldForm } from './use-field-form.ts';

// Loaded on demand: only some forms have pictures.
const ImageDropZone = lazyPart(
  () => import('#app/office/components/image-drop-zone.tsx'),
  ({ ImageDropZone }) => ImageDropZone,
);

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
