import { EmptyState } from '#app/components/empty-state.tsx';
import { PageHeading } from '#app/components/page-heading.tsx';
import { pageContext } from '#app/context.ts';
import { CertificateCard } from '#app/features/certificates/certificate-card.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { pageMeta } from '#app/page-meta.ts';
import { m } from '#messages';
import { localise } from '#shared/content.ts';
import { dayInAmman } from '#shared/day-in-amman.ts';
import { mediaAddress } from '#shared/picture.ts';
import type { Route } from './+types/certificate-list';
import styles from './certificate-list.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { items } = await services.kinds.certificate.list();
  const pictures = await services.media.pictures(
    items.map((certificate) => certificate.image),
    language,
  );
  const today = dayInAmman(new Date());
  const certificates = items.map((certificate) => {
    const { _id, name, issuer, scope, number, validFrom, validUntil, image, file } = localise(certificate, language);
    return {
      _id,
      name,
      issuer,
      scope,
      number,
      from: formatDate(validFrom, language),
      until: formatDate(validUntil, language),
      isValid: validUntil >= today,
      picture: pictures[image],
      file: mediaAddress(file),
    };
  });
  return { certificates };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: m.certificates_title(), description: m.certificates_lead(), matches });
}

export default function CertificateListPage({ loaderData: { certificates } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={m.certificates_title()} lead={m.certificates_lead()} />
      <div className="container">
        {certificates.length === 0 && <EmptyState title={m.certificates_empty()} />}
        <ul className={styles.grid}>
          {certificates.map(({ _id, ...certificate }) => (
            <CertificateCard key={_id} {...certificate} />
          ))}
        </ul>
      </div>
    </>
  );
}
