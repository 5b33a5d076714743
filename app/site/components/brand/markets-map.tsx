import { currentDirection } from '#app/ui/i18n/current-language.ts';
import { m } from '#messages';
import { MapLabel } from './company-map.tsx';
import styles from './markets-map.module.css';
import { marketsMapPaths } from './markets-map-paths.ts';

const { width, height, land, ways, ends, places } = marketsMapPaths;

/** The ways from the plant to the markets: by sea from Aqaba, by road to the neighbours. Land is drawn as a weave. */
export function MarketsMap() {
  const isRightToLeft = currentDirection() === 'rtl';
  const label = (at: readonly [number, number], by: [number, number], words: string, isStrong = false) => (
    // The port's name goes the other way than those of the markets beside it.
    <MapLabel
      at={[at[0] + by[0], at[1] + by[1]]}
      side={isStrong ? 'start' : 'end'}
      isRightToLeft={isRightToLeft}
      isStrong={isStrong}
    >
      {words}
    </MapLabel>
  );
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={m.markets_map()}
    >
      <path d={land} className={styles.land} />
      <path d={ways.africa} className={styles.sea} />
      <path d={ways.europe} className={styles.sea} />
      <path d={ways.road} className={styles.road} />
      {ends.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className={styles.end} />
      ))}
      {[places.plant, places.aqaba].map(([x, y]) => (
        <rect key={x} x={x - 7} y={y - 7} width="14" height="14" rx="2" className={styles.plant} />
      ))}
      {label(places.aqaba, [16, 42], m.contact_map_port(), true)}
      {label(places.hamburg, [12, 26], m.markets_map_hamburg())}
      {label(places.lagos, [12, 18], m.markets_map_lagos())}
      {label(places.riyadh, [-10, 36], m.markets_map_riyadh())}
    </svg>
  );
}
