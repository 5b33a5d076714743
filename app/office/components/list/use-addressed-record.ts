import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readApi } from '#app/office/components/api-client.ts';
import type { AnswerSchema } from '#shared/answer-parts.ts';

/** The query parameter with the id of a record to open. */
export const openParameter = 'open';

/** Calls `open` once with the value of a query parameter, and removes it from the address. */
export function useAddressed(parameter: string, open: (value: string) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const address = new URLSearchParams(search);
    const value = address.get(parameter);
    if (value === null) return;
    address.delete(parameter);
    const rest = address.size > 0 ? `?${address}` : '';
    void navigate({ search: rest }, { replace: true, preventScrollReset: true, state: { staysOnScreen: true } });
    latest.current(value);
  }, [parameter, search, navigate]);
}

/** The same with the id of a record. */
export const useAddressedId = (open: (id: string) => void): void => useAddressed(openParameter, (id) => id && open(id));

type Addressed<Row> = {
  /** Below `/api`: `/contacts`. */
  path: string;
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
