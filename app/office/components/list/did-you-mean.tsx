import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { readApi } from '#app/office/components/api-client.ts';
import { m } from '#messages';
import { spellingAnswer } from '#shared/search/spelling-answer.ts';

type DidYouMeanProps = {
  /** A search that found nothing. */
  query: string;
  /** Called with the offered words. */
  onTake: (words: string) => void;
};

/** Offers the words of the site that were probably meant; nothing where there are none, or the server does not answer. */
export function DidYouMean({ query, onTake }: DidYouMeanProps) {
  const [meant, setMeant] = useState('');
  useEffect(() => {
    setMeant('');
    if (!query.trim()) return;
    const abort = new AbortController();
    const path = `/records/spelling?${new URLSearchParams({ q: query.trim() })}`;
    // Optional: the list says that it found nothing.
    readApi(path, spellingAnswer, { signal: abort.signal }).then(
      ({ corrected }) => setMeant(corrected),
      () => {},
    );
    return () => abort.abort();
  }, [query]);
  return (
    meant && (
      <Button variant="light" onClick={() => onTake(meant)}>
        {m.admin_list_did_you_mean({ words: meant })}
      </Button>
    )
  );
}
