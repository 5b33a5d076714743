import { Isolate } from '#app/components/isolate.tsx';
import { m } from '#messages';
import styles from './facts-strip.module.css';

type FactsStripProps = {
  establishedYear: number;
  productionYear: number;
  localSharePercent: number;
  exportSharePercent: number;
  exportMarkets: string[];
};

// The specified figure: over 20 years since production began.
const yearsOfExperience = 20;

/** The company in five figures. */
export function FactsStrip(facts: FactsStripProps) {
  const entries = [
    { name: m.home_fact_established(), value: String(facts.establishedYear) },
    { name: m.home_fact_experience(), value: m.home_fact_experience_value({ years: yearsOfExperience }) },
    { name: m.home_fact_local(), value: `${facts.localSharePercent}%` },
    { name: m.home_fact_export(), value: `${facts.exportSharePercent}%` },
  ];
  return (
    <div className={styles.strip}>
      <dl className={`container ${styles.facts}`}>
        {entries.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{/^[\d%]+$/.test(value) ? <Isolate>{value}</Isolate> : value}</dd>
          </div>
        ))}
        <div className={styles.markets}>
          <dt>{m.home_fact_markets()}</dt>
          <dd>
            {facts.exportMarkets.map((market) => (
              <span key={market}>{market}</span>
            ))}
          </dd>
        </div>
      </dl>
    </div>
  );
}
