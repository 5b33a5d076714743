import { RecordSearchTexts } from '#app/components/back-office/record/record-search-texts.tsx';
import type { BlogPost } from '#shared/blog.ts';
import type { PostForm } from './post-form.ts';

/** What search engines show of a post's page: its title and summary unless something else is written. */
export function PostSearchTexts({ form, post }: { form: PostForm; post: BlogPost | undefined }) {
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
