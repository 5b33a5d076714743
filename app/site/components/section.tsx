import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  title: string;
  /** What addresses name it by. */
  id?: string;
  /** A sentence beside the title. */
  lead?: string | undefined;
  /** A full-width section in the second surface colour. */
  isBand?: boolean;
  /** A link beside the title, such as "All products". */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled part of a page. */
export function Section({ title, id, lead, isBand = false, action, children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${isBand ? styles.band : ''}`}>
      <div className="container">
        <div className={styles.head}>
          <div>
            <h2>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
