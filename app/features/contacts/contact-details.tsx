import { EmailLink, Isolate, PhoneLink } from '#app/components/isolate.tsx';
import { m } from '#messages';
import type { Company } from '#shared/company.ts';
import styles from './contact-details.module.css';

export type ContactPlace = Pick<Company, 'phone' | 'fax' | 'email' | 'poBox' | 'address' | 'openingHours'>;

function OpeningHours({ openingHours }: Pick<ContactPlace, 'openingHours'>) {
  return (
    <>
      <h3>{m.contact_hours_title()}</h3>
      <dl className={styles.details}>
        {openingHours.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{m.contact_hours_note()}</p>
    </>
  );
}

/** Every way to reach the company besides the form, with opening hours. */
export function ContactDetails({ place }: { place: ContactPlace }) {
  return (
    <div className={styles.panel}>
      <h2>{m.contact_details_title()}</h2>
      <dl className={styles.details}>
        <div>
          <dt>{m.footer_phone()}</dt>
          <dd>
            <PhoneLink number={place.phone} />
          </dd>
        </div>
        <div>
          <dt>{m.footer_fax()}</dt>
          <dd>
            <Isolate>{place.fax}</Isolate>
          </dd>
        </div>
        <div>
          <dt>{m.footer_email()}</dt>
          <dd>
            <EmailLink address={place.email} />
          </dd>
        </div>
        <div>
          <dt>{m.footer_po_box()}</dt>
          <dd>{place.poBox}</dd>
        </div>
        <div>
          <dt>{m.footer_address()}</dt>
          <dd>{place.address}</dd>
        </div>
      </dl>
      <OpeningHours openingHours={place.openingHours} />
    </div>
  );
}
