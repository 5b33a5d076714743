import { RecordSearchTexts } from '#app/components/back-office/record/record-search-texts.tsx';
import type { BlogPost } from '#shared/blog.ts';
import type { PostForm } from './post-form.ts';

/** The search-engine texts of a post; default: its title and summary. */
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
