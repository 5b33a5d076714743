import { useState } from 'react';
import { failureMessage } from '#app/components/back-office/api-client.ts';
import { DismissibleAlert } from '#app/components/back-office/dismissible-alert.tsx';

/** Where the failures of a screen's acts are told, above its list, until they are put away. */
export function useFailureAlert() {
  const [message, setMessage] = useState('');
  return {
    tellFailure: (error: unknown, words: string) => setMessage(failureMessage(error, words)),
    alert: message && <DismissibleAlert message={message} onDismiss={() => setMessage('')} />,
  };
}
