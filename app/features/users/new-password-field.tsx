import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import { generatedPassword } from './generated-password.ts';
import styles from './users.module.css';

type NewPasswordFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (password: string, isGenerated: boolean) => void;
};

/** A password for another user: typed, or generated and shown. */
export function NewPasswordField({ value, error, onChange }: NewPasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className={styles.password}>
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
