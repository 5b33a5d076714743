import type { ReactNode } from 'react';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { PictureView } from '#app/ui/picture.tsx';
import type { Language } from '#shared/language.ts';
import type { Picture } from '#shared/picture.ts';
import styles from './card.module.css';
import { SiteLink } from './site-link.tsx';

/** A grid of cards: one column on phones, two from 600 px, three from 900 px. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

type CardProps = {
  to: string;
  title: string;
  picture?: Picture | undefined;
  /** A short line above the title, such as the industry. */
  kicker?: string | undefined;
  text?: string | undefined;
  /** Key figures, each short, in the language of the page. */
  figures?: readonly string[];
  /** Of these texts, where they are not in the language of the page. */
  languages?: { kicker?: Language; title?: Language; text?: Language };
  /** The heading level below the section's heading. */
  level?: 2 | 3;
  isFirst?: boolean;
  fit?: 'cover' | 'contain';
  children?: ReactNode;
};

/** A record in a grid; the whole card is one link named by its title. */
export function Card({
  to,
  title,
  picture,
  kicker,
  text,
  figures = [],
  languages = {},
  level = 2,
  isFirst = false,
  fit = 'cover',
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card}>
      <PictureView
        picture={picture}
        className={styles.picture}
        sizes="(min-width: 1200px) 384px, (min-width: 900px) 31vw, (min-width: 600px) 46vw, 92vw"
        upTo={1080}
        isFirst={isFirst}
        fit={fit}
      />
      <div className={styles.body}>
        {kicker && (
          <p className={styles.kicker} {...foreignText(languages.kicker)}>
            {kicker}
          </p>
        )}
        <Heading className={styles.title} {...foreignText(languages.title)}>
          <SiteLink to={to}>{title}</SiteLink>
        </Heading>
        {text && (
          <p className={styles.text} {...foreignText(languages.text)}>
            {text}
          </p>
        )}
        {figures.length > 0 && (
          <p className={styles.figures}>
            {figures.map((figure) => (
              <span key={figure}>{figure}</span>
            ))}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
