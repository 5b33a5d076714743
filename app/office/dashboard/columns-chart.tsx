import { m } from '#messages';
import styles from './charts.module.css';

type Series = { label: string; className: string | undefined };
/** A period: its label, and a count per series. */
export type ChartColumn = { key: string; label: string; counts: number[] };
type ColumnsChartProps = {
  series: Series[];
  /** Oldest first; time runs in the reading direction. */
  columns: ChartColumn[];
  /** The heading of the period column. */
  unit: string;
};

const sumOf = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** The same as a table, for exact numbers and screen readers. */
function Numbers({ series, columns, unit }: ColumnsChartProps) {
  return (
    <details className={styles.numbers}>
      <summary>{m.admin_dashboard_numbers()}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, label, counts }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {series.map(({ label: name }, index) => (
                <td key={name}>{counts[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Bars({ series, columns }: Omit<ColumnsChartProps, 'unit'>) {
  const highest = Math.max(1, ...columns.map(({ counts }) => sumOf(counts)));
  return (
    <div className={styles.columns}>
      {columns.map(({ key, counts }) => (
        <div key={key} className={styles.column}>
          {series.map(({ label, className }, index) => {
            const count = counts[index] ?? 0;
            const size = { blockSize: `${(100 * count) / highest}%` };
            return count > 0 && <span key={label} className={`${styles.bar} ${className}`} style={size} />;
          })}
        </div>
      ))}
    </div>
  );
}

/** Stacked counts over time, with a legend and a table. */
export function ColumnsChart({ series, columns, unit }: ColumnsChartProps) {
  return (
    <>
      <ul className={styles.legend}>
        {series.map(({ label, className }) => (
          <li key={label} className={className}>
            {label}
          </li>
        ))}
      </ul>
      <div aria-hidden="true">
        <Bars series={series} columns={columns} />
        <p className={styles.ends}>
          <span>{columns[0]?.label}</span>
          <span>{columns.at(-1)?.label}</span>
        </p>
      </div>
      <Numbers series={series} columns={columns} unit={unit} />
    </>
  );
}
