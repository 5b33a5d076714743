import { describe, expect, test } from 'vitest';
import {
  estimateLoad,
  fabricFromTapes,
  flatTubeWidth,
  massOfSack,
  packageNames,
  type SackMeasures,
  toPieces,
  usualMake,
} from './estimate.ts';

type Worked = {
  name: string;
  sack: SackMeasures;
  grams: number;
  bags: [number, number, number, number, number, number];
};

// Each worked by the formula of the trade: the tube laid flat twice, in metres, by g/m², with the films and a few grams of
// thread and ink. Then whole bales of at most 500 sacks and 80 kg; as many of them as make 448 kg (a pallet of 1.12 m³ at
// 400 kg/m³), 11,200 kg (28 m³), 22,000 kg (the road; 68 m³ are 27,200 kg), and 20 and 40 pallets.
const worked: Worked[] = [
  {
    name: 'cement valve sack of IS 11652',
    // 2 × 0.632 × 0.710 = 0.8974 m²; 0.8974 × 79
    sack: { width: 480, length: 710, gusset: 76, fabric: 79 },
    grams: 70.9,
    bags: [500, 6000, 157500, 310000, 120000, 240000],
  },
  {
    name: 'cement sack, coated',
    // 2 × 0.500 × 0.730 = 0.7300 m²; 0.7300 × 65 + 0.7300 × 20
    sack: { width: 500, length: 620, turnover: 110, fabric: 65, coating: 20 },
    grams: 62.05,
    bags: [500, 7000, 180000, 354500, 140000, 280000],
  },
  {
    name: 'rice 50 kg',
    // 2 × 0.560 × 0.960 = 1.0752 m²; 1.0752 × 65 + 2
    sack: { width: 560, length: 910, turnover: 50, fabric: 65, allowance: 2 },
    grams: 71.89,
    bags: [500, 6000, 155500, 306000, 120000, 240000],
  },
  {
    name: 'rice 25 kg, printed film',
    // 2 × 0.450 × 0.795 = 0.7155 m²; 0.7155 × 60 + 0.7155 × (20 × 0.905 + 15) + 2
    sack: { width: 450, length: 750, turnover: 45, fabric: 60, film: 20, allowance: 2 },
    grams: 68.61,
    bags: [500, 6500, 163000, 320500, 130000, 260000],
  },
  {
    name: 'sugar 50 kg, liner',
    // 2 × 0.560 × 0.950 = 1.0640 m²; 1.0640 × 70 + 2 × 0.590 × 1.000 × 50 × 0.92 + 3
    sack: { width: 560, length: 900, turnover: 50, fabric: 70, liner: 50, allowance: 3 },
    grams: 131.76,
    bags: [500, 3000, 85000, 166500, 60000, 120000],
  },
  {
    name: 'sugar 25 kg, liner',
    // 2 × 0.450 × 0.780 = 0.7020 m²; 0.7020 × 65 + 2 × 0.480 × 0.840 × 40 × 0.92 + 2
    sack: { width: 450, length: 740, turnover: 40, fabric: 65, liner: 40, allowance: 2 },
    grams: 77.31,
    bags: [500, 5500, 144500, 284500, 110000, 220000],
  },
  {
    name: 'flour 50 kg',
    // 2 × 0.550 × 0.960 = 1.0560 m²; 1.0560 × 60 + 2
    sack: { width: 550, length: 920, turnover: 40, fabric: 60, allowance: 2 },
    grams: 65.36,
    bags: [500, 6500, 171000, 336500, 130000, 260000],
  },
  {
    name: 'flour 25 kg, coated',
    // 2 × 0.450 × 0.760 = 0.6840 m²; 0.6840 × 58 + 0.6840 × 18 + 2
    sack: { width: 450, length: 720, turnover: 40, fabric: 58, coating: 18, allowance: 2 },
    grams: 53.98,
    bags: [500, 8000, 207000, 407500, 160000, 320000],
  },
  {
    name: 'fertiliser 50 kg, coated',
    // 2 × 0.560 × 0.990 = 1.1088 m²; 1.1088 × 72 + 1.1088 × 25 + 3
    sack: { width: 560, length: 950, turnover: 40, fabric: 72, coating: 25, allowance: 3 },
    grams: 110.55,
    bags: [500, 4000, 101000, 198500, 80000, 160000],
  },
  {
    name: 'fertiliser 50 kg, liner',
    // 2 × 0.550 × 0.950 = 1.0450 m²; 1.0450 × 75 + 2 × 0.580 × 1.000 × 80 × 0.92 + 3
    sack: { width: 550, length: 900, turnover: 50, fabric: 75, liner: 80, allowance: 3 },
    grams: 166.75,
    bags: [450, 2250, 67050, 131850, 45000, 90000],
  },
  {
    name: 'feed 40 kg, gusset and film',
    // 2 × 0.540 × 0.910 = 0.9828 m²; 0.9828 × 62 + 0.9828 × (18 × 0.905 + 15) + 3
    sack: { width: 400, length: 850, gusset: 70, turnover: 60, fabric: 62, film: 18, allowance: 3 },
    grams: 94.69,
    bags: [500, 4500, 118000, 232000, 90000, 180000],
  },
  {
    name: 'pet food 15 kg, gusset and film',
    // 2 × 0.500 × 0.750 = 0.7500 m²; 0.7500 × 60 + 0.7500 × (25 × 0.905 + 15) + 2
    sack: { width: 380, length: 700, gusset: 60, turnover: 50, fabric: 60, film: 25, allowance: 2 },
    grams: 75.22,
    bags: [500, 5500, 148500, 292000, 110000, 220000],
  },
  {
    name: 'polymer 25 kg, coated',
    // 2 × 0.400 × 0.700 = 0.5600 m²; 0.5600 × 80 + 0.5600 × 20
    sack: { width: 400, length: 650, turnover: 50, fabric: 80, coating: 20 },
    grams: 56.0,
    bags: [500, 8000, 200000, 392500, 160000, 320000],
  },
  {
    name: 'salt 25 kg, liner',
    // 2 × 0.400 × 0.720 = 0.5760 m²; 0.5760 × 62 + 2 × 0.430 × 0.780 × 60 × 0.92 + 2
    sack: { width: 400, length: 680, turnover: 40, fabric: 62, liner: 60, allowance: 2 },
    grams: 74.74,
    bags: [500, 5500, 149500, 294000, 110000, 220000],
  },
  {
    name: 'seed 10 kg, film',
    // 2 × 0.300 × 0.540 = 0.3240 m²; 0.3240 × 55 + 0.3240 × (20 × 0.905 + 15) + 1
    sack: { width: 300, length: 500, turnover: 40, fabric: 55, film: 20, allowance: 1 },
    grams: 29.54,
    bags: [500, 15000, 379000, 744500, 300000, 600000],
  },
  {
    name: 'potatoes 30 kg',
    // 2 × 0.500 × 0.830 = 0.8300 m²; 0.8300 × 45 + 2
    sack: { width: 500, length: 800, turnover: 30, fabric: 45, allowance: 2 },
    grams: 39.35,
    bags: [500, 11000, 284500, 559000, 220000, 440000],
  },
  {
    name: 'sandbag',
    // 2 × 0.350 × 0.640 = 0.4480 m²; 0.4480 × 60 + 1
    sack: { width: 350, length: 600, turnover: 40, fabric: 60, allowance: 1 },
    grams: 27.88,
    bags: [500, 16000, 401500, 789000, 320000, 640000],
  },
  {
    name: 'onions 10 kg',
    // 2 × 0.350 × 0.575 = 0.4025 m²; 0.4025 × 40 + 1
    sack: { width: 350, length: 550, turnover: 25, fabric: 40, allowance: 1 },
    grams: 17.1,
    bags: [500, 26000, 654500, 1286500, 520000, 1040000],
  },
  {
    name: 'grain 100 kg',
    // 2 × 0.700 × 1.210 = 1.6940 m²; 1.6940 × 95 + 4
    sack: { width: 700, length: 1150, turnover: 60, fabric: 95, allowance: 4 },
    grams: 164.93,
    bags: [450, 2700, 67500, 133200, 54000, 108000],
  },
  {
    name: 'heavy sack, coated and lined',
    // 2 × 1.000 × 1.280 = 2.5600 m²; 2.5600 × 120 + 2.5600 × 30 + 2 × 1.030 × 1.300 × 100 × 0.92 + 5
    sack: { width: 1000, length: 1200, turnover: 80, fabric: 120, coating: 30, liner: 100, allowance: 5 },
    grams: 635.38,
    bags: [100, 700, 17600, 34600, 14000, 28000],
  },
];

