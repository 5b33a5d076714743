import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#app/components/back-office/failure.ts';
import { BilingualText } from '#app/components/back-office/record/bilingual-text.tsx';
import { RecordDialog } from '#app/components/back-office/record/record-dialog.tsx';
import { RecordSearchTexts } from '#app/components/back-office/record/record-search-texts.tsx';
import { schemaErrors } from '#app/components/back-office/record/schema-errors.ts';
import type { Sending } from '#app/components/back-office/record/use-record-changes.ts';
import { useRecordForm } from '#app/components/back-office/record/use-record-form.ts';
import { sendWithProgress } from '#app/components/back-office/send-with-progress.ts';
import { m } from '#messages';
import { inputSchemaOf } from '#shared/kinds/input-schema.ts';
import type { Post } from '#shared/kinds/post.ts';
import { blogPost } from '#shared/kinds/post.ts';
import { limits } from '#shared/limits.ts';
import { fromTimeInAmman } from '#shared/time-in-amman.ts';
import { BilingualMarkdown } from './bilingual-markdown.tsx';
import { PostFiles } from './post-files.tsx';
import type { PostForm } from './post-form.ts';
import { PostStatus } from './post-status.tsx';
import { PostTags } from './post-tags.tsx';
import { emptyPost, type PostValues, postForm, valuesOfPost } from './post-values.ts';
import { UploadProgress } from './upload-progress.tsx';

const inputSchema = inputSchemaOf(blogPost);

// The specification's.
const summaryRows = 2;
const contentRows = 6;

/** Title, summary and content of a post in both languages. */
function PostTexts({ form }: { form: PostForm }) {
  return (
    <>
      <BilingualText form={form} path="title" label={m.admin_blogs_title()} isRequired isFirst />
      <BilingualText form={form} path="summary" label={m.admin_blogs_summary()} rows={summaryRows} isRequired />
      <BilingualMarkdown form={form} path="content" label={m.admin_blogs_content()} rows={contentRows} />
    </>
  );
}

const sentences = {
  blog_title_required: m.blog_title_required,
  blog_summary_required: m.blog_summary_required,
  blog_content_required: m.blog_content_required,
};

const megabytesOf = (bytes: number) => Math.round(bytes / 1024 ** 2);

/** The form's errors, one sentence per field, keyed as in the API. */
function postErrors(values: PostValues): Record<string, string> {
  const { image, video } = values;
  const faults = schemaErrors(inputSchema, { ...values, publishAt: fromTimeInAmman(values.publishAt) }, sentences);
  const tooLarge = (bytes: number) => m.file_too_large({ megabytes: megabytesOf(bytes) });
  if (image && image.size > limits.imageBytes) faults.image = tooLarge(limits.imageBytes);
  // Checked before hundreds of megabytes are sent.
  if (video && video.size > limits.videoBytes) faults.video = tooLarge(limits.videoBytes);
  return faults;
}

type Texts = PostValues | PostValues['translations']['ar'];

const withoutTags = (texts: Texts) => ({ ...texts, tags: [] });
const restOf = (values: PostValues) =>
  JSON.stringify({ ...withoutTags(values), translations: { ar: withoutTags(values.translations.ar) } });
const hasFile = ({ image, video }: PostValues) => Boolean(image ?? video);

/** The message after a change of only the tags: added or removed; undefined for other changes. */
function doneWords(post: Post, values: PostValues): string | undefined {
  if (hasFile(values) || restOf(values) !== restOf(valuesOfPost(post))) return undefined;
  const came = values.tags.some((tag) => !post.tags.includes(tag));
  const went = post.tags.some((tag) => !values.tags.includes(tag));
  if (came === went) return undefined;
  return came ? m.admin_blogs_tag_added() : m.admin_blogs_tag_removed();
}

type PostDialogProps = {
  /** The edited post; undefined for a new one. */
  record: object | undefined;
  failure: Failure | undefined;
  /** Rejects when nothing was saved. */
  onSave: (body: FormData, sending: Sending) => Promise<void>;
  onClose: () => void;
};

/** Creates or edits a post; with field errors nothing is sent. */
export function PostDialog({ record, failure, onSave, onClose }: PostDialogProps) {
  const post = record as Post | undefined;
  const { share, upload } = useUpload();
  const control = useRecordForm<PostValues>({
    initialValues: post ? valuesOfPost(post) : emptyPost(),
    valuesOf: (stored) => valuesOfPost(stored as Post),
    asRecord: (values) => ({ ...values, publishAt: fromTimeInAmman(values.publishAt) }),
    faultsOf: postErrors,
    onSave: (values) => {
      const done = post && doneWords(post, values);
      const save = (sending: Sending) => onSave(postForm(values), { ...sending, done });
      return hasFile(values) ? upload(save) : save({});
    },
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

/** The search-engine texts of a post; default: its title and summary. */
function PostSearchTexts({ form, post }: { form: PostForm; post: Post | undefined }) {
  const { title, summary, translations } = form.values;
  const { ar } = translations;
  return (
    <RecordSearchTexts
      form={form}
      page={`/blog/${post?._id ?? '…'}`}
      words={{
        en: { title, description: summary },
        ar: { title: ar.title || title, description: ar.summary || summary },
      }}
    />
  );
}

/** Uploads large files with progress; aborts on unmount. */
function useUpload() {
  const [share, setShare] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  /** Runs `work`, which sends its call with `sending`. @throws what `work` throws */
  async function upload(work: (sending: Sending) => Promise<void>): Promise<void> {
    controller.current = new AbortController();
    setShare(0);
    try {
      await work({ signal: controller.current.signal, sendBy: sendWithProgress(setShare) });
    } finally {
      setShare(undefined);
    }
  }
  return { share, upload };
}
