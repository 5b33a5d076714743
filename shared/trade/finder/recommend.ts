import type { Family } from '../field-types.ts';
import type { Specified } from '../rules/rule.ts';
import type { TradeValues } from '../trade-fields.ts';
import type { FinderWord, Source, StopReason, Trait } from './finder-goods.ts';
import { jumboConstruction } from './finder-jumbo-rules.ts';
import type { FinderQuestion } from './finder-question.ts';
import { type Case, type FinderReason, type FinderRule, finderWeights, notes, stops } from './finder-rules.ts';
import { sackConstruction } from './finder-sack-rules.ts';

type Part = keyof typeof sackConstruction | keyof typeof jumboConstruction;
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

function makeCase(question: FinderQuestion): Case {
  const { known, form, seal, weight } = question;
  const has = (trait: Trait): boolean => known?.traits.includes(trait) ?? false;
  const breathes = seal === 'airy' || (seal === undefined && (form === 'produce' || has('airy')));
  const keepsDry = seal === 'dry' || seal === 'tight' || (seal === undefined && has('moist'));
  const family = weight >= finderWeights.jumbo ? 'fibc' : 'sack';
  const usesValve = family === 'sack' && weight <= 50 && has('valve') && seal !== 'dry' && seal !== 'tight';
  return { ...question, family, has, breathes, keepsDry: keepsDry && !usesValve, usesValve };
}

function listParts(of: Case): RecommendedPart[] {
  const rules: Partial<Record<Part, readonly FinderRule[]>> =
    of.family === 'fibc' ? jumboConstruction : sackConstruction;
  return Object.entries(rules).flatMap(([part, ways]) => {
    const [, reason, set, { source = 'trade', says } = {}] = ways.find(([when]) => when(of)) ?? [];
    if (!reason || !set) return [];
    const values = typeof set === 'function' ? set(of) : set;
    // The keys of the tables.
    return [{ part: part as Part, values, reason, source, ...(says && { says }) }];
  });
}

type Told<Of, Reason> = readonly (readonly [when: (of: Of) => boolean, reason: Reason, source?: Source])[];
/** What holds of a bag or a question, with who says so. */
const told = <Of, Reason>(table: Told<Of, Reason>, of: Of): { reason: Reason; source: Source }[] =>
  table.flatMap(([when, reason, source = 'trade']) => (when(of) ? [{ reason, source }] : []));

/** The construction that the rules recommend for what is to be filled; where they cover it not, why. */
export function recommend(question: FinderQuestion): FinderAnswer {
  const stopped = told(stops, question);
  const refused = question.known?.stop;
  if (refused || stopped.length > 0) return { stopped: [...(refused ? [refused] : []), ...stopped] };
  const of = makeCase(question);
  const parts = listParts(of);
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
      notes: told(notes, of),
      values: Object.assign(stated, ...parts.map(({ values }) => values)),
    },
  };
}