/** How far an estimate is from what was worked, as a part of it. */
const distance = (estimated: number, expected: number): number => Math.abs(estimated / expected - 1);

describe.each(worked)('$name', ({ sack, grams, bags }) => {
  test('weighs what was worked by hand, to one per cent', () => {
    expect(distance(massOfSack(sack).total, grams)).toBeLessThan(0.01);
  });

  test('fills bales, pallets and containers as was worked by hand', () => {
    const { total } = massOfSack(sack);
    const off = packageNames.map((name, place) => distance(estimateLoad(name, total).bags, bags[place] ?? 0));
    expect(Math.max(...off)).toBeLessThan(0.01);
  });
});

test('a small container is full before it is heavy, a large one heavy before it is full, and both are told', () => {
  expect(estimateLoad('containers20', 100)).toEqual({
    ...{ bags: 112_000, kilograms: 11_200, endedBy: 'room', byRoom: 112_000, byLoad: 220_000 },
  });
  expect(estimateLoad('containers40', 100)).toEqual({
    ...{ bags: 220_000, kilograms: 22_000, endedBy: 'road', byRoom: 272_000, byLoad: 220_000 },
  });
  expect(estimateLoad('containers40', 100, { density: 300 })).toMatchObject({ bags: 204_000, endedBy: 'room' });
});

