import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CommandIcon } from '#app/office/components/command-icon.tsx';
import type { useListAddress } from '#app/office/components/list/use-list-address.ts';
import { typedInto } from '#app/office/components/meant-key.ts';
import { formatNumber } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { DeskList } from '#shared/leads/desk.ts';
import { limits } from '#shared/limits.ts';
import frame from './desk.module.css';
import { DeskButton, DeskIconButton } from './desk-button.tsx';
import buttons from './desk-buttons.module.css';
import { narrowings, readHiringView, shownTab } from './desk-data.ts';
import { boardHints, DeskFoot, listHints } from './desk-foot.tsx';
import styles from './desk-list.module.css';
import { DeskPicks, type Picks } from './desk-picks.tsx';
import { DeskRowLink } from './desk-row.tsx';
import { DeskTabs, linkWith, ViewChoice } from './desk-tabs.tsx';
import { narrowingChoices, narrowingLabels, tabLabels } from './desk-words.ts';
import { HiringBoard } from './hiring-board.tsx';

type Address = ReturnType<typeof useListAddress>;

type DeskListPaneProps = {
  address: Address;
  list: DeskList | undefined;
  /** The lists of the stages where applications are shown as a board. */
  board: readonly DeskList[] | undefined;
  failure: string | undefined;
  /** Of the open lead. */
  opened: string;
  addressOf: (reference: string) => string;
  picks: Picks;
  onChanged: () => void;
};

/** What waits and what does not: tabs, what narrows them, and the rows; of applications their board. */
export function DeskListPane(props: DeskListPaneProps) {
  const { address, list, failure, picks, opened, board, addressOf, onChanged } = props;
  const isBoard = !opened && readHiringView(new URLSearchParams(address.search)) === 'board';
  return (
    <section className={frame.list} aria-label={m.desk_title()}>
      {!isBoard && <DeskTabs address={address} list={list} />}
      <Narrow address={address} list={list} picks={isBoard ? undefined : picks} />
      <Chosen address={address} list={list} />
      {!isBoard && <DeskPicks picks={picks} address={address} list={list} onChanged={onChanged} />}
      {failure && (
        <div className={styles.warn} role="alert">
          {failure}
          <DeskButton onClick={onChanged}>{m.retry()}</DeskButton>
        </div>
      )}
      {isBoard ? (
        <HiringBoard lists={board} search={address.search} addressOf={addressOf} onChanged={onChanged} />
      ) : (
        <Rows {...props} />
      )}
      <DeskFoot address={address} list={isBoard ? undefined : list} keys={isBoard ? boardHints : listHints} />
    </section>
  );
}

type NarrowProps = Pick<DeskListPaneProps, 'address' | 'list'> & { picks: Picks | undefined };

function Narrow({ address, list, picks }: NarrowProps) {
  const owner = address.filter('owner');
  const owners = [
    { value: '', label: m.admin_filter_all(), count: list?.owners.all },
    { value: 'mine', label: m.desk_mine(), count: list?.owners.mine },
    { value: 'nobody', label: m.desk_nobody(), count: list?.owners.nobody },
  ];
  return (
    <div className={styles.narrow}>
      <fieldset className={buttons.seg} aria-label={m.desk_owner()}>
        {owners.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            aria-pressed={owner === value}
            onClick={() => address.setFilters({ owner: value })}
          >
            {label} {count !== undefined && <b>{formatNumber(count)}</b>}
          </button>
        ))}
      </fieldset>
      <Search address={address} />
      {picks && (
        <DeskIconButton
          path={ticked}
          size={16}
          aria-label={m.desk_pick_several()}
          aria-pressed={picks.isOn}
          title={m.desk_pick_several()}
          onClick={picks.isOn ? picks.end : picks.begin}
        />
      )}
      <Filters address={address} list={list} />
    </div>
  );
}

const ticked = 'M4 4h16v16H4zM8 12l3 3 5-6';
const pause = 250;

/** The words of the search, a moment after the last key. */
function Search({ address }: { address: Address }) {
  const [text, setText] = useState(address.q);
  const searchSoon = useDebouncedCallback((typed: string) => typed !== address.q && address.setQuery(typed), pause);
  useEffect(() => setText(address.q), [address.q]);
  return (
    <TextInput
      className={styles.search}
      size="xs"
      type="search"
      aria-label={m.desk_search()}
      placeholder={m.admin_privacy_search()}
      maxLength={limits.search}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        searchSoon(currentTarget.value);
      }}
    />
  );
}

