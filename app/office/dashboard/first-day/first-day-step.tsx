import type { ReactNode } from 'react';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { m } from '#messages';
import styles from './first-day.module.css';

const tick = 'M5 12.5l4.5 4.5L19 7.5';

type FirstDayStepProps = { title: string; isDone: boolean; children: ReactNode };

/** One step: ticked, or with what there is to do. */
export function FirstDayStep({ title, isDone, children }: FirstDayStepProps) {
  return (
    <li className={isDone ? `${styles.step} ${styles.done}` : styles.step}>
      <span className={styles.mark}>{isDone && <LineIcon path={tick} size={16} weight={2.5} />}</span>
      <div className={`stack gap-2 ${styles.words}`}>
        <h3 className={styles.title}>
          {title} <span className="visually-hidden">({isDone ? m.first_day_done() : m.first_day_open()})</span>
        </h3>
        {!isDone && children}
      </div>
    </li>
  );
}
