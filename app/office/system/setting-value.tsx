import type { ReactNode } from 'react';
import { m } from '#messages';
import styles from './system.module.css';

type SettingValueProps = {
  /** The name of the setting in the environment. */
  name: string;
  /** The names of those that were given. */
  given: readonly string[];
  children: ReactNode;
};

/** A setting, and whether the environment fixes it. */
export function SettingValue({ name, given, children }: SettingValueProps) {
  const words = given.includes(name) ? m.system_set_by : m.system_default_of;
  return (
    <>
      {children}
      <small className={styles.source}>{words({ name })}</small>
    </>
  );
}
