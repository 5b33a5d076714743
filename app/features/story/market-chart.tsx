import { Isolate } from '#app/components/isolate.tsx';
import { m } from '#messages';
import styles from './market-chart.module.css';

type MarketChartProps = { localPercent: number; exportPercent: number; markets: string[] };

/** How the output divides between the local market and export, as one bar in the weave's two colours. */
export function MarketChart({ localPercent, exportPercent, markets }: MarketChartProps) {
  return (
    <div>
      <svg className={`mirrors ${styles.bar}`} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.localBar} width={localPercent} height="4" />
        <rect className={styles.exportBar} x={localPercent + 0.4} width={exportPercent - 0.4} height="4" />
      </svg>
      <dl className={styles.legend}>
        <div>
          <dt>{m.story_local()}</dt>
          <dd>
            <Isolate>{`${localPercent}%`}</Isolate>
          </dd>
        </div>
        <div>
          <dt>{m.story_export()}</dt>
          <dd>
            <Isolate>{`${exportPercent}%`}</Isolate>
          </dd>
          <dd className={styles.markets}>{markets.join(' · ')}</dd>
        </div>
      </dl>
    </div>
  );
}
