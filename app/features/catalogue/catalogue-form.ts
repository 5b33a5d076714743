import type { UseFormReturnType } from '@mantine/form';
import type { CatalogueValues } from './catalogue-record.ts';

// Only what the pieces of the dialog use; how the form checks itself is the dialog's matter.
export type CatalogueForm = Pick<
  UseFormReturnType<CatalogueValues>,
  | 'errors'
  | 'values'
  | 'getInputProps'
  | 'setFieldValue'
  | 'insertListItem'
  | 'removeListItem'
  | 'reorderListItem'
  | 'clearFieldError'
>;
