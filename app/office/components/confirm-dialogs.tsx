import { Button, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type SyntheticEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { toWesternDigits } from '#shared/text/western-digits.ts';

export type AskedConfirmation = {
  title: string;
  /** The consequence; without it the title is the whole question. */
  text?: string;
  /** The confirm button's label; default 'Delete'. */
  confirmLabel?: string;
  /** The cancel button's label; default 'Cancel'. */
  cancelLabel?: string;
  /** Whether it is destructive; default true. */
  isDanger?: boolean;
  /** The number of deleted records: from eleven on it must be typed. */
  deletes?: number;
};

/** Asks in a dialog in which the number of records must be typed; false when it is dismissed. */
export function confirmByNumber({
  title,
  text,
  confirmLabel = m.admin_delete(),
  deletes = 0,
}: AskedConfirmation): Promise<boolean> {
  return new Promise((resolve) => {
    const id = modals.open({
      title,
      centered: true,
      size: 'sm',
      onClose: () => resolve(false),
      children: (
        <ConfirmCount
          text={text}
          count={deletes}
          confirmLabel={confirmLabel}
          onConfirm={() => {
            resolve(true);
            modals.close(id);
          }}
          onCancel={() => modals.close(id)}
        />
      ),
    });
  });
}

/** Asks in a dialog with two buttons; false when it is dismissed. */
export function confirmByClick({
  title,
  text,
  confirmLabel = m.admin_delete(),
  cancelLabel = m.admin_cancel(),
  isDanger = true,
}: AskedConfirmation): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: text,
      centered: true,
      size: 'sm',
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      confirmProps: { color: isDanger ? 'red' : 'blue' },
      // The safe button has the initial focus, for an accidental Enter.
      cancelProps: { 'data-autofocus': true },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}

type ConfirmCountProps = {
  text: string | undefined;
  count: number;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Whether the typed number is right; Arabic-Indic digits and grouping are accepted. */
const isNumber = (typed: string, count: number): boolean =>
  toWesternDigits(typed).replace(/[\s,.٬،]/gu, '') === String(count);

/** The body of a confirmation for many records: their number must be typed first. */
function ConfirmCount({ text, count, confirmLabel, onConfirm, onCancel }: ConfirmCountProps) {
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
    <form className="stack gap-4" noValidate onSubmit={submit}>
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
      <div className="wrap at-end gap-3">
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
