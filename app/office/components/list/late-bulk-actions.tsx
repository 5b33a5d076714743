import { type ComponentProps, lazy, Suspense } from 'react';
import { withImportTimeout } from '#app/ui/import-timeout.ts';
import type { BulkActionButtons } from './bulk-action-buttons.tsx';

const Buttons = lazy(async () => ({
  default: (await withImportTimeout(import('./bulk-action-buttons.tsx'))).BulkActionButtons,
}));

/** The bulk actions of a list; their code is loaded with the first selection. */
export function LateBulkActions(props: ComponentProps<typeof BulkActionButtons>) {
  return (
    <Suspense>
      <Buttons {...props} />
    </Suspense>
  );
}
