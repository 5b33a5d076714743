import type { MessageKey } from '#shared/text/message-key.ts';
import type { Family } from '../field-types.ts';
import type { FieldKey } from '../trade-fields.ts';

export type SpecifiedValue = string | number | boolean;
/** What a buyer specified, by field, in the units in which values are stored. */
export type Specified = Partial<Record<FieldKey, SpecifiedValue>>;

/** The reason of a rule, a message `spec_…`. */
export type Reason = Extract<MessageKey, `spec_${string}`>;

/** What a rule finds: the nearest possible value of its field; null where the value is to be taken away. */
export type Finding = { nearest: SpecifiedValue | null };

/** A specification that cannot be made, or that contradicts itself. */
export type Rule = {
  reason: Reason;
  /** The field beside which the reason stands. */
  field: FieldKey;
  /** Empty: of every family. */
  families: readonly Family[];
  /** `hint`: it can be made, but is probably not meant. */
  level: 'refused' | 'hint';
  /** The standard or text that says so; `trade`: common practice; `plant`: what our machines do. */
  source: string;
  /** Undefined where nothing is wrong; values that were not stated are not judged. */
  find(specified: Specified): Finding | undefined;
};

type Facts = Omit<Rule, 'reason' | 'field' | 'find' | 'level'> & { level?: Rule['level'] };

/** Puts rules of one family and source together; `find` says the nearest possible, undefined where nothing is wrong. */
export function rule(
  field: FieldKey,
  reason: Reason,
  facts: Facts,
  find: (specified: Specified) => SpecifiedValue | null | undefined,
): Rule {
  return {
    ...{ level: 'refused', ...facts, field, reason },
    find(specified) {
      const nearest = find(specified);
      return nearest === undefined ? undefined : { nearest };
    },
  };
}

/** A stated number; undefined where none was. */
export function statedNumber(value: SpecifiedValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The limit, where a stated number is above it. */
export function above(value: SpecifiedValue | undefined, limit: number): number | undefined {
  return typeof value === 'number' && value > limit ? limit : undefined;
}

/** The limit, where a stated number is below it. */
export function below(value: SpecifiedValue | undefined, limit: number): number | undefined {
  return typeof value === 'number' && value < limit ? limit : undefined;
}