function Filters({ address, list }: Pick<DeskListPaneProps, 'address' | 'list'>) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) box.current?.querySelector('select')?.focus();
  }, [isOpen]);
  const choices = narrowingChoices(list, address);
  return (
    <fieldset
      className={styles.filterBox}
      aria-label={m.admin_filter()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.currentTarget.querySelector('button')?.focus();
        setIsOpen(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        type="button"
        className={buttons.iconButton}
        data-shortcut="filter"
        aria-label={m.admin_filter()}
        aria-expanded={isOpen}
        title={m.desk_filter_hint()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CommandIcon name="filter" size={16} />
      </button>
      {isOpen && (
        <div className={styles.filters} ref={box} tabIndex={-1}>
          {narrowings
            .filter((name) => choices[name].length > 0)
            .map((name) => (
              <NativeSelect
                key={name}
                size="sm"
                label={narrowingLabels[name]()}
                value={address.filter(name)}
                data={[{ value: '', label: m.admin_filter_all() }, ...choices[name]]}
                onChange={({ currentTarget }) => address.setFilters({ [name]: currentTarget.value })}
              />
            ))}
        </div>
      )}
    </fieldset>
  );
}

/** What narrows the list, each with a button that removes it. */
function Chosen({ address, list }: Pick<DeskListPaneProps, 'address' | 'list'>) {
  const choices = narrowingChoices(list, address);
  const chosen = narrowings.filter((name) => address.filter(name));
  if (chosen.length === 0) return null;
  return (
    <div className={styles.chosenLine}>
      <ul className={styles.chosen}>
        {chosen.map((name) => {
          const value = address.filter(name);
          const label = choices[name].find((choice) => choice.value === value)?.label ?? value;
          return (
            <li key={name}>
              <button
                type="button"
                aria-label={m.desk_filter_remove({ value: label })}
                onClick={() => address.setFilters({ [name]: '' })}
              >
                <bdi>{label}</bdi> <span aria-hidden="true">×</span>
              </button>
            </li>
          );
        })}
      </ul>
      <ViewChoice address={address} />
    </div>
  );
}

function Rows({ list, failure, opened, addressOf, picks, address }: DeskListPaneProps) {
  const box = useRef<HTMLUListElement>(null);
  const last = useRef('');
  // The focus follows what is open, and is on its row after it was closed.
  useEffect(() => {
    if (opened) last.current = opened;
    const { activeElement: at } = document;
    if (opened ? !at?.matches('[data-lead]') : at?.closest(typedInto)) return;
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])];
    rows.find(({ dataset }) => dataset.lead === last.current)?.focus();
  }, [opened]);
  const listed = list?.leads.find(({ reference }) => reference === opened)?._id;
  useEffect(() => {
    if (listed) box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [listed]);
  if (!list && failure) return <div className={styles.rows} />;
  if (!list) return <ul className={styles.rows} aria-busy="true" aria-label={m.admin_loading()} />;
  if (list.leads.length === 0) return <NoRows address={address} list={list} />;
  const names = new Map(list.colleagues.map(({ _id, username }) => [_id, username]));
  return (
    <ul className={styles.rows} ref={box}>
      {list.leads.map((row) => (
        <li key={row._id} className={styles.item}>
          {picks.isOn && (
            <input
              type="checkbox"
              className={styles.pick}
              aria-label={m.desk_pick({ name: row.fullName || row.reference })}
              checked={picks.has(row._id)}
              onChange={() => picks.toggle(row._id)}
            />
          )}
          <DeskRowLink
            row={row}
            isOpen={row.reference === opened}
            to={addressOf(row.reference)}
            owner={names.get(row.owner ?? '')}
          />
        </li>
      ))}
    </ul>
  );
}

/** That nothing matches, or that all is done and where to look next. */
function NoRows({ address, list }: { address: Address; list: DeskList }) {
  const isAllDone = !address.isNarrowed && shownTab(new URLSearchParams(address.search)) === 'us';
  const empty = isAllDone ? m.desk_none_waits() : m.desk_empty();
  return (
    <div className={frame.blank}>
      <h2>{address.isNarrowed ? m.desk_none_found() : empty}</h2>
      {address.isNarrowed && <DeskButton onClick={address.clear}>{m.admin_list_clear()}</DeskButton>}
      {isAllDone && list.counts.them > 0 && (
        <Link className={buttons.button} to={linkWith(address.search, { tab: 'them' })} preventScrollReset>
          {tabLabels.them()} <b>{formatNumber(list.counts.them)}</b>
        </Link>
      )}
    </div>
  );
}
