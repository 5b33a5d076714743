import { useState } from 'react';
import { Icon, type IconName } from '#app/components/icon.tsx';
import { m } from '#messages';
import styles from './post-share.module.css';

/** Copies the address, or shows it to be copied by hand where the browser refuses. */
async function copy(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    // Pages that are not served over HTTPS have no clipboard.
    window.prompt(m.blog_share_copy(), address);
    return false;
  }
}

function CopyButton({ address }: { address: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <button type="button" className={styles.copy} onClick={async () => setIsCopied(await copy(address))}>
        <Icon name={isCopied ? 'check' : 'link'} size={18} />
        {isCopied ? m.blog_share_copied() : m.blog_share_copy()}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && m.blog_share_copied()}
      </span>
    </>
  );
}

type PostShareProps = {
  title: string;
  /** The full address of the post. */
  address: string;
};

/** Passes a post on by WhatsApp, mail or its address; the first two are plain links. */
export function PostShare({ title, address }: PostShareProps) {
  const links: { icon: IconName; label: string; to: string }[] = [
    {
      icon: 'chat',
      label: m.blog_share_whatsapp(),
      to: `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
    },
    {
      icon: 'mail',
      label: m.blog_share_email(),
      to: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
    },
  ];
  return (
    <ul className={styles.share}>
      {links.map(({ icon, label, to }) => (
        <li key={to}>
          <a href={to} rel="noopener">
            <Icon name={icon} size={18} />
            {label}
          </a>
        </li>
      ))}
      <li className={styles.needsScript}>
        <CopyButton address={address} />
      </li>
    </ul>
  );
}
