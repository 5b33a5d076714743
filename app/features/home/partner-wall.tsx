import { PictureView } from '#app/components/picture.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import type { Picture } from '#shared/picture.ts';
import styles from './partner-wall.module.css';

type PartnerWallProps = { partners: { _id: string; name: string; picture: Picture | undefined }[] };

/** The partners' logos, each leading to its partner. */
export function PartnerWall({ partners }: PartnerWallProps) {
  return (
    <ul className={styles.wall}>
      {partners.map(({ _id, name, picture }) => (
        <li key={_id}>
          <SiteLink to={`/partners/${_id}`} className={styles.partner}>
            <PictureView picture={picture} sizes="(min-width: 900px) 180px, 45vw" upTo={720} alt={name} fit="contain" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
