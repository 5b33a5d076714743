import { Button, TextInput } from '@mantine/core';
import { formatDay } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import type { ExpectedFeast, Holiday } from '#shared/leads/working-hours.ts';
import styles from './working-hours.module.css';

export const feastNames: Record<ExpectedFeast['feast'], () => string> = {
  ramadan: m.working_hours_ramadan,
  fitr: m.working_hours_fitr,
  adha: m.working_hours_adha,
};

const spanOf = ({ from, to }: ExpectedFeast) => ({ from: formatDay(from), to: formatDay(to) });

type FeastButtonsProps = { feasts: ExpectedFeast[]; onTake: (feast: ExpectedFeast) => void };

/** Days that are expected, each with a button that takes them over. */
export function FeastButtons({ feasts, onTake }: FeastButtonsProps) {
  if (feasts.length === 0) return null;
  return (
    <div className="stack gap-2">
      <p className={styles.hint}>{m.working_hours_expected()}</p>
      <div className="wrap gap-2">
        {feasts.map((each) => (
          <Button
            key={each.feast + each.from}
            className={styles.take ?? ''}
            variant="default"
            size="xs"
            onClick={() => onTake(each)}
          >
            {m.working_hours_take({ feast: feastNames[each.feast](), ...spanOf(each) })}
          </Button>
        ))}
      </div>
    </div>
  );
}

type HolidayRowsProps = {
  holidays: Holiday[];
  onChange: (holidays: Holiday[]) => void;
  /** What the server says of a field, `holidays.0.to`. */
  errorOf: (field: string) => string | undefined;
};

/** The table of holidays: a name, the first and the last day. */
export function HolidayRows({ holidays, onChange, errorOf }: HolidayRowsProps) {
  if (holidays.length === 0) return null;
  const set = (place: number, change: Partial<Holiday>) =>
    onChange(holidays.map((each, at) => (at === place ? { ...each, ...change } : each)));
  const field = (place: number, name: keyof Holiday) => ({
    name: `holidays.${place}.${name}`,
    value: holidays[place]?.[name] ?? '',
    error: errorOf(`holidays.${place}.${name}`),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(place, { [name]: currentTarget.value }),
  });
  return (
    <ul className={styles.rows}>
      {holidays.map(({ name }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
        <li key={place} className={styles.row}>
          <TextInput {...field(place, 'name')} label={m.working_hours_holiday()} dir="auto" required />
          <TextInput {...field(place, 'from')} label={m.working_hours_from()} type="date" required />
          <TextInput {...field(place, 'to')} label={m.working_hours_to()} type="date" required />
          <Button
            variant="default"
            aria-label={m.working_hours_holiday_remove({ name: name || `${place + 1}` })}
            onClick={() => onChange(holidays.filter((_, at) => at !== place))}
          >
            {m.admin_remove()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
