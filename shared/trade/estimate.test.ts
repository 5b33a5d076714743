import { describe, expect, test } from 'vitest';
import {
  fabricFromTapes,
  loadOf,
  massOfSack,
  packageNames,
  packages,
  piecesOf,
  type SackMeasures,
} from './estimate.ts';

type Worked = { name: string; sack: SackMeasures; grams: number; bags: [number, number, number, number] };

// Each worked by the formula of the trade: the tube laid flat twice, in metres, by g/m², with the films and a few grams of
// thread and ink; then 0.2, 2.3, 28 and 68 m³ of bales of 400 kg/m³, or 80, 1,000, 26,500 and 26,500 kg.
const worked: Worked[] = [
  {
    name: 'cement valve sack of IS 11652',
    // 2 × 0.632 × 0.710 = 0.8974 m²; 0.8974 × 79
    sack: { width: 480, length: 710, gusset: 76, fabric: 79 },
    grams: 70.9,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [1128, 12976, 157973, 373777],
  },
  {
    name: 'cement sack, coated',
    // 2 × 0.500 × 0.730 = 0.7300 m²; 0.7300 × 65 + 0.7300 × 20
    sack: { width: 500, length: 620, turnover: 110, fabric: 65, coating: 20 },
    grams: 62.05,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [1289, 14826, 180499, 427074],
  },
  {
    name: 'rice 50 kg',
    // 2 × 0.560 × 0.960 = 1.0752 m²; 1.0752 × 65 + 2
    sack: { width: 560, length: 910, turnover: 50, fabric: 65, allowance: 2 },
    grams: 71.89,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [1112, 12797, 155797, 368628],
  },
  {
    name: 'rice 25 kg, printed film',
    // 2 × 0.450 × 0.795 = 0.7155 m²; 0.7155 × 60 + 0.7155 × 20 × 0.905 + 2
    sack: { width: 450, length: 750, turnover: 45, fabric: 60, film: 20, allowance: 2 },
    grams: 57.88,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [1382, 15894, 193501, 457839],
  },
  {
    name: 'sugar 50 kg, liner',
    // 2 × 0.560 × 0.950 = 1.0640 m²; 1.0640 × 70 + 1.0640 × 50 × 0.92 + 3
    sack: { width: 560, length: 900, turnover: 50, fabric: 70, liner: 50, allowance: 3 },
    grams: 126.42,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [632, 7277, 88590, 209612],
  },
  {
    name: 'sugar 25 kg, liner',
    // 2 × 0.450 × 0.780 = 0.7020 m²; 0.7020 × 65 + 0.7020 × 40 × 0.92 + 2
    sack: { width: 450, length: 740, turnover: 40, fabric: 65, liner: 40, allowance: 2 },
    grams: 73.46,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [1088, 12523, 152456, 360722],
  },
  {
    name: 'flour 50 kg',
    // 2 × 0.550 × 0.960 = 1.0560 m²; 1.0560 × 60 + 2
    sack: { width: 550, length: 920, turnover: 40, fabric: 60, allowance: 2 },
    grams: 65.36,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [1223, 14075, 171358, 405446],
  },
  {
    name: 'flour 25 kg, coated',
    // 2 × 0.450 × 0.760 = 0.6840 m²; 0.6840 × 58 + 0.6840 × 18 + 2
    sack: { width: 450, length: 720, turnover: 40, fabric: 58, coating: 18, allowance: 2 },
    grams: 53.98,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [1481, 17042, 207468, 490886],
  },
  {
    name: 'fertiliser 50 kg, coated',
    // 2 × 0.560 × 0.990 = 1.1088 m²; 1.1088 × 72 + 1.1088 × 25 + 3
    sack: { width: 560, length: 950, turnover: 40, fabric: 72, coating: 25, allowance: 3 },
    grams: 110.55,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [723, 8321, 101308, 239702],
  },
  {
    name: 'fertiliser 50 kg, liner',
    // 2 × 0.550 × 0.950 = 1.0450 m²; 1.0450 × 75 + 1.0450 × 80 × 0.92 + 3
    sack: { width: 550, length: 900, turnover: 50, fabric: 75, liner: 80, allowance: 3 },
    grams: 158.29,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [505, 5812, 70757, 167417],
  },
  {
    name: 'feed 40 kg, gusset and film',
    // 2 × 0.540 × 0.910 = 0.9828 m²; 0.9828 × 62 + 0.9828 × 18 × 0.905 + 3
    sack: { width: 400, length: 850, gusset: 70, turnover: 60, fabric: 62, film: 18, allowance: 3 },
    grams: 79.94,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [1000, 11508, 140099, 331484],
  },
  {
    name: 'pet food 15 kg, gusset and film',
    // 2 × 0.500 × 0.750 = 0.7500 m²; 0.7500 × 60 + 0.7500 × 25 × 0.905 + 2
    sack: { width: 380, length: 700, gusset: 60, turnover: 50, fabric: 60, film: 25, allowance: 2 },
    grams: 63.97,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [1250, 14382, 175085, 414264],
  },
  {
    name: 'polymer 25 kg, coated',
    // 2 × 0.400 × 0.700 = 0.5600 m²; 0.5600 × 80 + 0.5600 × 20
    sack: { width: 400, length: 650, turnover: 50, fabric: 80, coating: 20 },
    grams: 56.0,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [1428, 16428, 199999, 473214],
  },
  {
    name: 'salt 25 kg, liner',
    // 2 × 0.400 × 0.720 = 0.5760 m²; 0.5760 × 62 + 0.5760 × 60 × 0.92 + 2
    sack: { width: 400, length: 680, turnover: 40, fabric: 62, liner: 60, allowance: 2 },
    grams: 69.51,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [1150, 13236, 161134, 381255],
  },
  {
    name: 'seed 10 kg, film',
    // 2 × 0.300 × 0.540 = 0.3240 m²; 0.3240 × 55 + 0.3240 × 20 × 0.905 + 1
    sack: { width: 300, length: 500, turnover: 40, fabric: 55, film: 20, allowance: 1 },
    grams: 24.68,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [3240, 37270, 453727, 1073552],
  },
  {
    name: 'potatoes 30 kg',
    // 2 × 0.500 × 0.830 = 0.8300 m²; 0.8300 × 45 + 2
    sack: { width: 500, length: 800, turnover: 30, fabric: 45, allowance: 2 },
    grams: 39.35,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [2033, 23379, 284625, 673443],
  },
  {
    name: 'sandbag',
    // 2 × 0.350 × 0.640 = 0.4480 m²; 0.4480 × 60 + 1
    sack: { width: 350, length: 600, turnover: 40, fabric: 60, allowance: 1 },
    grams: 27.88,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [2869, 32998, 401721, 950502],
  },
  {
    name: 'onions 10 kg',
    // 2 × 0.350 × 0.575 = 0.4025 m²; 0.4025 × 40 + 1
    sack: { width: 350, length: 550, turnover: 25, fabric: 40, allowance: 1 },
    grams: 17.1,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [4678, 53801, 654970, 1549707],
  },
  {
    name: 'grain 100 kg',
    // 2 × 0.700 × 1.210 = 1.6940 m²; 1.6940 × 95 + 4
    sack: { width: 700, length: 1150, turnover: 60, fabric: 95, allowance: 4 },
    grams: 164.93,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [485, 5578, 67907, 160674],
  },
  {
    name: 'heavy sack, coated and lined',
    // 2 × 1.000 × 1.280 = 2.5600 m²; 2.5600 × 120 + 2.5600 × 30 + 2.5600 × 100 × 0.92 + 5
    sack: { width: 1000, length: 1200, turnover: 80, fabric: 120, coating: 30, liner: 100, allowance: 5 },
    grams: 624.52,
    // 80 kg, 920 kg, 11,200 kg and 26,500 kg of them
    bags: [128, 1473, 17933, 42432],
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
    const off = packageNames.map((name, place) => distance(loadOf(name, total).bags, bags[place] ?? 0));
    expect(Math.max(...off)).toBeLessThan(0.01);
  });
});

test('a small container is full before it is heavy, a large one heavy before it is full', () => {
  expect(loadOf('containers20', 100)).toEqual({ bags: 112_000, kilograms: 11_200, endedBy: 'room' });
  expect(loadOf('containers40', 100)).toEqual({ bags: 265_000, kilograms: 26_500, endedBy: 'load' });
  expect(loadOf('containers40', 100, 350)).toEqual({ bags: 238_000, kilograms: 23_800, endedBy: 'room' });
  expect(packages.containers20.load).toBe(26_500);
});

test('a fabric of 900 denier tapes, ten by ten in an inch, weighs 79 g/m²', () => {
  expect(fabricFromTapes({ denier: 900, ends: 10, picks: 10 })).toBeCloseTo(78.7, 1);
});

test('quantities in tonnes and containers are counted in pieces', () => {
  expect(piecesOf(20_000, 'pieces', 80)).toBe(20_000);
  expect(piecesOf(1.5, 'tonnes', 75)).toBe(20_000);
  expect(piecesOf(2, 'containers20', 100)).toBe(224_000);
});
