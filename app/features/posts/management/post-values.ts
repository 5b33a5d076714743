import type { Post } from '#shared/kinds/post.ts';
import type { PublicationStatus } from '#shared/kinds/publication.ts';
import { noSearchTexts, type SearchTexts, searchTextsIn } from '#shared/search-texts.ts';
import { fromTimeInAmman, toTimeInAmman } from '#shared/time-in-amman.ts';

type Texts = SearchTexts & { title: string; summary: string; content: string; tags: string[] };

/** The form's values, named as in the API, so that server errors find their fields. */
export type PostValues = Texts & {
  status: PublicationStatus;
  /** Wall-clock time in Amman, `2026-11-21T14:30`; '' when unscheduled. */
  publishAt: string;
  translations: { ar: Texts };
  image: File | null;
  video: File | null;
  /** Whether the stored file is removed without a replacement. */
  removeImage: boolean;
  removeVideo: boolean;
};

const noFiles = { image: null, video: null, removeImage: false, removeVideo: false };
const noTexts = { title: '', summary: '', content: '', ...noSearchTexts };

/** The form values of a new post, a draft as specified. */
export function emptyPost(): PostValues {
  return {
    ...noTexts,
    ...noFiles,
    tags: [],
    status: 'draft',
    publishAt: '',
    translations: { ar: { ...noTexts, tags: [] } },
  };
}

/** The form values of an existing post. */
export function valuesOfPost(post: Post): PostValues {
  const { title, summary, content, tags, status, publishAt, translations } = post;
  const { ar } = translations;
  return {
    ...{ title, summary, content, tags, status },
    ...searchTextsIn(post),
    ...noFiles,
    publishAt: toTimeInAmman(publishAt),
    translations: {
      ar: {
        title: ar.title ?? '',
        summary: ar.summary ?? '',
        content: ar.content ?? '',
        ...searchTextsIn(ar),
        tags: tags.map((_, place) => ar.tags?.[place] ?? ''),
      },
    },
  };
}

/** The multipart body of POST and PUT (specification, "Blog send"): files only if chosen. */
export function postForm(values: PostValues): FormData {
  const { title, summary, content, tags, status, translations, image, video } = values;
  const publishAt = fromTimeInAmman(values.publishAt);
  const form = new FormData();
  const texts = { title, summary, content, status, publishAt, ...searchTextsIn(values) };
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  form.set('tags', JSON.stringify(tags));
  form.set('translations', JSON.stringify(translations));
  if (image) form.set('image', image);
  if (video) form.set('video', video);
  if (values.removeImage) form.set('removeImage', 'true');
  if (values.removeVideo) form.set('removeVideo', 'true');
  return form;
}
