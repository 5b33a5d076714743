import { useMatches } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import styles from './share-page.module.css';

/** The full short address of the page, as the loader of a page gives it that somebody would pass on. */
function useShortLink(): string | undefined {
  return (useMatches().at(-1)?.loaderData as { shortLink?: string } | undefined)?.shortLink;
}

/** Shares the page's short address: a plain link, and with scripts the share sheet or a copy (`islands/share.ts`). */
export function SharePage() {
  const address = useShortLink();
  if (!address) return null;
  return (
    <p
      className={`container row row-links gap-3 ${styles.share} no-print`}
      data-island="share"
      data-question={m.blog_share_copy()}
      data-copied={m.blog_share_copied()}
    >
      <a href={address} rel="nofollow" data-visit="share">
        <Icon name="share" size={18} />
        {m.share_page()}
      </a>
      <span role="status" />
    </p>
  );
}
