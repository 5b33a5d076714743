import { type MouseEvent, useState } from 'react';
import { useMatches } from 'react-router';
import { Icon } from '#app/components/icon.tsx';
import { withImportTimeout } from '#app/components/import-timeout.ts';
import { m } from '#messages';
import styles from './share-page.module.css';

/** The full short address of the page, as its loader or, for a fixed page, the root's gives it. */
function useShortLink(): string | undefined {
  return useMatches()
    .map(({ loaderData }) => (loaderData as { shortLink?: string } | undefined)?.shortLink)
    .findLast(Boolean);
}

/** Shares the page's short address: a plain link, and with scripts the share sheet or a copy. */
export function SharePage() {
  const address = useShortLink();
  const [notice, setNotice] = useState('');
  if (!address) return null;
  async function share(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { shareOrCopy } = await withImportTimeout(import('./share-or-copy.ts'));
      setNotice(await shareOrCopy(href));
    } catch {
      setNotice(m.form_network_error());
    }
  }
  return (
    <p className={`container ${styles.share}`}>
      <a key={address} href={address} data-visit="share" onClick={share}>
        <Icon name="share" size={18} />
        {m.share_page()}
      </a>
      <span role="status">{notice}</span>
    </p>
  );
}
