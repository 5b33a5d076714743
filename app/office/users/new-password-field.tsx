import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import styles from './users.module.css';

// Without characters that are easily confused: 0 and o, 1 and l.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 5;

/** 100 random bits in groups that can be typed: `kq3xm-…`. */
function generatedPassword(): string {
  // 32 characters divide a byte evenly, so that none is more likely.
  const letters = [...crypto.getRandomValues(new Uint8Array(groups * groupLength))].map((byte) => alphabet[byte % 32]);
  const group = (_: unknown, index: number) => letters.slice(index * groupLength, (index + 1) * groupLength).join('');
  return Array.from({ length: groups }, group).join('-');
}

type NewPasswordFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (password: string, isGenerated: boolean) => void;
};

/** A password for another user: typed, or generated and shown. */
export function NewPasswordField({ value, error, onChange }: NewPasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className={`wrap gap-3 ${styles.password}`}>
      <PasswordInput
        className={styles.passwordField ?? ''}
        name="password"
        label={m.admin_password_new()}
        description={m.admin_password_length()}
        required
        autoComplete="new-password"
        dir="ltr"
        value={value}
        error={error}
        visible={isVisible}
        onVisibilityChange={setIsVisible}
        visibilityToggleButtonProps={{ 'aria-label': m.admin_password_show() }}
        onChange={({ currentTarget }) => onChange(currentTarget.value, false)}
      />
      <Button
        variant="default"
        onClick={() => {
          onChange(generatedPassword(), true);
          setIsVisible(true);
        }}
      >
        {m.admin_password_generate()}
      </Button>
    </div>
  );
}
