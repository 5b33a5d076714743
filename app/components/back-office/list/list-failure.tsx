import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#messages';
import { DismissibleAlert } from '../dismissible-alert.tsx';

/** A dismissible error of loading a list, with Retry. */
export function ListFailure({ message }: { message: string }) {
  const [isDismissed, setIsDismissed] = useState(false);
  const { revalidate } = useRevalidator();
  const retry = (
    <Button variant="default" size="sm" onClick={() => revalidate()}>
      {m.retry()}
    </Button>
  );
  if (isDismissed) return <div>{retry}</div>;
  return (
    <DismissibleAlert message={message} onDismiss={() => setIsDismissed(true)}>
      {retry}
    </DismissibleAlert>
  );
}
