import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, failureMessage } from '#app/components/back-office/api-client.ts';
import { confirmFirst } from '#app/components/back-office/confirm.tsx';
import { toastSuccess } from '#app/components/back-office/toast.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { localise } from '#shared/content.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import { type CatalogueRecord, type CatalogueValues, toFormData } from './catalogue-record.ts';

/** What the error line says: the act that failed, and why where that is known. */
export type Failure = { message: string; reason: string };

function failureOf(error: unknown, message: string): Failure {
  const reason = failureMessage(error, '');
  return { message, reason: reason === message ? '' : reason };
}

/** Saving and deleting of partners or products; after each change the list is read again. */
export function useCatalogueChanges(kind: CatalogueKind) {
  const [failure, setFailure] = useState<Failure>();
  const { revalidate } = useRevalidator();
  const { path, words } = kind;

  /** @throws what the call threw, after the error line has told it */
  async function save(record: CatalogueRecord | undefined, values: CatalogueValues): Promise<void> {
    setFailure(undefined);
    const body = toFormData(values, kind.hasDescription);
    try {
      if (record) await callApi(`${path}/${record._id}`, { method: 'PUT', body });
      else await callApi(path, { method: 'POST', body });
    } catch (error) {
      setFailure(failureOf(error, record ? words.updateError() : words.createError()));
      throw error;
    }
    toastSuccess(record ? words.updated() : words.created());
    await revalidate();
  }

  async function remove(record: CatalogueRecord): Promise<void> {
    if (!(await confirmFirst({ title: words.confirmDelete(localise(record, currentLanguage())) }))) return;
    setFailure(undefined);
    try {
      await callApi(`${path}/${record._id}`, { method: 'DELETE' });
    } catch (error) {
      return setFailure(failureOf(error, words.deleteError()));
    }
    toastSuccess(words.deleted());
    await revalidate();
  }

  return { failure, clearFailure: () => setFailure(undefined), save, remove };
}
