import { Fragment, type ReactNode } from 'react';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { PictureView } from '#app/ui/picture.tsx';
import type { Picture } from '#shared/content/picture.ts';
import type { Language } from '#shared/language.ts';
import { cutBeginning } from '#shared/typography/cut-beginning.ts';
import styles from './card.module.css';
import { SiteLink } from './site-link.tsx';

type CardGridProps = { isCompact?: boolean; children: ReactNode };

/** A grid of cards: one column on phones, two from 600 px, three from 900 px. `isCompact`: on phones closer together. */
export function CardGrid({ isCompact = false, children }: CardGridProps) {
  return <ul className={`grid-3 ${styles.grid} ${isCompact ? styles.close : ''}`}>{children}</ul>;
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
  /** On phones a row: a small picture beside the title, without the text; a logo keeps it. */
  isCompact?: boolean;
  fit?: 'cover' | 'contain' | 'logo';
  children?: ReactNode;
};

const widerSizes = '(min-width: 1200px) 384px, (min-width: 900px) 31vw, (min-width: 600px) 46vw';
/** Characters of a text, about three lines; cut here, not by its style, so that wider letters hide nothing. */
const shownText = 140;

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
  isCompact = false,
  fit = 'cover',
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={`panel ${styles.card} ${isCompact ? styles.compact : ''}`}>
      <PictureView
        picture={picture}
        className={fit === 'logo' ? `${styles.picture} ${styles.plate}` : styles.picture}
        sizes={`${widerSizes}, ${isCompact ? '120px' : '92vw'}`}
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
          <SiteLink to={to} className="covering">
            {title}
          </SiteLink>
        </Heading>
        {text && (
          <p className={styles.text} {...foreignText(languages.text)}>
            {cutBeginning(text, shownText)}
          </p>
        )}
        {figures.length > 0 && (
          <p className={`wrap gap-2 ${styles.figures}`}>
            {figures.map((figure) => (
              <Fragment key={figure}>
                <span>{figure}</span>{' '}
              </Fragment>
            ))}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
