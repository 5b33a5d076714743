import { BilingualText } from '#app/office/components/record/bilingual-text.tsx';
import type { FieldForm } from '#app/office/components/record/use-field-form.ts';
import { m } from '#messages';
import { MarkdownField } from './markdown-field.tsx';
import { PostFiles } from './post-files.tsx';
import { PostStatus } from './post-status.tsx';
import { PostTags } from './post-tags.tsx';

// The specification's.
const summaryRows = 2;
const contentRows = 6;

/** The fields of a post. */
export function PostFields({ form }: { form: FieldForm }) {
  return (
    <>
      <BilingualText form={form} path="title" label={m.admin_blogs_title()} isRequired isFirst />
      <BilingualText form={form} path="summary" label={m.admin_blogs_summary()} rows={summaryRows} isRequired />
      <BilingualText
        form={form}
        path="content"
        label={m.admin_blogs_content()}
        isRequired
        draw={(half) => <MarkdownField {...half} rows={contentRows} />}
      />
      <PostStatus form={form} />
      <PostTags form={form} />
      <PostFiles form={form} />
    </>
  );
}
