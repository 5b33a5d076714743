import { CopyLink } from '#app/site/components/copy-link.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { shareOnWhatsapp } from '#app/site/components/whatsapp-address.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { m } from '#messages';
import type { TextIn } from '#shared/content/content.ts';
import styles from './post-aside.module.css';
import shareStyles from './post-share.module.css';

/** A tag with its English value for addresses. */
export type PostTag = TextIn & { value: string };

type PostAsideProps = {
  title: string;
  /** The full address of the post. */
  address: string;
  /** Its full short address for copying; undefined when it has none. */
  shortLink: string | undefined;
  tags: PostTag[];
};

/** Shares a post by WhatsApp, mail or its address; the first two are plain links. */
function PostShare({ title, address, shortLink = address }: Omit<PostAsideProps, 'tags'>) {
  const links: { icon: IconName; label: string; to: string }[] = [
    {
      icon: 'chat',
      label: m.blog_share_whatsapp(),
      to: shareOnWhatsapp(title, address),
    },
    {
      icon: 'mail',
      label: m.blog_share_email(),
      to: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
    },
  ];
  return (
    <ul className={shareStyles.share}>
      {links.map(({ icon, label, to }) => (
        <li key={to}>
          <a href={to} rel="noopener" data-visit="share">
            <Icon name={icon} size={18} />
            {label}
          </a>
        </li>
      ))}
      <li className="needs-script">
        <CopyLink address={shortLink} />
      </li>
    </ul>
  );
}

/** The sidebar of a post: tags and share links. */
export function PostAside({ title, address, shortLink, tags }: PostAsideProps) {
  return (
    <aside className={`${styles.aside} no-print`} aria-label={m.blog_about()}>
      {tags.length > 0 && (
        <div>
          <h2 className={styles.title}>{m.blog_tags()}</h2>
          <ul className={styles.tags}>
            {tags.map(({ value, text, language }) => (
              <li key={value}>
                <SiteLink to={`/blog?category=${encodeURIComponent(value)}`} {...foreignText(language)}>
                  {text}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h2 className={styles.title}>{m.blog_share()}</h2>
        <PostShare title={title} address={address} shortLink={shortLink} />
      </div>
    </aside>
  );
}
