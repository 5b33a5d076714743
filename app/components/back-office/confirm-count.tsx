import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { toWesternDigits } from '#shared/western-digits.ts';
import styles from './dialog-form.module.css';

type ConfirmCountProps = {
  text: string | undefined;
  /** The number of records, which must be typed. */
  count: number;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Whether the typed number is right; Arabic-Indic digits and grouping are accepted. */
const isNumber = (typed: string, count: number): boolean =>
  toWesternDigits(typed).replace(/[\s,.٬،]/gu, '') === String(count);

/** The body of a confirmation for many records: their number must be typed first. */
export function ConfirmCount({ text, count, confirmLabel, onConfirm, onCancel }: ConfirmCountProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsWrong(!isNumber(typed, count));
    if (isNumber(typed, count)) onConfirm();
    else field.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {text && <p>{text}</p>}
      <TextInput
        ref={field}
        data-autofocus
        label={m.admin_confirm_count({ count })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isWrong && m.admin_confirm_count_wrong({ count })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setIsWrong(false);
        }}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel}>
          {m.admin_cancel()}
        </Button>
        <Button type="submit" color="red">
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
