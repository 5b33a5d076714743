import { PictureView } from '#app/components/picture.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { m } from '#messages';
import type { Picture } from '#shared/picture.ts';
import styles from './home-hero.module.css';

type HomeHeroProps = { promise: string; text: string; picture: Picture | undefined };

/** One promise and two actions beside a close look at the weave. */
export function HomeHero({ promise, text, picture }: HomeHeroProps) {
  return (
    <div className={styles.hero}>
      <PictureView picture={picture} sizes="(min-width: 900px) 60vw, 90vw" isFirst className={styles.picture} />
      <div className={`container ${styles.text}`}>
        <h1>{promise}</h1>
        <p>{text}</p>
        <div className={styles.actions}>
          <SiteLink to="/products" className="button">
            {m.home_see_products()}
          </SiteLink>
          <SiteLink to="/contact-us" className="button quiet">
            {m.home_ask_quote()}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
