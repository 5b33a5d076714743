import { Icon } from '#app/components/icon.tsx';
import { Isolate } from '#app/components/isolate.tsx';
import { PictureView } from '#app/components/picture.tsx';
import { m } from '#messages';
import type { Picture } from '#shared/picture.ts';
import styles from './certificate-card.module.css';

type CertificateCardProps = {
  name: string;
  issuer: string;
  scope: string;
  number: string;
  from: string;
  until: string;
  isValid: boolean;
  picture: Picture | undefined;
  file: string;
};

/** A certificate with its issuer, number, validity and the document itself. */
export function CertificateCard(certificate: CertificateCardProps) {
  const { name, issuer, scope, number, from, until, isValid, picture, file } = certificate;
  return (
    <li className={styles.card}>
      <PictureView picture={picture} className={styles.picture} sizes="(min-width: 600px) 180px, 40vw" fit="contain" />
      <div className={styles.text}>
        <p className={styles.state} data-ended={!isValid || undefined}>
          {isValid ? m.certificate_valid() : m.certificate_ended()}
        </p>
        <h2>{name}</h2>
        <p className="muted">{scope}</p>
        <dl className={styles.facts}>
          <dt>{m.certificate_issuer()}</dt>
          <dd>{issuer}</dd>
          <dt>{m.certificate_number()}</dt>
          <dd>
            <Isolate>{number}</Isolate>
          </dd>
          <dt>{m.certificate_validity()}</dt>
          <dd>{m.certificate_from_until({ from, until })}</dd>
        </dl>
        <a href={file} download className={styles.download} aria-label={`${m.certificate_download()}: ${name}`}>
          <Icon name="download" size={18} />
          {m.certificate_download()}
        </a>
      </div>
    </li>
  );
}
