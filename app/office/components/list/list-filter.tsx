import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListAddress } from './use-list-address.ts';

type Choices = { value: string; label: string }[];

/** A filter of a source, beside its search. */
export type SourceFilter = {
  /** The query parameter of the address and the call. */
  name: string;
  label: () => string;
  /** The label of the choice without a filter. */
  all: () => string;
  choices: () => Choices;
  /** Draws it in place of a select. */
  draw?: (address: ListAddress) => ReactNode;
};

type ListFilterProps = { address: ListAddress; name: string; label: string; all: string; choices: Choices };

/** One filter of a list, beside its search. */
export function FilterSelect({ address, name, label, all, choices }: ListFilterProps) {
  return (
    <NativeSelect
      aria-label={label}
      data={[{ value: '', label: all }, ...choices]}
      value={address.filter(name)}
      onChange={({ currentTarget }) => address.setFilters({ [name]: currentTarget.value })}
    />
  );
}
