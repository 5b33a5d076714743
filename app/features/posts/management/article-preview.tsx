import { Skeleton } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { failureMessage, readApi } from '#app/components/back-office/api-client.ts';
import { textProps } from '#app/components/back-office/both-languages.tsx';
import { ErrorLine } from '#app/components/back-office/error-line.tsx';
import { loadImageIfPossible, releaseImages } from '#app/components/back-office/image-source.ts';
import { m } from '#messages';
import { previewAnswer } from '#shared/answers/content-answers.ts';
import type { Language } from '#shared/language.ts';
import { mediaAddress } from '#shared/picture.ts';
import { PostBody } from '../post-body.tsx';
import styles from './article-preview.module.css';

type ArticlePreviewProps = { content: string; language: Language };
type Rendering = { status: 'loading' } | { status: 'ready'; html: string } | { status: 'failed'; message: string };

/** The server's rendering; repeated when the text changes. */
function useRendering({ content, language }: ArticlePreviewProps) {
  const [rendering, setRendering] = useState<Rendering>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry requests again although the text is the same
  useEffect(() => {
    const controller = new AbortController();
    setRendering({ status: 'loading' });
    readApi(`/blogs/preview?lng=${language}`, previewAnswer, {
      method: 'POST',
      body: { content },
      signal: controller.signal,
    }).then(
      ({ html }) => setRendering({ status: 'ready', html }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setRendering({ status: 'failed', message: failureMessage(error, m.markdown_preview_failed()) });
      },
    );
    return () => controller.abort();
  }, [content, language, tries]);
  return { rendering, retry: () => setTries(tries + 1) };
}

/** An article rendered by the server; staff-only pictures are loaded with the token. */
function ArticleForStaff({ html }: { html: string }) {
  const article = useRef<HTMLDivElement>(null);
  const prepared = useMemo(() => forStaff(html), [html]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other images
  useEffect(() => {
    let isGone = false;
    const addresses: string[] = [];
    for (const { image, path } of imagesForStaff(article.current)) {
      void loadImageIfPossible(path).then((address) => {
        addresses.push(address);
        if (isGone) releaseImages([address]);
        else if (address) image.src = address;
      });
    }
    return () => {
      isGone = true;
      releaseImages(addresses);
    };
  }, [prepared]);
  return (
    <div ref={article}>
      <PostBody html={prepared} />
    </div>
  );
}

/** A Markdown preview, rendered by the server as on the post's page. */
export function ArticlePreview({ content, language }: ArticlePreviewProps) {
  const { rendering, retry } = useRendering({ content, language });
  if (rendering.status === 'failed') return <ErrorLine message={rendering.message} onRetry={retry} />;
  if (rendering.status === 'loading') {
    return (
      <div role="status" aria-label={m.admin_loading()} className={styles.loading}>
        {[100, 92, 97, 60].map((width) => (
          <Skeleton key={width} height={14} width={`${width}%`} />
        ))}
      </div>
    );
  }
  if (!rendering.html) return <p className={styles.empty}>{m.markdown_preview_empty()}</p>;
  return (
    <div {...textProps(language)}>
      <ArticleForStaff html={rendering.html} />
    </div>
  );
}

/**
 * An article's HTML for staff: pictures are loaded with the token, since those of a draft are not public, and links are
 * disabled.
 */
function forStaff(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const source of body.querySelectorAll('source')) source.remove();
  for (const image of body.querySelectorAll('img')) {
    image.dataset.path = (image.getAttribute('src') ?? '').slice(mediaAddress('').length);
    for (const name of ['src', 'srcset', 'sizes']) image.removeAttribute(name);
  }
  for (const link of body.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return body.innerHTML;
}

/** The images of such an article, with their storage paths. */
function imagesForStaff(article: HTMLElement | null): { image: HTMLImageElement; path: string }[] {
  const images = article?.querySelectorAll<HTMLImageElement>('img[data-path]') ?? [];
  return [...images].map((image) => ({ image, path: image.dataset.path ?? '' }));
}
