import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import type { AnswerSchema } from '#shared/answer-parts.ts';

/** The query parameter with the id of a record to open. */
export const openParameter = 'open';

/** Calls `open` once with the record id of the address, and removes it from the address. */
export function useAddressedId(open: (id: string) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const address = new URLSearchParams(search);
    const id = address.get(openParameter);
    if (!id) return;
    address.delete(openParameter);
    const rest = address.size > 0 ? `?${address}` : '';
    void navigate({ search: rest }, { replace: true, preventScrollReset: true, state: { staysOnScreen: true } });
    latest.current(id);
  }, [search, navigate]);
}

type Addressed<Row> = {
  /** Below `/api`: `/contacts`. */
  path: string;
  /** Extracts the record from the reply. */
  schema: AnswerSchema<Row>;
  open: (row: Row) => void;
  /** Called with the error and a fallback message when it could not be read. */
  tellFailure: (error: unknown, words: string) => void;
  failed: () => string;
};

/** Opens the record named in the address, which the list may not show. */
export function useAddressedRecord<Row>(addressed: Addressed<Row>): void {
  useAddressedId(async (id) => {
    const { path, schema, open, tellFailure, failed } = addressed;
    try {
      open(await readApi(`${path}/${encodeURIComponent(id)}`, schema));
    } catch (error) {
      tellFailure(error, failed());
    }
  });
}
