import { m } from '#messages';
import styles from './consultation-steps.module.css';

/** The steps after a consultation request. */
export function ConsultationSteps() {
  const steps = [
    { title: m.consultation_step_read_title(), text: m.consultation_step_read_text() },
    { title: m.consultation_step_talk_title(), text: m.consultation_step_talk_text() },
    { title: m.consultation_step_offer_title(), text: m.consultation_step_offer_text() },
  ];
  return (
    <div className={styles.panel}>
      <h2>{m.consultation_steps_title()}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
