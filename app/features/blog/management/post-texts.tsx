import { BilingualText } from '#app/components/back-office/record/bilingual-text.tsx';
import { m } from '#messages';
import { BilingualMarkdown } from './bilingual-markdown.tsx';
import type { PostForm } from './post-form.ts';

// The specification's.
const summaryRows = 2;
const contentRows = 6;

/** Title, summary and content of a post in both languages. */
export function PostTexts({ form }: { form: PostForm }) {
  return (
    <>
      <BilingualText form={form} path="title" label={m.admin_blogs_title()} isRequired isFirst />
      <BilingualText form={form} path="summary" label={m.admin_blogs_summary()} rows={summaryRows} isRequired />
      <BilingualMarkdown form={form} path="content" label={m.admin_blogs_content()} rows={contentRows} />
    </>
  );
}
