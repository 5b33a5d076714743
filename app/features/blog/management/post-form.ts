import type { UseFormReturnType } from '@mantine/form';
import type { PostValues } from './post-values.ts';

// Only what the pieces of the dialog use; how the form checks itself is the dialog's matter.
export type PostForm = Pick<
  UseFormReturnType<PostValues>,
  'errors' | 'values' | 'getInputProps' | 'setFieldValue' | 'insertListItem' | 'removeListItem' | 'clearFieldError'
>;
