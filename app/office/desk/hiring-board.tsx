import { type DragEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { failureMessage } from '#app/office/components/api-client.ts';
import { meantKey } from '#app/office/components/meant-key.ts';
import { toastFailure, toastUndoable } from '#app/office/components/toast.ts';
import { changeStatus } from '#app/office/leads/change-status.ts';
import { StatusSelect, statusLabel } from '#app/office/leads/lead-status.tsx';
import { hasSingleKeys } from '#app/office/shell/shortcut-settings.ts';
import { formatNumber, formatShortAge } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { DeskList, DeskRow } from '#shared/leads/desk.ts';
import { type CareerStatus, careerStatuses } from '#shared/leads/lead.ts';
import { linkWith } from './desk-tabs.tsx';
import styles from './hiring-board.module.css';

type BoardProps = {
  /** The list of each stage; undefined while they are read. */
  lists: readonly DeskList[] | undefined;
  search: string;
  addressOf: (reference: string) => string;
  onChanged: () => void;
};

type Stages = Record<CareerStatus, { cards: DeskRow[]; total: number }>;

/** The cards of each stage, those that are being moved where they go. */
function groupByStage(lists: readonly DeskList[], asked: ReadonlyMap<string, CareerStatus>): Stages {
  const cards = lists.flatMap(({ leads }) => leads);
  const findStage = ({ _id, status }: DeskRow) => asked.get(_id) ?? status;
  const stage = (status: CareerStatus) => {
    const own = cards.filter((card) => findStage(card) === status);
    const total = lists[careerStatuses.indexOf(status)]?.total ?? 0;
    const before = cards.filter((card) => card.status === status).length;
    return { cards: own, total: total - before + own.length };
  };
  return Object.fromEntries(careerStatuses.map((status) => [status, stage(status)])) as Stages;
}

/** Moves applications from stage to stage, shown at once; nothing is sent to anybody, and each move can be undone. */
function useStageMoves({ lists, onChanged }: Pick<BoardProps, 'lists' | 'onChanged'>) {
  const [asked, setAsked] = useState<ReadonlyMap<string, CareerStatus>>(new Map());
  // The last move of each card that is under way.
  const pending = useRef(new Map<string, Promise<unknown>>());
  // What was read after a move says where the card is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading
  useEffect(() => setAsked((before) => new Map([...before].filter(([id]) => pending.current.has(id)))), [lists]);

  /** @returns whether it has the stage */
  async function set(card: DeskRow, from: CareerStatus, to: CareerStatus): Promise<boolean> {
    const before = pending.current.get(card._id);
    const moving = Promise.resolve(before).then(() => changeStatus('career', { _id: card._id, status: from }, to));
    const ended = moving.catch(() => undefined);
    pending.current.set(card._id, ended);
    setAsked((known) => new Map(known).set(card._id, to));
    try {
      return (await moving) !== undefined;
    } catch (error) {
      toastFailure(failureMessage(error, m.admin_careers_error_status()));
      setAsked((known) => new Map([...known].filter(([id]) => id !== card._id)));
      return false;
    } finally {
      if (pending.current.get(card._id) === ended) pending.current.delete(card._id);
      onChanged();
    }
  }

  async function move(card: DeskRow, to: CareerStatus): Promise<void> {
    const from = careerStatuses.find((status) => status === (asked.get(card._id) ?? card.status));
    if (!from || from === to || !(await set(card, from, to))) return;
    const name = card.fullName || card.reference;
    toastUndoable(m.board_moved({ name, status: statusLabel(to) }), () => void set(card, to, from), card._id);
  }
  return { asked, move };
}

/** Applications as cards in the columns of their stages, which are the statuses; moved by dragging, keys or menu. */
export function HiringBoard({ lists, search, addressOf, onChanged }: BoardProps) {
  const { asked, move } = useStageMoves({ lists, onChanged });
  const [held, setHeld] = useState<DeskRow>();
  const board = useRef<HTMLDivElement>(null);
  const refocused = useRef('');
  // A card that was moved by key or menu keeps the focus in its new column.
  useLayoutEffect(() => {
    const found = refocused.current && board.current?.querySelector<HTMLElement>(refocused.current);
    refocused.current = '';
    if (found && document.activeElement === document.body) found.focus();
  });
  if (!lists) return <div className={styles.board} aria-busy="true" role="status" aria-label={m.admin_loading()} />;
  const stages = groupByStage(lists, asked);
  const names = new Map(lists[0]?.colleagues.map(({ _id, username }) => [_id, username]));

  function moveKept(card: DeskRow, to: CareerStatus, part: 'a' | 'select'): Promise<void> {
    refocused.current = `[data-card="${card._id}"] ${part}`;
    return move(card, to);
  }

  function follow(event: KeyboardEvent<HTMLElement>, card: DeskRow, status: CareerStatus): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = meantKey(event);
    const by = { '[': -1, ']': 1 }[key];
    const next = by && careerStatuses[careerStatuses.indexOf(status) + by];
    const target = next ? undefined : cardBeside(event.currentTarget, key);
    if (next && hasSingleKeys()) void moveKept(card, next, 'a');
    else if (target) target.focus();
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.board} ref={board}>
      {careerStatuses.map((status) => (
        <Column
          key={status}
          status={status}
          total={stages[status].total}
          isTarget={held !== undefined && (asked.get(held._id) ?? held.status) !== status}
          onDrop={() => held && void move(held, status)}
        >
          <ul className={styles.cards}>
            {stages[status].cards.map((card) => (
              <li key={card._id} className={styles.card} data-card={card._id} data-held={card === held || undefined}>
                <CardLink
                  card={card}
                  to={addressOf(card.reference)}
                  owner={names.get(card.owner ?? '')}
                  onKeyDown={(event) => follow(event, card, status)}
                  onHold={setHeld}
                />
                <StatusSelect
                  name={card.fullName || card.reference}
                  status={status}
                  statuses={careerStatuses}
                  onChange={(chosen) => moveKept(card, chosen, 'select')}
                />
              </li>
            ))}
          </ul>
          {stages[status].cards.length < stages[status].total && (
            <Link className={styles.more} to={linkWith(search, { view: 'list', status })}>
              {m.board_more({ all: formatNumber(stages[status].total) })}
            </Link>
          )}
        </Column>
      ))}
    </div>
  );
}

