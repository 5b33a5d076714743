import { CopyLink } from '#app/components/copy-link.tsx';
import { Icon, type IconName } from '#app/components/icon.tsx';
import { m } from '#messages';
import styles from './post-share.module.css';

type PostShareProps = {
  title: string;
  /** The full address of the post. */
  address: string;
  /** Its full short address for copying; undefined when it has none. */
  shortLink: string | undefined;
};

/** Shares a post by WhatsApp, mail or its address; the first two are plain links. */
export function PostShare({ title, address, shortLink = address }: PostShareProps) {
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
          <a href={to} rel="noopener" data-visit="share">
            <Icon name={icon} size={18} />
            {label}
          </a>
        </li>
      ))}
      <li className={styles.needsScript}>
        <CopyLink address={shortLink} />
      </li>
    </ul>
  );
}
