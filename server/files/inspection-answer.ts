import { AppError, isAppError } from '#shared/errors.ts';
import type { inspections } from './inspections.ts';

export type Inspections = typeof inspections;
export type InspectionName = keyof Inspections;

/** What is asked of the process: the name of an inspection and what it takes. */
export type InspectionQuestion = { name: InspectionName; input: unknown[] };

type Refusal = Pick<AppError, 'code' | 'messageKey' | 'parameters' | 'fields'>;
type Fault = { message: string; code?: string; errno?: number; syscall?: string };

/** What it answers: a result, a refusal of the file, or what the disk or the program said. */
export type InspectionAnswer = { result?: unknown } | { refusal: Refusal } | { fault: Fault };

/** What is answered when an inspection throws. */
export function answerOfError(error: unknown): InspectionAnswer {
  return isAppError(error) ? { refusal: toRefusal(error) } : { fault: toFault(error) };
}

/** The result of an answer. @throws AppError and Error as the inspection did */
export function resultOf(answered: InspectionAnswer): unknown {
  if ('fault' in answered) throw Object.assign(new Error(answered.fault.message), answered.fault);
  // On its way from process to process a result of nothing is lost.
  if (!('refusal' in answered)) return answered.result;
  const { code, messageKey, ...options } = answered.refusal;
  const { fields, parameters } = options;
  throw new AppError(code, messageKey, { parameters, ...(fields && { fields }) });
}

function toRefusal({ code, messageKey, parameters, fields }: AppError): Refusal {
  return { code, messageKey, parameters, fields };
}

function toFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, errno, syscall }: NodeJS.ErrnoException = error;
  return { message, ...(code && { code }), ...(errno !== undefined && { errno }), ...(syscall && { syscall }) };
}