/** The card above, below, or in the next column that has some, for an arrow key; columns follow the direction of reading. */
function cardBeside(link: HTMLElement, key: string): HTMLElement | undefined {
  const columns = [...document.querySelectorAll(`.${styles.cards}`)].map((list) => [
    ...list.querySelectorAll<HTMLElement>('a[draggable]'),
  ]);
  const column = columns.findIndex((links) => links.includes(link));
  const place = columns[column]?.indexOf(link) ?? 0;
  if (key === 'ArrowUp' || key === 'k') return columns[column]?.[place - 1];
  if (key === 'ArrowDown' || key === 'j') return columns[column]?.[place + 1];
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const others = { [forward]: columns.slice(column + 1), [back]: columns.slice(0, column).reverse() }[key] ?? [];
  const next = others.find((links) => links.length > 0);
  return next?.[Math.min(place, next.length - 1)];
}

type ColumnProps = {
  status: CareerStatus;
  total: number;
  /** Whether the dragged card may be dropped here. */
  isTarget: boolean;
  onDrop: () => void;
  children: React.ReactNode;
};

function Column({ status, total, isTarget, onDrop, children }: ColumnProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  function over(event: DragEvent): void {
    if (!isTarget) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setIsOver(true);
  }
  return (
    <section
      className={styles.column}
      aria-labelledby={id}
      data-over={(isOver && isTarget) || undefined}
      onDragOver={over}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (isTarget) onDrop();
      }}
    >
      <h2 id={id}>
        {statusLabel(status)} <span>{formatNumber(total)}</span>
      </h2>
      {children}
    </section>
  );
}

type CardProps = {
  card: DeskRow;
  to: string;
  owner: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The card that is dragged; undefined once it is dropped. */
  onHold: (card: DeskRow | undefined) => void;
};

/** An application: who, for what, its rating, how long it has been in its stage, and whose it is. */
function CardLink({ card, to, owner, onKeyDown, onHold }: CardProps) {
  const { fullName, reference, wants, rating, stagedAt, movedAt, isNew, tab } = card;
  const since = stagedAt ?? movedAt;
  return (
    <Link
      className={styles.link}
      to={to}
      state={{ staysOnScreen: true }}
      preventScrollReset
      data-new={isNew || undefined}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', fullName || reference);
        onHold(card);
      }}
      onDragEnd={() => onHold(undefined)}
      onKeyDown={onKeyDown}
    >
      <bdi className={styles.name}>{fullName || reference}</bdi>
      <bdi className={styles.wants}>{wants}</bdi>
      <span className={styles.facts}>
        <time dateTime={since} title={m.desk_stage_since()}>
          {formatShortAge(since)}
        </time>
        {rating !== null && (
          <bdi title={m.board_rating({ stars: rating })}>
            <span aria-hidden="true">★</span>
            {formatNumber(rating)}
            <span className="visually-hidden"> {m.desk_rating()}</span>
          </bdi>
        )}
        {tab === 'suspicious' && <b>{m.desk_tab_suspicious()}</b>}
        <bdi className={styles.owner}>{owner ?? m.desk_nobody()}</bdi>
      </span>
      {isNew && <span className="visually-hidden">{m.admin_new_word()}</span>}
    </Link>
  );
}
