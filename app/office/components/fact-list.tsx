import type { ReactNode } from 'react';
import { Typeset } from '#app/ui/typeset.tsx';
import styles from './fact-list.module.css';

type Fact = { label: string; value: ReactNode };

/** Names and values of a record; `text` is a long text below them. */
export function FactList({ facts, text }: { facts: Fact[]; text?: { label: string; text: string } }) {
  return (
    <dl className="stack gap-3">
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <Typeset text={value} /> : value}</dd>
        </div>
      ))}
      {text && (
        <div className={styles.fact}>
          <dt>{text.label}</dt>
          <dd className={styles.text} dir="auto">
            {text.text}
          </dd>
        </div>
      )}
    </dl>
  );
}
