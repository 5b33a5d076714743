import type { Failure } from '#app/components/back-office/failure.ts';
import { RecordDialog } from '#app/components/back-office/record/record-dialog.tsx';
import type { Sending } from '#app/components/back-office/record/use-record-changes.ts';
import { useRecordForm } from '#app/components/back-office/record/use-record-form.ts';
import { m } from '#messages';
import type { BlogPost } from '#shared/blog.ts';
import { fromTimeInAmman } from '#shared/time-in-amman.ts';
import { PostFiles } from './post-files.tsx';
import { postFaults } from './post-rules.ts';
import { PostSearchTexts } from './post-search-texts.tsx';
import { PostStatus } from './post-status.tsx';
import { PostTags } from './post-tags.tsx';
import { PostTexts } from './post-texts.tsx';
import { emptyPost, type PostValues, valuesOfPost } from './post-values.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

type PostDialogProps = {
  /** The edited post; undefined for a new one. */
  post: BlogPost | undefined;
  failure: Failure | undefined;
  /** Rejects when nothing was saved. */
  onSave: (values: PostValues, sending: Sending) => Promise<void>;
  onClose: () => void;
};

/** Creates or edits a post; with field errors nothing is sent. */
export function PostDialog({ post, failure, onSave, onClose }: PostDialogProps) {
  const { share, upload } = useUpload();
  const control = useRecordForm<PostValues>({
    initialValues: post ? valuesOfPost(post) : emptyPost(),
    valuesOf: (stored) => valuesOfPost(stored as BlogPost),
    asRecord: (values) => ({ ...values, publishAt: fromTimeInAmman(values.publishAt) }),
    faultsOf: postFaults,
    onSave: (values) =>
      values.image || values.video ? upload((sending) => onSave(values, sending)) : onSave(values, {}),
    onSaved: onClose,
  });
  const { form } = control;
  return (
    <RecordDialog
      title={post ? m.admin_blogs_edit() : m.admin_blogs_create()}
      isNew={!post}
      control={control}
      failure={failure}
      actions={share !== undefined && <UploadProgress share={share} />}
      onClose={onClose}
    >
      <PostTexts form={form} />
      <PostStatus form={form} />
      <PostTags form={form} />
      <PostFiles form={form} post={post} />
      <PostSearchTexts form={form} post={post} />
    </RecordDialog>
  );
}
