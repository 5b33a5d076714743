import type { UseFormReturnType } from '@mantine/form';
import type { CatalogueValues } from './catalogue-record.ts';

// The part of the form that its components use.
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
