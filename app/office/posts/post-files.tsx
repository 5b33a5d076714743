import { Button, FileInput } from '@mantine/core';
import { useMemo } from 'react';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { ProtectedImage } from '#app/office/components/protected-image.tsx';
import type { FileValue } from '#app/office/components/record/record-field.ts';
import type { FieldForm } from '#app/office/components/record/use-field-form.ts';
import { useFileAddresses } from '#app/office/components/use-file-addresses.ts';
import { m } from '#messages';
import styles from './post-files.module.css';

const previewHeight = 120;

type PickerProps = {
  form: FieldForm;
  field: 'image' | 'video';
  label: string;
  placeholder: string;
};

// A draft that was kept in the browser has no file.
const readFileValue = (form: FieldForm, field: string): FileValue => ({
  file: null,
  ...form.getInputProps(field).value,
});

/** Chooses a file and shows its name; a stored one can be removed. */
function FilePicker({ form, field, label, placeholder }: PickerProps) {
  const value = readFileValue(form, field);
  const { file, path, isRemoved } = value;

  function choose(chosen: File | null): void {
    form.setFieldValue(field, { ...value, file: chosen, isRemoved: isRemoved && !chosen });
    form.clearFieldError(field);
  }

  return (
    <div className="stack gap-2">
      <FileInput
        label={label}
        accept={`${field}/*`}
        placeholder={placeholder}
        clearable
        clearButtonProps={{ 'aria-label': m.admin_blogs_file_clear({ label }) }}
        value={file}
        error={form.errors[field]}
        onChange={choose}
      />
      {path && !file && (
        <p className="row gap-1 small muted">
          {isRemoved ? m.admin_blogs_file_goes() : m.admin_blogs_file_stays()}
          <Button
            variant="subtle"
            size="compact-sm"
            {...(!isRemoved && { leftSection: <CommandIcon name="trash" size={16} /> })}
            aria-label={`${isRemoved ? m.admin_blogs_file_keep() : m.admin_blogs_file_remove()}: ${label}`}
            onClick={() => form.setFieldValue(field, { ...value, isRemoved: !isRemoved })}
          >
            {isRemoved ? m.admin_blogs_file_keep() : m.admin_blogs_file_remove()}
          </Button>
        </p>
      )}
    </div>
  );
}

function ImageShown({ form }: { form: FieldForm }) {
  const { file, path, isRemoved } = readFileValue(form, 'image');
  const chosen = useMemo(() => (file && !file.type.startsWith('video/') ? [file] : []), [file]);
  const [address] = useFileAddresses(chosen);
  if (address) return <img className={styles.image} src={address} alt="" height={previewHeight} />;
  if (file || !path || isRemoved) return null;
  return (
    <div className={styles.image}>
      <ProtectedImage path={path} alt="" height={previewHeight} />
    </div>
  );
}

/** Image and video of a post; both are optional. */
export function PostFiles({ form }: { form: FieldForm }) {
  return (
    <div className="halves">
      <div className="stack gap-2">
        <FilePicker
          form={form}
          field="image"
          label={m.admin_blogs_image()}
          placeholder={m.admin_blogs_image_choose()}
        />
        <ImageShown form={form} />
      </div>
      <FilePicker form={form} field="video" label={m.admin_blogs_video()} placeholder={m.admin_blogs_video_choose()} />
    </div>
  );
}
