import { useId } from 'react';
import { Icon } from '#app/components/icon.tsx';
import { Paragraphs } from '#app/components/paragraphs.tsx';
import styles from './faq-group.module.css';

export type FaqEntry = { _id: string; question: string; answer: string };

/** The questions of one subject; opening one closes its neighbour, without JavaScript too. */
export function FaqGroup({ label, faqs }: { label: string; faqs: FaqEntry[] }) {
  const group = useId();
  return (
    <section className={styles.group}>
      <h2>{label}</h2>
      <div>
        {faqs.map(({ _id, question, answer }) => (
          <details key={_id} name={group} className={styles.entry}>
            <summary>
              <span>{question}</span>
              <Icon name="chevron" />
            </summary>
            {/* An address of an inner element: browsers open the surrounding entry. */}
            <div id={`faq-${_id}`} className={styles.answer}>
              <Paragraphs text={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
