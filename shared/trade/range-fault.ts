import type { FieldError } from '../errors.ts';
import { isWithin, type Limits } from './readings.ts';
import { writeMeasure } from './write-measure.ts';

/** The figure of a sentence, with its unit. */
export function writeFigure(value: number, field: Limits): Pick<FieldError, 'parameters' | 'figure'> {
  const written = writeMeasure(value, field, 'en');
  if ('digits' in written) return { parameters: { figure: written.digits } };
  return { figure: { key: written.message, parameters: written.parameters } };
}

/** Why a field cannot hold a number: it is below its range, above it, or a part of what is never cut. */
export function faultOfRange(value: number, field: Limits): FieldError | undefined {
  if (value < field.least) return { key: 'measure_least', ...writeFigure(field.least, field) };
  if (value > field.most) return { key: 'measure_most', ...writeFigure(field.most, field) };
  return isWithin(value, field) ? undefined : { key: 'error_whole_number' };
}
