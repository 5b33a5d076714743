import { keptPart } from '#app/site/components/kept-part.tsx';
import { SiteLink } from '#app/site/components/site-link.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { formatDate } from '#app/ui/i18n/format.ts';
import { localPath } from '#app/ui/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Isolate } from '#app/ui/isolate.tsx';
import { m } from '#messages';
import { languagesOf, localise } from '#shared/content.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';
import { certificate as kind } from '#shared/kinds/certificate.ts';
import { placeOf } from '#shared/kinds/kinds.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { Language } from '#shared/language.ts';
import { mediaAddress } from '#shared/picture.ts';
import styles from './product-certificates.module.css';

/** The certificates of a product as its page shows them. */
export function shownCertificates(certificates: readonly Certificate[], language: Language) {
  return certificates.map((certificate) => {
    const { _id, name, issuer, number, proves, validFrom, validUntil, file } = localise(certificate, language);
    return {
      place: placeOf(kind, { _id }),
      languages: languagesOf(certificate, language, ['name', 'issuer']),
      name,
      issuer,
      number,
      proves,
      validFrom,
      validUntil,
      until: formatDate(validUntil, language),
      file: file && mediaAddress(file),
    };
  });
}

export type ShownCertificate = ReturnType<typeof shownCertificates>[number];

/** The declaration on food contact of a product that is for food; undefined for others, and where it has none. */
export function foodContactOf({ attributes }: Pick<Product, 'attributes'>, certificates: readonly ShownCertificate[]) {
  if (!attributes?.foodContact && attributes?.use !== 'food') return undefined;
  const declaration = certificates.find(({ proves }) => proves === 'foodContact');
  return declaration && { place: declaration.place, file: declaration.file };
}

type FoodContact = NonNullable<ReturnType<typeof foodContactOf>>;

/** One click from the first screen to the declaration: the document itself where there is one. */
function FoodContactLink({ place, file, at }: FoodContact & { at: 'underName' | 'besideFigures' }) {
  return (
    <div className={styles[at]}>
      <a href={file || localPath(place)} className={styles.foodContact} {...(file && { type: 'application/pdf' })}>
        <Icon name="file" size={18} />
        {file ? m.product_food_contact() : m.trade_food_contact()}
      </a>
    </div>
  );
}
export const KeptFoodContactLink = keptPart('food-contact', FoodContactLink);

function CertificateEntry({ place, languages, name, issuer, number, until, file }: ShownCertificate) {
  return (
    <li>
      <SiteLink to={place} className={styles.name} {...foreignText(languages.name)}>
        {name}
      </SiteLink>
      <span className={styles.facts}>
        {number && <Isolate>{number}</Isolate>}
        <bdi {...foreignText(languages.issuer)}>{issuer}</bdi>
        <span>{m.certificate_until({ date: until })}</span>
      </span>
      {file && (
        <a href={file} type="application/pdf" className={styles.file} aria-label={`${m.certificate_open()}: ${name}`}>
          <Icon name="download" size={16} />
          {m.certificate_open()}
        </a>
      )}
    </li>
  );
}

/** What is proved of a product, and by whom. */
function ProductCertificates({ certificates }: { certificates: readonly ShownCertificate[] }) {
  return (
    <div className={styles.certificates}>
      <h2>{m.product_certificates()}</h2>
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <CertificateEntry key={certificate.place} {...certificate} />
        ))}
      </ul>
    </div>
  );
}
export const KeptProductCertificates = keptPart('product-certificates', ProductCertificates);
