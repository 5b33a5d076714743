import { Button, FileInput } from '@mantine/core';
import { useMemo } from 'react';
import { CommandIcon } from '#app/components/back-office/command-icon.tsx';
import { ProtectedImage } from '#app/components/back-office/protected-image.tsx';
import { useFileAddresses } from '#app/components/back-office/use-file-addresses.ts';
import { m } from '#messages';
import type { Post } from '#shared/kinds/post.ts';
import styles from './post-files.module.css';
import type { PostForm } from './post-form.ts';

const previewHeight = 120;

type PickerProps = {
  form: PostForm;
  field: 'image' | 'video';
  removal: 'removeImage' | 'removeVideo';
  label: string;
  placeholder: string;
  /** Whether a file is stored. */
  isStored: boolean;
};

/** Chooses a file and shows its name; a stored one can be removed. */
function FilePicker({ form, field, removal, label, placeholder, isStored }: PickerProps) {
  const { [field]: file, [removal]: isRemoved } = form.values;

  function choose(chosen: File | null): void {
    form.setFieldValue(field, chosen);
    form.clearFieldError(field);
    if (chosen) form.setFieldValue(removal, false);
  }

  return (
    <div className={styles.picker}>
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
      {isStored && !file && (
        <p className={styles.stored}>
          {isRemoved ? m.admin_blogs_file_goes() : m.admin_blogs_file_stays()}
          <Button
            variant="subtle"
            size="compact-sm"
            {...(!isRemoved && { leftSection: <CommandIcon name="trash" size={16} /> })}
            aria-label={`${isRemoved ? m.admin_blogs_file_keep() : m.admin_blogs_file_remove()}: ${label}`}
            onClick={() => form.setFieldValue(removal, !isRemoved)}
          >
            {isRemoved ? m.admin_blogs_file_keep() : m.admin_blogs_file_remove()}
          </Button>
        </p>
      )}
    </div>
  );
}

function ImageShown({ form, stored }: { form: PostForm; stored: string | null }) {
  const { image, removeImage } = form.values;
  const chosen = useMemo(() => (image?.type.startsWith('image/') ? [image] : []), [image]);
  const [address] = useFileAddresses(chosen);
  if (address) return <img className={styles.image} src={address} alt="" height={previewHeight} />;
  if (image || !stored || removeImage) return null;
  return (
    <div className={styles.image}>
      <ProtectedImage path={stored} alt="" height={previewHeight} />
    </div>
  );
}

/** Image and video of a post; both are optional. */
export function PostFiles({ form, post }: { form: PostForm; post: Post | undefined }) {
  return (
    <div className={styles.files}>
      <div className={styles.picker}>
        <FilePicker
          form={form}
          field="image"
          removal="removeImage"
          label={m.admin_blogs_image()}
          placeholder={m.admin_blogs_image_choose()}
          isStored={Boolean(post?.image)}
        />
        <ImageShown form={form} stored={post?.image ?? null} />
      </div>
      <FilePicker
        form={form}
        field="video"
        removal="removeVideo"
        label={m.admin_blogs_video()}
        placeholder={m.admin_blogs_video_choose()}
        isStored={Boolean(post?.video)}
      />
    </div>
  );
}
