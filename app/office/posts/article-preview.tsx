import { Skeleton } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { readApi } from '#app/office/components/api-client.ts';
import { ReadData } from '#app/office/components/await-data.tsx';
import { textProps } from '#app/office/components/both-languages.tsx';
import { loadImageIfPossible, releaseImages } from '#app/office/components/image-source.ts';
import { PostBody } from '#app/site/posts/post-body.tsx';
import { m } from '#messages';
import { mediaAddress } from '#shared/content/picture.ts';
import { previewAnswer } from '#shared/kinds/content-answers.ts';
import type { Language } from '#shared/language.ts';
import styles from './article-preview.module.css';

type ArticlePreviewProps = { content: string; language: Language };

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

/** A Markdown preview, rendered by the server as on the post's page; rendered again when the text changes. */
export function ArticlePreview({ content, language }: ArticlePreviewProps) {
  return (
    <ReadData
      key={`${language} ${content}`}
      read={() => readApi(`/blogs/preview?lng=${language}`, previewAnswer, { method: 'POST', body: { content } })}
      fallback={m.markdown_preview_failed()}
      loading={
        <div role="status" aria-label={m.admin_loading()} className={styles.loading}>
          {[100, 92, 97, 60].map((width) => (
            <Skeleton key={width} height={14} width={`${width}%`} />
          ))}
        </div>
      }
    >
      {({ html }) =>
        html ? (
          <div {...textProps(language)}>
            <ArticleForStaff html={html} />
          </div>
        ) : (
          <p className="muted">{m.markdown_preview_empty()}</p>
        )
      }
    </ReadData>
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
