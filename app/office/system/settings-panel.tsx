import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { callApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { FactList } from '#app/office/components/fact-list.tsx';
import { useActions } from '#app/office/components/use-actions.ts';
import { DashboardPanel } from '#app/office/dashboard/dashboard-panel.tsx';
import { formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { SettingPart, SiteSettings } from '#shared/operations/site-settings.ts';
import styles from './system.module.css';

type State = Pick<SiteSettings[SettingPart], 'fixed' | 'chosen' | 'changedAt' | 'canUndo' | 'isIgnored'>;

/** A setting; `name` is how the settings file calls it. */
type Setting = { label: string; name?: string; value: ReactNode };

type SettingsPanelProps = {
  part: SettingPart;
  /** Default: "Settings". */
  title?: string;
  state: State;
  settings: Setting[];
  /** The name of the button that opens the form; undefined: all is fixed. */
  changeLabel: string | undefined;
  /** The form; `close` hides it. */
  form: (close: () => void) => ReactNode;
};

/** The settings of a part with their sources, the form that changes them, and the way back to those of before. */
export function SettingsPanel({ part, title, state, settings, changeLabel, form }: SettingsPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { failure, isBusy, act } = useActions();
  const undo = () =>
    act({
      call: () => callApi(`/system/settings/${part}/undo`, { method: 'POST' }),
      done: m.setting_undone(),
      failed: m.setting_undo_failed(),
    });
  return (
    <DashboardPanel title={title ?? m.system_settings()}>
      <FactList
        facts={settings.map(({ label, name, value }) => ({
          label,
          value: name ? (
            <>
              {value}
              <small className={styles.source}>{saySource(name, state)}</small>
            </>
          ) : (
            value
          ),
        }))}
      />
      {state.isIgnored && <ErrorLine message={m.setting_ignored()} isQuiet />}
      {failure && <ErrorLine {...failure} />}
      {state.changedAt && <p className="muted">{m.setting_changed_at({ time: formatDateTime(state.changedAt) })}</p>}
      {isOpen && form(() => setIsOpen(false))}
      {!isOpen && (
        <div className={styles.acts}>
          {changeLabel && (
            <Button variant="default" onClick={() => setIsOpen(true)}>
              {changeLabel}
            </Button>
          )}
          {state.canUndo && (
            <Button variant="subtle" loading={isBusy} onClick={() => void undo()}>
              {m.setting_undo()}
            </Button>
          )}
        </div>
      )}
    </DashboardPanel>
  );
}

function saySource(name: string, { fixed, chosen }: State): string {
  if (fixed.includes(name)) return m.system_set_by({ name });
  return chosen.includes(name) ? m.setting_chosen() : m.system_default();
}
