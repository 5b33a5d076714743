import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError, callApi, readApi } from '#app/office/components/api-client.ts';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { FormDialog } from '#app/office/components/form-dialog.tsx';
import { makePasskey } from '#app/office/components/passkeys-in-browser.ts';
import { useActions } from '#app/office/components/use-actions.ts';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { formatDate, formatDateTime } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { passkeyLimits } from '#shared/accounts/passkey.ts';
import { type Passkey, passkeyOptionsAnswer } from '#shared/accounts/passkey-answers.ts';
import styles from './own-account.module.css';

async function addPasskey(): Promise<void> {
  const options = await readApi('/auth/passkeys/options', passkeyOptionsAnswer, { method: 'POST' });
  const made = await makePasskey(options);
  if (!made.ok) throw new ApiError(made.message);
  await callApi('/auth/passkeys', { method: 'POST', body: { credential: made.value } });
}

/** One's own passkeys: add, rename and remove them. */
export function PasskeysPanel({ passkeys }: { passkeys: Passkey[] }) {
  const { failure, isBusy, act, tellDone } = useActions();
  const [renamed, setRenamed] = useState<Passkey>();
  const add = () => act({ call: addPasskey, done: m.passkey_added(), failed: m.passkey_error() });
  const remove = ({ _id, name }: Passkey) =>
    act({
      ask: {
        title: m.passkey_remove_question({ name }),
        text: m.passkey_remove_effect(),
        confirmLabel: m.passkey_remove(),
      },
      call: () => callApi(`/auth/passkeys/${_id}`, { method: 'DELETE' }),
      done: m.passkey_removed(),
      failed: m.passkey_error(),
    });
  return (
    <section className={styles.panel} aria-labelledby="passkeys-heading">
      <div>
        <h2 id="passkeys-heading">{m.passkeys_heading()}</h2>
        <p className="small muted">{m.passkeys_lead()}</p>
      </div>
      {failure && <ErrorLine {...failure} />}
      {passkeys.length === 0 && <p>{m.passkeys_none()}</p>}
      <PasskeyEntries passkeys={passkeys} onRename={setRenamed} onRemove={(passkey) => void remove(passkey)} />
      {passkeys.length < passkeyLimits.perUser && (
        <div className="wrap gap-3">
          <Button variant={passkeys.length > 0 ? 'default' : 'filled'} loading={isBusy} onClick={() => void add()}>
            {m.passkey_add()}
          </Button>
        </div>
      )}
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} onDone={tellDone} />}
    </section>
  );
}

type PasskeyEntriesProps = {
  passkeys: Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
};

function PasskeyEntries({ passkeys, onRename, onRemove }: PasskeyEntriesProps) {
  if (passkeys.length === 0) return null;
  return (
    <ul className={styles.sessions}>
      {passkeys.map((passkey) => (
        <li key={passkey._id} className={styles.session}>
          <div className={styles.passkey}>
            <bdi>{passkey.name}</bdi>
            <p className="small muted">{sayTimes(passkey)}</p>
          </div>
          <div className="wrap gap-3">
            <Button
              size="xs"
              variant="default"
              aria-label={m.passkey_rename_named({ name: passkey.name })}
              onClick={() => onRename(passkey)}
            >
              {m.passkey_rename()}
            </Button>
            <Button
              size="xs"
              variant="default"
              aria-label={m.passkey_remove_named({ name: passkey.name })}
              onClick={() => onRemove(passkey)}
            >
              {m.passkey_remove()}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function sayTimes({ createdAt, lastUsedAt }: Passkey): string {
  const since = formatDate(createdAt);
  return lastUsedAt ? m.passkey_times({ since, used: formatDateTime(lastUsedAt) }) : m.passkey_times_unused({ since });
}

type RenameDialogProps = { passkey: Passkey; onClose: () => void; onDone: (message: string) => Promise<void> };

function RenameDialog({ passkey, onClose, onDone }: RenameDialogProps) {
  const form = useServerForm({ name: passkey.name }, m.passkey_error(), async (body) => {
    await callApi(`/auth/passkeys/${passkey._id}`, { method: 'PATCH', body });
    onClose();
    await onDone(m.passkey_renamed());
  });
  return (
    <FormDialog
      title={m.passkey_rename_named({ name: passkey.name })}
      form={form}
      submitLabel={m.admin_save()}
      size="sm"
      onClose={onClose}
    >
      <TextInput
        {...form.field('name')}
        label={m.passkey_name()}
        required
        data-autofocus
        autoComplete="off"
        dir="auto"
      />
    </FormDialog>
  );
}
