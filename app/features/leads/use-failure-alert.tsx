import { useState } from 'react';
import { failureMessage } from '#app/components/back-office/api-client.ts';
import { DismissibleAlert } from '#app/components/back-office/dismissible-alert.tsx';

/** Shows errors of a screen's actions above its list until dismissed. */
export function useFailureAlert() {
  const [message, setMessage] = useState('');
  return {
    tellFailure: (error: unknown, words: string) => setMessage(failureMessage(error, words)),
    alert: message && <DismissibleAlert message={message} onDismiss={() => setMessage('')} />,
  };
}