test('where the road allows what the container carries, the container is the limit', () => {
  const limits = { containerPayload: 26_500, roadLimit: 30_000 };
  expect(estimateLoad('containers40', 100, { limits })).toMatchObject({ bags: 265_000, endedBy: 'load' });
  expect(toPieces(1, 'containers40', 100, { limits })).toBe(265_000);
});

test('a heavy sack fills its bale by weight', () => {
  expect(estimateLoad('bale', 56)).toMatchObject({ bags: 500, kilograms: 28, endedBy: 'count' });
  expect(estimateLoad('bale', 200)).toMatchObject({ bags: 400, kilograms: 80, endedBy: 'load' });
  expect(estimateLoad('bale', 1_900)).toMatchObject({ bags: 40, endedBy: 'load' });
});

test('a block bottom takes its depth from the tube, and a patch covers each end', () => {
  // 2 × 0.500 × (0.620 + 0.110 + 0.050) + 2 × 0.390 × 0.110 = 0.8658 m²; × (65 + 20) + 1
  const block = { width: 500, length: 620, gusset: 110, isBlock: true, fabric: 65, coating: 20, ...usualMake };
  expect(massOfSack(block).total).toBeCloseTo(74.59, 2);
  expect(flatTubeWidth(block)).toBe(500);
});

test('a fabric of 900 denier tapes, ten by ten in an inch, weighs 79 g/m²', () => {
  expect(fabricFromTapes({ denier: 900, ends: 10, picks: 10 })).toBeCloseTo(78.7, 1);
});

test('quantities in tonnes and containers are counted in pieces', () => {
  expect(toPieces(20_000, 'pieces', 80)).toBe(20_000);
  expect(toPieces(1.5, 'tonnes', 75)).toBe(20_000);
  expect(toPieces(2, 'containers20', 100)).toBe(224_000);
});
