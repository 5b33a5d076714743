import { shippedTerms } from '#shared/terms/shipped-terms.ts';
import { buildTermbase } from '#shared/terms/termbase.ts';
import { checkTexts } from '#shared/text-checks/check-texts.ts';
import type { CheckedTerm, CheckedText, CheckFinding } from '#shared/text-checks/text-check.ts';
import { type Defect, randomFrom } from './defect-kit.ts';
import { defects } from './defects.ts';
import { contentTexts, messageTexts, type ShippedText } from './shipped-texts.ts';

/** What the checks found of one kind of planted defects; `missed` are the places with their changed text. */
export type PlantedRow = { name: string; planted: number; found: number; missed: string[] };

/** The shipped termbase. */
export const agreedTerms: readonly CheckedTerm[] = buildTermbase(shippedTerms);

const ofEachKind = 8;
const mostTries = 4_000;
const seed = 20261123;

const keyOf = ({ check, language, found, wanted }: CheckFinding): string => [check, language, found, wanted].join('\n');

/** Whether a changed text has a finding that the shipped one has not. */
function isFound(before: CheckedText, after: CheckedText, terms: readonly CheckedTerm[]): boolean {
  const known = new Set(checkTexts(before, terms).map(keyOf));
  return checkTexts(after, terms).some((finding) => !known.has(keyOf(finding)));
}

/** Plants each kind of defect in shipped texts, always the same ones, and counts what the checks find. */
export function measurePlanted(terms: readonly CheckedTerm[] = agreedTerms): PlantedRow[] {
  const texts = [...contentTexts(), ...messageTexts()];
  return defects.map((defect, place) => plantKind(defect, { texts, terms, seed: seed + place }));
}

type Ground = { texts: readonly ShippedText[]; terms: readonly CheckedTerm[]; seed: number };

function plantKind(defect: Defect, { texts, terms, seed: start }: Ground): PlantedRow {
  const random = randomFrom(start);
  const row: PlantedRow = { name: defect.name, planted: 0, found: 0, missed: [] };
  for (let tries = 0; tries < mostTries && row.planted < ofEachKind; tries++) {
    const shipped = texts[Math.floor(random() * texts.length)];
    if (!shipped) continue;
    const text = { ...shipped, ...defect.prepare?.(shipped) };
    const changed = defect.plant(text, random, terms);
    if (!changed) continue;
    row.planted += 1;
    if (isFound(text, { ...changed, place: text.place }, terms)) row.found += 1;
    else row.missed.push(`${text.at}: ${changed.en.slice(0, 200)} | ${changed.ar.slice(0, 200)}`);
  }
  return row;
}

/** A shipped text with findings. */
export type Alarm = { at: string; findings: CheckFinding[] };

/** Every finding in the shipped texts. */
export function shippedAlarms(texts: readonly ShippedText[], terms: readonly CheckedTerm[] = agreedTerms): Alarm[] {
  return texts.flatMap(({ at, ...text }) => {
    const findings = checkTexts(text, terms);
    return findings.length > 0 ? [{ at, findings }] : [];
  });
}
