import styles from './text-grid.module.css';

/** Short titled texts side by side, such as values. */
export function TextGrid({ entries }: { entries: { title: string; text: string }[] }) {
  return (
    <ul className={`grid-3 ${styles.grid}`}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
