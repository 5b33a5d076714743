import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Language } from '#shared/language.ts';
import styles from './checklist.module.css';

type ChecklistProps = { title: string; note?: string; entries: readonly { text: string; language: Language }[] };

/** A titled list of short texts; nothing where there are none. */
export function Checklist({ title, note, entries }: ChecklistProps) {
  if (entries.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h2>{title}</h2>
      <ul className={styles.checklist}>
        {entries.map(({ text, language }) => (
          <li key={text} {...foreignText(language)}>
            <Icon name="check" size={18} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {note && <p className="muted">{note}</p>}
    </section>
  );
}
