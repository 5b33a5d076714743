import {
  bale,
  baledDensity,
  type ContainerLimits,
  containers,
  filmBond,
  linerExcess,
  pallet,
  usualMake,
} from './rules/estimate.ts';
import { writeNumber } from './write-number.ts';
import type { Saying } from './write-value.ts';

/** The figures that the calculator's page names where it says how it works: of a bag's mass, and of its packing. */
export function formulaFigures({ say, language }: Saying, limits: ContainerLimits) {
  const number = (value: number) => writeNumber(value, language);
  const gsm = (value: number) => say('trade_unit_gsm', { n: number(value) });
  const cm = (millimetres: number) => say('trade_unit_cm', { n: number(millimetres / 10) });
  const density = (value: number) => say('trade_unit_density', { n: number(value) });
  const kilograms = (value: number) => say('trade_unit_kg', { n: number(Math.round(value)) });
  return {
    mass: {
      turnover: cm(usualMake.turnover),
      bond: gsm(filmBond),
      allowance: say('calculator_grams', { n: number(usualMake.allowance) }),
      wider: cm(linerExcess.width),
      longer: cm(linerExcess.length),
    },
    packing: {
      bags: number(bale.bags),
      bale: kilograms(bale.load),
      pallet: number(pallet.room),
      room20: containers.containers20.room,
      pallets20: containers.containers20.pallets,
      room40: containers.containers40.room,
      pallets40: containers.containers40.pallets,
      density: density(baledDensity.usual),
      loose: density(baledDensity.loose),
      payload: kilograms(limits.containerPayload),
      road: kilograms(limits.roadLimit),
    },
  };
}
