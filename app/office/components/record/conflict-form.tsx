import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useFieldLabel } from '#app/office/components/history/field-label.ts';
import { ValuePairs } from '#app/office/components/history/value-pairs.tsx';
import { m } from '#messages';
import { type ConflictChoice, conflictChoices } from './conflict-choices.ts';

type Side = 'theirs' | 'mine';

type ConflictFormProps = {
  /** The fields changed by somebody else. */
  changed: readonly string[];
  /** Whether what is replaced stays in the history; default true. */
  hasHistory?: boolean;
  base: object;
  mine: object;
  theirs: object;
  /** Saves the form after the stored values of `taken` have been copied in. */
  onSave: (taken: string[]) => void;
  onTakeTheirs: () => void;
  onBack: () => void;
};

const presetOf = ({ isTouched }: ConflictChoice): Side => (isTouched ? 'mine' : 'theirs');

/** Form and stored values side by side, selectable by field. */
export function ConflictForm(props: ConflictFormProps) {
  const { changed, hasHistory = true, base, mine, theirs, onSave, onTakeTheirs, onBack } = props;
  const labelOf = useFieldLabel();
  const choices = conflictChoices(changed, { base, mine, theirs });
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const chosenSide = (choice: ConflictChoice) => chosen[choice.field] ?? presetOf(choice);
  const shown = new Map(choices.flatMap((choice) => choice.fields.map((field) => [field, choice] as const)));

  /** A dependent field follows its main one. */
  function heading(field: string, side: Side, label: string) {
    const choice = shown.get(field);
    if (choice?.field !== field) return label;
    return (
      <Radio
        size="xs"
        name={`conflict-${field}`}
        label={label}
        aria-label={`${label}: ${labelOf(field)}`}
        disabled={side === 'mine' && !choice.canKeep}
        checked={chosenSide(choice) === side}
        onChange={() => setChosen({ ...chosen, [field]: side })}
      />
    );
  }

  const taken = choices.filter((choice) => chosenSide(choice) === 'theirs').flatMap(({ fields }) => fields);
  // Fields with equal values, or that the form does not have, are taken from the stored state.
  const agreed = changed.filter((field) => !shown.has(field));
  return (
    <>
      {choices.length > 0 && <p>{m.conflict_choose()}</p>}
      <ValuePairs
        fields={[...shown.keys()]}
        before={{ label: m.conflict_theirs(), record: theirs }}
        after={{ label: m.conflict_mine(), record: mine }}
        headingOf={(field, place, label) => heading(field, place === 0 ? 'theirs' : 'mine', label)}
      />
      {hasHistory && <p>{m.conflict_effect()}</p>}
      <div className="sticky-buttons">
        <Button variant="default" data-autofocus onClick={onBack}>
          {m.conflict_back()}
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          {m.conflict_take_theirs()}
        </Button>
        <Button onClick={() => onSave([...taken, ...agreed])}>{m.conflict_save_chosen()}</Button>
      </div>
    </>
  );
}
