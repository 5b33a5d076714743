import { Loader } from '@mantine/core';
import { m } from '#messages';
import { type HistoryVersion, historyVersionAnswer } from '#shared/history.ts';
import type { ContentName } from '#shared/kinds/kinds.ts';
import { readApi } from '../api-client.ts';
import { ReadData } from '../await-data.tsx';
import { fieldValue } from './field-label.ts';
import { ValuePairs } from './value-pairs.tsx';

const stamps = ['_id', 'createdAt', 'updatedAt', 'translations', 'position'];

/** The fields to show: the changed ones, or all non-empty ones when there is nothing to compare. */
function fieldsOf({ fields, values }: HistoryVersion): string[] {
  if (fields.length > 0) return fields;
  const arabic = Object.keys((fieldValue(values, 'translations.ar') as object | undefined) ?? {});
  const english = Object.keys(values).filter((field) => !stamps.includes(field));
  const all = [...english, ...arabic.map((field) => `translations.ar.${field}`)];
  return all.filter((field) => [fieldValue(values, field) ?? []].flat().some((value) => value !== ''));
}

/** The changes of a version, or the values of the first one. */
export function VersionChanges({ name, version }: { name: ContentName; version: number }) {
  return (
    <ReadData
      read={() => readApi(`/history/${name.entity}/${name.id}/${version}`, historyVersionAnswer)}
      fallback={m.history_error_fetching()}
      loading={<Loader size="sm" role="status" aria-label={m.admin_loading()} />}
    >
      {(found) => (
        <ValuePairs
          fields={fieldsOf(found)}
          before={
            found.fields.length > 0 && found.before ? { label: m.history_before(), record: found.before } : undefined
          }
          after={{ label: m.history_after(), record: found.values }}
        />
      )}
    </ReadData>
  );
}
