import type { FieldError } from '../../errors.ts';
import { convertedFields, packSack, readSack } from '../quantity.ts';
import { faultOfRange } from '../range-fault.ts';
import type { ContainerLimits } from '../rules/estimate.ts';
import { isSaidNone } from '../said-none.ts';
import { readPossible } from '../trade-measures.ts';
import { sackViews } from './draw-filled.ts';
import { type DrawingWords, type SackFigures, saySizes } from './draw-sack.ts';
import { placeViews } from './drawing.ts';

/** What is asked beside a drawing, by the parameter of its address: the calculator's. */
export const drawnNames = ['width', 'length', 'gusset', 'fabric', 'liner'] as const;
export type DrawnName = (typeof drawnNames)[number];

/** The fields of a sack that they are. */
const drawnFields = {
  ...{ width: 'width', length: 'length', gusset: 'gusset' },
  ...{ fabric: 'fabricWeight', liner: 'linerThickness' },
} as const satisfies Record<DrawnName, keyof typeof convertedFields>;

/** Why a figure beside the drawing is none that a sack can have; undefined of another, and of what cannot be read. */
export function faultOfDrawn(name: DrawnName, typed: (name: DrawnName) => string): FieldError | undefined {
  const field = convertedFields[drawnFields[name]];
  const [read, ...others] = isSaidNone(typed(name)) ? [] : readPossible(typed(name), field);
  return read && others.length === 0 ? faultOfRange(read.value, field) : undefined;
}

/** What else is known of the sack: its closing in mm, its layers as they would be typed. */
export type KnownSack = Pick<SackFigures, 'mouth' | 'bottom' | 'valveWidth' | 'valveDepth'> & {
  coating: string;
  boppThickness: string;
};

export type DrawingSetting = {
  known: KnownSack;
  words: DrawingWords;
  limits: ContainerLimits;
  /** Whether the first view stands at the right. */
  fromRight: boolean;
};

/**
 * A sack drawn and packed from what was typed beside its drawing, on the server and in the browser; `size` is in mm.
 * `sizes` are its sizes in words, which its description holds.
 * @returns undefined while width, length or fabric cannot be read
 */
export function drawSack(typed: (name: DrawnName) => string, { known, words, limits, fromRight }: DrawingSetting) {
  const sack = readSack((field) => {
    const name = drawnNames.find((each) => drawnFields[each] === field);
    if (name) return typed(name);
    if (field === 'bottom') return known.bottom ?? '';
    return field === 'coating' || field === 'boppThickness' ? known[field] : '';
  });
  if (!sack) return undefined;
  const { width, length, gusset, liner = 0 } = sack;
  const figures = { ...known, width, length, gusset: gusset || undefined, hasLiner: liner > 0 };
  const drawn = placeViews(sackViews(figures, words), fromRight);
  const [size, sizes] = [{ width, length }, saySizes(figures, words)];
  return { ...drawn, ...packSack(sack, limits), size, sizes };
}
