import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnswerSchema } from '#shared/answers/answer-parts.ts';
import { readApi } from '../api-client.ts';

/** The parameter of a section's address that names a record to open there. */
export const openParameter = 'open';

/** Calls `open` with the id of the record that the address names, once, and takes it out of the address. */
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
  /** Reads the record out of the answer. */
  schema: AnswerSchema<Row>;
  open: (row: Row) => void;
  /** Told why it could not be read, with the words for it where the server gives none. */
  tellFailure: (error: unknown, words: string) => void;
  failed: () => string;
};

/** Reads the record that the address names and opens it; the list may not show it. */
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
