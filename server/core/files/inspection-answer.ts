import { AppError, isAppError } from '#shared/errors.ts';
import type { inspections } from './inspection/inspections.ts';

export type Inspections = typeof inspections;
export type InspectionName = keyof Inspections;

/** A question to the process: the name and arguments of an inspection. */
export type InspectionQuestion = { name: InspectionName; input: unknown[] };

type Refusal = Pick<AppError, 'code' | 'messageKey' | 'parameters' | 'fields'>;
type Fault = { message: string; code?: string; errno?: number; syscall?: string };

/** A reply: a result, a refusal of the file, or an error of the disk or the program. */
export type InspectionAnswer<Result = unknown> = { result: Result } | { refusal: Refusal } | { fault: Fault };

/** The reply when an inspection throws. */
export function answerOfError(error: unknown): InspectionAnswer<never> {
  return isAppError(error) ? { refusal: toRefusal(error) } : { fault: toFault(error) };
}

/** The result of a reply. @throws AppError and Error as the inspection did */
export function unwrapInspection<Result>(answered: InspectionAnswer<Result>): Result {
  if ('fault' in answered) throw Object.assign(new Error(answered.fault.message), answered.fault);
  // Undefined results survive the channel between the processes.
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
