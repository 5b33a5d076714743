type Steps = readonly (readonly [most: number, value: number])[];

/** The value of the first step that is not exceeded. */
export const pickStep = (steps: Steps, amount: number): number =>
  steps.find(([most]) => amount <= most)?.[1] ?? steps.at(-1)?.[1] ?? 0;

/** What fabric weighs in g/m², by fill weight in kg. The catalogue weaves the same (content/fabric-weights.test.ts). */
export const fabricWeights = {
  soft: [
    [10, 55],
    [25, 60],
    [50, 65],
    [100, 90],
  ],
  /** Crystals. */
  firm: [
    [25, 65],
    [50, 70],
    [100, 90],
  ],
  abrasive: [
    [25, 70],
    [50, 75],
    [100, 95],
  ],
  /** Under a film of BOPP, from where it is more than for soft goods. */
  film: [
    [40, 70],
    [50, 75],
  ],
  net: [
    [30, 39],
    [50, 45],
  ],
  jumbo: [
    [1000, 160],
    [1500, 200],
    [2000, 220],
  ],
} as const satisfies Record<string, Steps>;
