import { Button } from '@mantine/core';
import { readApi } from '#app/office/components/api-client.ts';
import { useRead } from '#app/office/components/use-read.ts';
import { m } from '#messages';
import { spellingAnswer } from '#shared/search/spelling-answer.ts';

type DidYouMeanProps = {
  /** A search that found nothing. */
  query: string;
  onTake: (words: string) => void;
};

/** Offers the words of the site that were probably meant; nothing where there are none, or the server does not answer. */
export function DidYouMean({ query, onTake }: DidYouMeanProps) {
  const { value, isCurrent } = useRead(query.trim(), (q, signal) =>
    readApi(`/records/spelling?${new URLSearchParams({ q })}`, spellingAnswer, { signal }),
  );
  const meant = isCurrent ? value?.corrected : '';
  return (
    meant && (
      <Button variant="light" onClick={() => onTake(meant)}>
        {m.admin_list_did_you_mean({ words: meant })}
      </Button>
    )
  );
}
