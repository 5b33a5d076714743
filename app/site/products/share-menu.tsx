import type { ReactNode } from 'react';
import { CopyLink } from '#app/site/components/copy-link.tsx';
import { shareOnWhatsapp } from '#app/site/components/whatsapp-address.ts';
import { Icon } from '#app/ui/icon.tsx';
import { m } from '#messages';
import styles from './share-menu.module.css';

/** The ways to share a page by its full address, and to print it; `children`: further ways, before them. */
export function ShareMenu({ title, address, children }: { title: string; address: string; children?: ReactNode }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <details className={`${styles.share} no-print`} data-over>
      <summary className="unmarked">
        <Icon name="share" size={18} />
        {m.blog_share()}
      </summary>
      <div>
        {children}
        <a href={shareOnWhatsapp(title, address)} rel="noopener" data-visit="share">
          <Icon name="chat" size={18} />
          {m.product_share_whatsapp()}
        </a>
        <CopyLink address={address} className="needs-script" />
        <a href={mail} data-visit="share">
          <Icon name="mail" size={18} />
          {m.blog_share_email()}
        </a>
        <button type="button" className="needs-script" data-island="print">
          <Icon name="file" size={18} />
          {m.datasheet_print()}
        </button>
      </div>
    </details>
  );
}
