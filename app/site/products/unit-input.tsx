import type { ComponentProps } from 'react';
import styles from './unit-input.module.css';

type UnitInputProps = ComponentProps<'input'> & { label: string; unit: string };

/** A number with its label above, and its unit at its end until another unit is typed. */
export function UnitInput({ label, unit, id, className, ...input }: UnitInputProps) {
  return (
    <span className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <input {...input} id={id} maxLength={40} autoComplete="off" pattern="[\d\s.,٠-٩٫٬]*" />
        {unit && <span>{unit}</span>}
      </span>
    </span>
  );
}
