import { Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import { hasSingleKeys, setSingleKeys } from './shortcut-settings.ts';
import styles from './shortcut-sheet.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const shortcuts = [
  { keys: [isApple ? '⌘' : 'Ctrl', 'K'], does: m.admin_shortcut_palette },
  { keys: ['/'], does: m.admin_shortcut_search },
  { keys: ['n'], does: m.admin_shortcut_new },
  { keys: ['?'], does: m.admin_shortcut_sheet },
];

/** The list of shortcuts, and the switch for single-key ones. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <Modal opened onClose={onClose} title={m.admin_shortcuts()} size="md">
      <dl className={styles.sheet}>
        {shortcuts.map(({ keys, does }) => (
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
