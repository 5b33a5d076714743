import type { ComponentProps } from 'react';
import { ReadData } from '#app/office/components/await-data.tsx';
import { ErrorLine } from '#app/office/components/error-line.tsx';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import { m } from '#messages';
import type { BulkActionButtons } from './bulk-action-buttons.tsx';

const readButtons = () => withImportTimeout(import('./bulk-action-buttons.tsx'));

/** The bulk actions of a list; their code is loaded with the first selection. Where that fails, the list stays. */
export function LateBulkActions(props: ComponentProps<typeof BulkActionButtons>) {
  return (
    <ReadData
      read={readButtons}
      fallback={m.admin_network_error()}
      loading={null}
      // Browsers remember a module that did not come until the page is loaded again.
      failed={(message) => <ErrorLine message={message} onRetry={() => window.location.reload()} />}
    >
      {({ BulkActionButtons: Buttons }) => <Buttons {...props} />}
    </ReadData>
  );
}
