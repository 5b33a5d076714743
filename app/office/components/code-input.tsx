import { TextInput, type TextInputProps } from '@mantine/core';

/** A field for an address, a code or a name that runs from left to right and that browsers do not fill in. */
export function CodeInput(props: TextInputProps) {
  return <TextInput dir="ltr" autoComplete="off" {...props} />;
}
