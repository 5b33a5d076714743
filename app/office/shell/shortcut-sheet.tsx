import { Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import { hasSingleKeys, setSingleKeys } from './shortcut-settings.ts';
import styles from './shortcut-sheet.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys and what they do, on screens that have what they need. */
export type Shortcut = { keys: readonly string[]; does: () => string; needs?: string };

const shortcuts: readonly Shortcut[] = [
  { keys: [isApple ? '⌘' : 'Ctrl', 'K'], does: m.admin_shortcut_palette },
  { keys: ['/'], does: m.admin_shortcut_search, needs: 'input[type=search]' },
  { keys: ['n'], does: m.admin_shortcut_new, needs: '[data-shortcut=new]' },
  { keys: ['?'], does: m.admin_shortcut_sheet },
];

type ShortcutSheetProps = { ofScreen: readonly Shortcut[] | undefined; onClose: () => void };

/** The list of shortcuts, those of the screen included, and the switch for single-key ones. */
export function ShortcutSheet({ ofScreen = [], onClose }: ShortcutSheetProps) {
  const [shown] = useState(() =>
    [...shortcuts, ...ofScreen].filter(({ needs }) => !needs || document.querySelector(`main ${needs}`)),
  );
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <Modal opened onClose={onClose} title={m.admin_shortcuts()} size="md">
      <dl className={styles.sheet}>
        {shown.map(({ keys, does }) => (
          <div key={keys.join()} className={styles.shortcut} data-off={(keys.length === 1 && !isOn) || undefined}>
            <dt>{does()}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label={m.admin_shortcuts_single()}
        description={m.admin_shortcuts_single_hint()}
        checked={isOn}
        onChange={({ currentTarget }) => {
          setSingleKeys(currentTarget.checked);
          setIsOn(currentTarget.checked);
        }}
      />
    </Modal>
  );
}
