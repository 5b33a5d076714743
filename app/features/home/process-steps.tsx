import { PictureView } from '#app/components/picture.tsx';
import type { Picture } from '#shared/picture.ts';
import styles from './process-steps.module.css';

type ProcessStepsProps = { steps: { title: string; text: string; picture: Picture | undefined }[] };

/** The way from resin to bag, in order. */
export function ProcessSteps({ steps }: ProcessStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, picture }) => (
        <li key={title} className={styles.step}>
          <PictureView
            picture={picture}
            className={styles.picture}
            upTo={1080}
            sizes="(min-width: 900px) 384px, (min-width: 600px) 46vw, 92vw"
          />
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
