import { useId } from 'react';
import styles from './company-map.module.css';
import { mapPaths } from './map-paths.ts';

const { places } = mapPaths;

type LabelProps = {
  at: readonly [number, number];
  side: 'start' | 'end';
  isRightToLeft: boolean;
  isStrong?: boolean;
  children: string;
};

/** A label beside its point; in right-to-left text its sides are swapped. */
export function MapLabel({ at: [x, y], side, isRightToLeft, isStrong = false, children }: LabelProps) {
  const growsRight = side === 'end';
  const anchor = growsRight === isRightToLeft ? 'end' : 'start';
  return (
    <text
      className={isStrong ? styles.strongLabel : styles.label}
      x={x}
      y={y}
      textAnchor={anchor}
      direction={isRightToLeft ? 'rtl' : 'ltr'}
    >
      {children}
    </text>
  );
}

/** The weave pattern of the country. */
function WeaveFill({ id }: { id: string }) {
  return (
    <pattern id={id} width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M1 -1V9M7 -1V9M9 7V17M15 7V17M7 1H17M7 7H17M-1 9H9M-1 15H9" stroke="var(--line)" strokeWidth="1" />
    </pattern>
  );
}

function Roads() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={mapPaths.roadsAbroad} stroke="var(--accent-2)" strokeWidth="2.5" />
      <path d={mapPaths.seaRoute} stroke="var(--accent)" strokeWidth="3" strokeDasharray="1 8" />
      <path d={mapPaths.roadToPort} stroke="var(--surface-2)" strokeWidth="9" />
      <path d={mapPaths.roadToPort} stroke="var(--accent)" strokeWidth="4.5" />
      {mapPaths.ends.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" fill="var(--surface-2)" stroke="var(--accent-2)" strokeWidth="2.5" />
      ))}
    </g>
  );
}

/**
 * A line map of Jordan with the head office, the plant and the road to the port of Aqaba. `title` is its accessible
 * name; `labels` are short, in the page's language. Distances are true, borders simplified.
 */
export function CompanyMap({
  title,
  isRightToLeft,
  labels,
}: {
  title: string;
  isRightToLeft: boolean;
  labels: { headOffice: string; plant: string; port: string };
}) {
  const weave = `${useId()}weave`;
  const titleId = `${weave}-title`;
  return (
    <svg className={styles.map} viewBox="-70 0 580 508" role="img" aria-labelledby={titleId}>
      <title id={titleId}>{title}</title>
      <WeaveFill id={weave} />
      <path d={mapPaths.neighbours} className={styles.neighbours} />
      <path d={mapPaths.gulf} className={styles.water} />
      <path d={mapPaths.land} fill="var(--surface-2)" />
      <path d={mapPaths.land} className={styles.land} fill={`url(#${weave})`} />
      <path d={mapPaths.deadSea} className={styles.water} />
      <Roads />
      <circle cx={places.amman[0]} cy={places.amman[1]} r="7" className={styles.place} />
      <rect x={places.plant[0] - 9} y={places.plant[1] - 9} width="18" height="18" rx="3" className={styles.plant} />
      <circle cx={places.port[0]} cy={places.port[1]} r="8" className={styles.place} />
      <MapLabel at={[places.amman[0] - 14, places.amman[1] - 8]} side="start" isRightToLeft={isRightToLeft}>
        {labels.headOffice}
      </MapLabel>
      <MapLabel at={[places.plant[0] + 12, places.plant[1] + 44]} side="end" isRightToLeft={isRightToLeft} isStrong>
        {labels.plant}
      </MapLabel>
      <MapLabel at={[places.port[0] + 20, places.port[1] + 12]} side="end" isRightToLeft={isRightToLeft} isStrong>
        {labels.port}
      </MapLabel>
    </svg>
  );
}
