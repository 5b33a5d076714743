import { type ComponentProps, useState } from 'react';
import { outcomeOf } from '#app/office/components/api-client.ts';
import { AwaitData } from '#app/office/components/await-data.tsx';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import type { BulkActionButtons } from './bulk-action-buttons.tsx';

const loadButtons = () => outcomeOf(withImportTimeout(import('./bulk-action-buttons.tsx')), m.admin_network_error());

/** The bulk actions of a list; their code is loaded with the first selection. Where that fails, the list stays, with a retry. */
export function LateBulkActions(props: ComponentProps<typeof BulkActionButtons>) {
  const [buttons, setButtons] = useState(loadButtons);
  return (
    <AwaitData outcome={buttons} loading={null} retry={() => setButtons(loadButtons())}>
      {({ BulkActionButtons: Buttons }) => <Buttons {...props} />}
    </AwaitData>
  );
}
