import { pageContext } from '#app/bridge/context.ts';
import { EmptyState } from '#app/site/components/empty-state.tsx';
import { PageHeading } from '#app/site/components/page-heading.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { makeSaying } from '#app/site/server/trade-saying.ts';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Isolate } from '#app/ui/isolate.tsx';
import { PictureView } from '#app/ui/picture.tsx';
import { m } from '#messages';
import { findLanguages, localise } from '#shared/content/content.ts';
import { mediaAddress } from '#shared/content/picture.ts';
import { documentKindText } from '#shared/kinds/document-cover.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import type { Route } from './+types/certificate-list';
import cardStyles from './certificate-card.module.css';
import styles from './certificate-list.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { items } = await services.kinds.certificate.list();
  const paths = items.map(({ image }) => image);
  const pictures = await services.media.pictures(paths, language);
  const today = dayInAmman(new Date());
  const certificates = items.map((certificate) => {
    const { _id, name, issuer, scope, number, validFrom, validUntil, image, file } = localise(certificate, language);
    return {
      _id,
      languages: findLanguages(certificate, language, ['name', 'issuer', 'scope']),
      name,
      issuer,
      scope,
      number,
      kind: documentKindText(certificate, makeSaying(language).say),
      from: formatDate(validFrom, language),
      until: formatDate(validUntil, language),
      isValid: validUntil >= today,
      picture: pictures[image],
      file: file && mediaAddress(file),
    };
  });
  return { certificates };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches });
}

type Certificate = Route.ComponentProps['loaderData']['certificates'][number];

/** A certificate with its issuer, number, validity and the document itself. */
function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { _id, languages, name, issuer, scope, number, kind, from, until, isValid, picture, file } = certificate;
  return (
    <li id={`certificate-${_id}`} className={cardStyles.card}>
      <PictureView
        picture={picture}
        className={cardStyles.picture}
        sizes="(min-width: 600px) 180px, 40vw"
        fit="contain"
      />
      <div className={cardStyles.text}>
        <p className={cardStyles.state} data-ended={!isValid || undefined}>
          {isValid ? m.certificate_valid() : m.certificate_ended()}
        </p>
        <h2 {...foreignText(languages.name)}>{name}</h2>
        <p className="muted" {...foreignText(languages.scope)}>
          {scope}
        </p>
        <dl className={cardStyles.facts}>
          <dt>{m.certificate_issuer()}</dt>
          <dd {...foreignText(languages.issuer)}>{issuer}</dd>
          {kind && <dt>{m.certificate_document()}</dt>}
          {kind && <dd>{kind}</dd>}
          <dt>{m.certificate_number()}</dt>
          <dd>
            <Isolate>{number}</Isolate>
          </dd>
          <dt>{m.certificate_validity()}</dt>
          <dd>{m.certificate_from_until({ from, until })}</dd>
        </dl>
        {file && (
          <a href={file} download className={cardStyles.download} aria-label={`${m.certificate_download()}: ${name}`}>
            <Icon name="download" size={18} />
            {m.certificate_download()}
          </a>
        )}
      </div>
    </li>
  );
}

export default function CertificateListPage({ loaderData: { certificates } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={m.certificates_title()} lead={m.certificates_lead()} />
      <div className="container">
        {certificates.length === 0 && <EmptyState title={m.certificates_empty()} />}
        <ul className={styles.grid}>
          {certificates.map((certificate) => (
            <CertificateCard key={certificate._id} certificate={certificate} />
          ))}
        </ul>
      </div>
    </>
  );
}
