import { SiteLink } from '#app/site/components/site-link.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { findLanguages, localise } from '#shared/content/content.ts';
import { mediaAddress } from '#shared/content/picture.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';
import { certificate as kind } from '#shared/kinds/certificate.ts';
import { coverText, documentKindText, judgeCover } from '#shared/kinds/document-cover.ts';
import { recordPath } from '#shared/kinds/kinds.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import styles from './product-certificates.module.css';

/** The certificates of a product as its page shows them. */
export function shownCertificates(
  certificates: readonly Certificate[],
  { attributes }: Pick<Product, 'attributes'>,
  { language, say }: Saying,
) {
  return certificates.map((certificate) => {
    const { _id, name, issuer, number, proves, validFrom, validUntil, file } = localise(certificate, language);
    const { documentKind } = certificate;
    const cover = judgeCover(certificate, attributes);
    return {
      place: recordPath(kind, { _id }),
      languages: findLanguages(certificate, language, ['name', 'issuer']),
      name,
      issuer,
      number,
      proves,
      documentKind,
      kindWord: documentKindText(certificate, say),
      cover,
      coverLine: coverText(cover, { language, say }),
      validFrom,
      validUntil,
      until: formatDate(validUntil, language),
      file: file && mediaAddress(file),
    };
  });
}

export type ShownCertificate = ReturnType<typeof shownCertificates>[number];

/** Which document is shown first of several: what the maker answers for, then what was tested. */
const rank = { declaration: 0, certificate: 1, testReport: 2, unstated: 3 } as const;

/** The document on food contact that covers a product for food; undefined for others, and where none does. */
export function findFoodContact(
  { attributes }: Pick<Product, 'attributes'>,
  certificates: readonly ShownCertificate[],
) {
  if (!attributes?.foodContact && attributes?.use !== 'food') return undefined;
  const [first] = certificates
    .filter(({ proves, cover }) => proves === 'foodContact' && cover?.covers !== false)
    .toSorted((a, b) => rank[a.documentKind] - rank[b.documentKind]);
  return first && { place: first.place, file: first.file, documentKind: first.documentKind };
}

type FoodContact = NonNullable<ReturnType<typeof findFoodContact>>;

const foodWords = {
  unstated: m.product_food_contact,
  declaration: m.product_food_contact,
  testReport: m.product_food_report,
  certificate: m.product_food_certificate,
} as const;

/** One click from the first screen to the document, which the link calls what it is: itself where there is a file. */
export function FoodContactLink({ place, file, documentKind }: FoodContact) {
  return (
    <a href={file || localPath(place)} {...(file && { type: 'application/pdf' })}>
      {foodWords[documentKind]()}
    </a>
  );
}

function CertificateEntry(shown: ShownCertificate) {
  const { place, languages, name, issuer, number, kindWord, until, file, cover, coverLine } = shown;
  return (
    <li>
      <SiteLink to={place} className={styles.name} {...foreignText(languages.name)}>
        {name}
      </SiteLink>
      <span className={`${styles.facts} no-print`}>
        {kindWord && <span>{kindWord}</span>}
        {number && <Isolate>{number}</Isolate>}
        <bdi {...foreignText(languages.issuer)}>{issuer}</bdi>
        <span>{m.certificate_until({ date: until })}</span>
      </span>
      {coverLine && <span className={cover?.covers ? styles.covers : styles.coversNot}>{coverLine}</span>}
      {file && (
        <a
          href={file}
          type="application/pdf"
          className={`${styles.file} no-print`}
          aria-label={`${m.certificate_open()}: ${name}`}
        >
          <Icon name="download" size={16} />
          {m.certificate_open()}
        </a>
      )}
    </li>
  );
}

/** What is proved of a product, and by whom. */
export function ProductCertificates({ certificates }: { certificates: readonly ShownCertificate[] }) {
  return (
    <div>
      <h2>{m.product_certificates()}</h2>
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <CertificateEntry key={certificate.place} {...certificate} />
        ))}
      </ul>
    </div>
  );
}
