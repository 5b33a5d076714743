import type { Family } from '../field-types.ts';
import type { Specified } from '../rules/rule.ts';
import type { TradeValues } from '../trade-fields.ts';
import type { FinderWord, Source, StopReason, Trait } from './finder-goods.ts';
import { jumboRules } from './finder-jumbo-rules.ts';
import type { FinderQuestion } from './finder-question.ts';
import {
  type Case,
  type FinderReason,
  type FinderRule,
  finderWeights,
  jumboParts,
  notes,
  type Part,
  sackParts,
  stops,
} from './finder-rules.ts';
import { finderSackRules } from './finder-sack-rules.ts';

/** One part of a construction: what it is to be, why, and who says so. */
export type RecommendedPart = {
  part: Part;
  values: Specified;
  says?: FinderWord;
  reason: FinderReason;
  source: Source;
};
export type Recommendation = {
  family: Family;
  parts: RecommendedPart[];
  notes: { reason: FinderReason; source: Source }[];
  /** The bag by the fields of the trade, in stored units, as a line of a request takes it. */
  values: TradeValues;
};
/** A construction, or why a person has to answer. */
export type FinderAnswer =
  | { recommendation: Recommendation; stopped?: undefined }
  | { recommendation?: undefined; stopped: { reason: StopReason; source: Source }[] };

function caseOf(question: FinderQuestion): Case {
  const { known, form, seal, weight } = question;
  const has = (trait: Trait): boolean => known?.traits.includes(trait) ?? false;
  const breathes = seal === 'airy' || (seal === undefined && (form === 'produce' || has('airy')));
  const keepsDry = seal === 'dry' || seal === 'tight' || (seal === undefined && has('moist'));
  const family = weight >= finderWeights.jumbo ? 'fibc' : 'sack';
  const usesValve = family === 'sack' && weight <= 50 && has('valve') && seal !== 'dry' && seal !== 'tight';
  return { ...question, family, has, breathes, keepsDry: keepsDry && !usesValve, usesValve };
}

function partsOf(of: Case): RecommendedPart[] {
  const [parts, rules]: [readonly Part[], readonly FinderRule[]] =
    of.family === 'fibc' ? [jumboParts, jumboRules] : [sackParts, finderSackRules];
  return parts.flatMap((part) => {
    const rule = rules.find((each) => each.part === part && each.when(of));
    if (!rule) return [];
    const { reason, source, says } = rule;
    return [{ part, values: rule.set(of), reason, source, ...(says && { says }) }];
  });
}

/** The construction that the rules recommend for what is to be filled; where they cover it not, why. */
export function recommend(question: FinderQuestion): FinderAnswer {
  const stopped = stops.filter(({ when }) => when(question)).map(({ reason, source }) => ({ reason, source }));
  const refused = question.known?.stop;
  if (refused || stopped.length > 0) return { stopped: [...(refused ? [refused] : []), ...stopped] };
  const of = caseOf(question);
  const parts = partsOf(of);
  const stated: TradeValues = {
    family: of.family,
    goods: question.goods,
    fillWeight: question.weight,
    ...(question.use && { use: question.use }),
  };
  return {
    recommendation: {
      family: of.family,
      parts,
      notes: notes.filter(({ when }) => when(of)).map(({ reason, source }) => ({ reason, source })),
      values: Object.assign(stated, ...parts.map(({ values }) => values)),
    },
  };
}
