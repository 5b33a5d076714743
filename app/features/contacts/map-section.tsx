import { CompanyMap } from '#app/components/brand/company-map.tsx';
import { currentDirection } from '#app/i18n/current-language.ts';
import { m } from '#messages';
import styles from './map-section.module.css';

/** Where the company is: the address beside a drawing of the country. */
export function MapSection({ address }: { address: string }) {
  return (
    <section className={`container ${styles.section}`}>
      <div className={styles.panel}>
        <div className={styles.text}>
          <h2>{m.contact_map_title()}</h2>
          <p>{m.contact_map_lead()}</p>
          <address>{address}</address>
        </div>
        <CompanyMap
          title={m.contact_map_description()}
          isRightToLeft={currentDirection() === 'rtl'}
          labels={{
            headOffice: m.contact_map_head_office(),
            plant: m.contact_map_plant(),
            port: m.contact_map_port(),
          }}
        />
      </div>
    </section>
  );
}
