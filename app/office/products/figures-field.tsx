import { Button, Input, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useRef } from 'react';
import folded from '#app/office/components/folded-group.module.css';
import { PairsInput } from '#app/office/components/record/pairs-field.tsx';
import type { FiguresControl as Field, PairsControl as Pairs } from '#app/office/components/record/record-field.ts';
import type { FieldForm } from '#app/office/components/record/use-field-form.ts';
import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import { askReading } from '#app/ui/typed-measure.ts';
import { m } from '#messages';
import {
  type FieldGroup,
  families,
  familyWords,
  groups,
  groupTitles,
  type TradeField,
  type TradeWord,
} from '#shared/trade/field-types.ts';
import { placesFromFigures } from '#shared/trade/fill-specifications.ts';
import { isToBeAsked, type Reading } from '#shared/trade/readings.ts';
import { fieldText } from '#shared/trade/rows.ts';
import { type FieldKey, fields, fieldsFor } from '#shared/trade/trade-fields.ts';
import { readPossible } from '#shared/trade/trade-measures.ts';
import { isRecord } from '#shared/typed-entries.ts';
import styles from './figures-field.module.css';
import { chosenFamily, fillRows, readBothLists, readFigures, storedFigure } from './figures-in-form.ts';

const word = (of: TradeWord): string => sayTrade(of, {}, currentLanguage());

type FiguresProps = { form: FieldForm; field: Field };

/** What stands in the input of a stored number: with its unit, as people type it. */
function writeFigure(key: FieldKey, value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return fieldText(key, { values: { [key]: value }, language: currentLanguage(), say: sayTrade });
}

const choicesOf = (field: TradeField) =>
  field.type === 'choice'
    ? [
        { value: '', label: '—' },
        ...Object.entries(field.values).map(([value, label]) => ({ value, label: word(label) })),
      ]
    : [];

type ChoicesProps = { readings: readonly Reading<number>[]; take: (typed: string) => void };

/** A button for each reading of a number that can be read in two ways, or has a tolerance. */
function Choices({ readings, take }: ChoicesProps) {
  return (
    <>
      {askReading(readings)}{' '}
      {readings.map((reading) => (
        <Button key={reading.typed} size="compact-xs" variant="light" onClick={() => take(reading.typed)}>
          {reading.said}
        </Button>
      ))}
    </>
  );
}

/** The control of one figure. Numbers are kept as they are typed until the field is left. */
function Figure({ form, field: { name, rows }, figure }: FiguresProps & { figure: FieldKey }) {
  const field = fields[figure];
  const path = `${name}.${figure}`;
  const values = form.values[name];
  const value = isRecord(values) ? values[figure] : undefined;
  const label = word(field.label);
  const error = form.errors[path];
  // What the rows say of it: while it is typed, the form holds what is typed.
  const said = useRef(value);
  const take = (next: unknown) => fillRows(form, { name, rows }, { after: { [figure]: next } });
  if (field.type === 'flag')
    return (
      <Switch label={label} checked={value === true} error={error} onChange={(event) => take(event.target.checked)} />
    );
  if (field.type === 'choice')
    return (
      <NativeSelect
        label={label}
        data={choicesOf(field)}
        value={String(value ?? '')}
        error={error}
        onChange={(event) => take(event.target.value)}
      />
    );
  const replace = (next: unknown) =>
    fillRows(form, { name, rows }, { before: { [figure]: said.current }, after: { [figure]: next } });
  const readings = field.type === 'number' && typeof value === 'string' ? readPossible(value, field) : [];
  return (
    <TextInput
      label={label}
      dir="auto"
      value={writeFigure(figure, value)}
      error={error}
      description={
        isToBeAsked(readings) && <Choices readings={readings} take={(typed) => replace(storedFigure(figure, typed))} />
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => form.setFieldValue(path, event.target.value)}
      onFocus={() => {
        said.current = value;
      }}
      onBlur={() => replace(storedFigure(figure, value))}
    />
  );
}

type GroupProps = FiguresProps & { group: FieldGroup; keys: readonly FieldKey[] };

/** The figures of one group, open where something is entered or wrong. */
function Figures({ group, keys, ...props }: GroupProps) {
  const { form, field } = props;
  const known = readFigures(form, field.name);
  const count = keys.filter((key) => known[key] !== undefined).length;
  const isWrong = keys.some((key) => form.errors[`${field.name}.${key}`]);
  return (
    <details className={folded.group} open={isWrong || undefined}>
      <summary className={folded.summary}>
        {word(groupTitles[group])}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </summary>
      <div className={styles.fields}>
        {keys.map((key) => (
          <Figure key={key} {...props} figure={key} />
        ))}
      </div>
    </details>
  );
}

/** The figures of a product: its family first, then the fields of that family in their groups. */
export function FiguresInput({ form, field }: FiguresProps) {
  const { name, rows } = field;
  const family = chosenFamily(form, name);
  const keys = family ? fieldsFor(family, 'product') : [];
  return (
    <fieldset className="stack gap-3">
      <legend className={styles.legend}>{field.label()}</legend>
      <Input.Description>{m.admin_figures_help()}</Input.Description>
      <NativeSelect
        label={word('trade_family')}
        data={[{ value: '', label: '—' }, ...families.map((value) => ({ value, label: word(familyWords[value]) }))]}
        value={family ?? ''}
        error={form.errors[`${name}.family`]}
        onChange={(event) => fillRows(form, { name, rows }, { after: { family: event.target.value } })}
      />
      {groups.map((group) => {
        const own = keys.filter((key) => fields[key].group === group);
        return own.length > 0 && <Figures key={group} form={form} field={field} group={group} keys={own} />;
      })}
    </fieldset>
  );
}

/** The rows of the details; those that say a figure are not typed again. */
export function FilledPairsField({ form, field }: { form: FieldForm; field: Pairs }) {
  const made = placesFromFigures(readBothLists(form, field.name), readFigures(form, field.figures ?? ''), sayTrade);
  return <PairsInput form={form} field={field} made={made} />;
}
