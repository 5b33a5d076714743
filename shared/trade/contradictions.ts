import type { Family } from './field-types.ts';
import { inShownUnit } from './read-field.ts';
import { commonRules } from './rules/common-rules.ts';
import { fibcRules } from './rules/fibc-rules.ts';
import type { Finding, Rule, Specified } from './rules/rule.ts';
import { sackRules } from './rules/sack-rules.ts';
import { fields } from './trade-fields.ts';

/** Every specification that cannot be made, contradicts itself, or is probably not meant. */
export const specificationRules: readonly Rule[] = [...commonRules, ...sackRules, ...fibcRules];

/** A rule that a specification breaks, with the nearest possible value of its field. */
export type Contradiction = Pick<Rule, 'reason' | 'field' | 'level' | 'source'> & Finding;

/** What is wrong with the values, in the units in which they are stored, of a bag of this family; refusals first. */
export function findContradictions(family: Family, specified: Specified): Contradiction[] {
  const found = specificationRules.flatMap(({ families, find, ...rule }) => {
    const finding = families.length === 0 || families.includes(family) ? find(specified) : undefined;
    return finding
      ? [{ reason: rule.reason, field: rule.field, level: rule.level, source: rule.source, ...finding }]
      : [];
  });
  return [...found.filter(({ level }) => level === 'refused'), ...found.filter(({ level }) => level === 'hint')];
}

/** The nearest possible number as it is typed into its field, in digits; '' where it is none. */
export function nearestTyped({ field, nearest }: Pick<Contradiction, 'field' | 'nearest'>): string {
  const { [field]: of } = fields;
  return typeof nearest === 'number' && of.type === 'number' ? inShownUnit(nearest, of) : '';
}
