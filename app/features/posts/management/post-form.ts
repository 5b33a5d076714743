import type { UseFormReturnType } from '@mantine/form';
import type { PostValues } from './post-values.ts';

// The part of the form that its components use.
export type PostForm = Pick<
  UseFormReturnType<PostValues>,
  'errors' | 'values' | 'getInputProps' | 'setFieldValue' | 'insertListItem' | 'removeListItem' | 'clearFieldError'
>;
