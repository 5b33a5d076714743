import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#app/office/components/api-client.ts';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import { FormDialog } from '#app/office/components/form-dialog.tsx';
import { useServerForm } from '#app/office/components/use-server-form.ts';
import { m } from '#messages';
import { listViewLimits } from '#shared/accounts/list-view.ts';
import { normalLine } from '#shared/text/normal-text.ts';
import type { ListColumn } from './list-column.ts';
import styles from './list-toolbar.module.css';
import type { ListViews } from './use-list-views.ts';

type ColumnsMenuProps = { views: ListViews; columns: readonly Pick<ListColumn<never>, 'key' | 'label'>[] };

/** Chooses columns, besides the first, which names the rows, and whether long texts are shown whole. */
export function ColumnsMenu({ views: { hidden, isWhole, choose }, columns }: ColumnsMenuProps) {
  const toggled = (key: string) => [...new Set(hidden).symmetricDifference(new Set([key]))];
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} title={m.list_columns()} aria-label={m.list_columns()}>
          <CommandIcon name="columns" size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.slice(1).map(({ key, label }) => (
          <Menu.CheckboxItem
            key={key}
            checked={!hidden.includes(key)}
            onChange={() => choose({ hidden: toggled(key) })}
          >
            {label}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.CheckboxItem checked={isWhole} onChange={() => choose({ isWhole: !isWhole })}>
          {m.list_columns_whole()}
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Shows one's views of the list, keeps what is shown as one, and removes it. */
export function ViewsMenu({ views }: { views: ListViews }) {
  const { name, named, open, remove } = views;
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant={name ? 'light' : 'default'}>
            {name ? <bdi className={`cut ${styles.view}`}>{m.list_view_shown({ name })}</bdi> : m.list_views()}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {named.length > 0 && (
            <>
              <Menu.Item onClick={() => open()}>{m.list_view_usual()}</Menu.Item>
              {named.map((view) => (
                <Menu.Item key={view._id} aria-current={view.name === name || undefined} onClick={() => open(view)}>
                  <bdi>{view.name}</bdi>
                </Menu.Item>
              ))}
              <Menu.Divider />
            </>
          )}
          <Menu.Item onClick={() => setIsSaving(true)}>{m.list_view_save()}</Menu.Item>
          {name && (
            <Menu.Item color="red" onClick={() => void remove()}>
              {m.list_view_remove({ name })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isSaving && <SaveViewDialog views={views} onClose={() => setIsSaving(false)} />}
    </>
  );
}

/** Asks for the name of a view. Mounted means open. */
function SaveViewDialog({ views, onClose }: { views: ListViews; onClose: () => void }) {
  const form = useServerForm({ name: views.name }, m.list_views_error(), async ({ name }) => {
    // As the server keeps it; a name of blanks would be that of the usual view.
    const kept = normalLine(name);
    if (!kept) throw new ApiError('', { errors: { name: m.error_required() } });
    await views.save(kept);
    onClose();
  });
  return (
    <FormDialog title={m.list_view_save()} form={form} submitLabel={m.admin_save()} size="sm" onClose={onClose}>
      <TextInput
        {...form.field('name')}
        label={m.list_view_name()}
        description={m.list_view_hint()}
        maxLength={listViewLimits.name}
        required
        data-autofocus
        dir="auto"
        autoComplete="off"
      />
    </FormDialog>
  );
}
