import type { FileInspector } from '#server/files/file-inspector.ts';
import type { ReceivedFile } from '#server/files/received-file.ts';
import { toPhoneNumber } from '#server/i18n/phone-number.ts';
import { type CareerInput, careerInputSchema } from '#shared/career.ts';
import { AppError, type FieldErrors, isAppError } from '#shared/errors.ts';
import type { MessageKey } from '#shared/message-key.ts';
import { fieldErrorsOf } from '#shared/validation.ts';

const invalidPhone = { error: 'phone_invalid' satisfies MessageKey };
const isPhoneNumber = (typed: string): boolean => toPhoneNumber(typed) !== undefined;

/** The application form with the server-only rule that the phone number is valid. */
const applicationSchema = careerInputSchema.extend({
  phone: careerInputSchema.shape.phone.refine(isPhoneNumber, invalidPhone),
});

/** A CV that passed the checks, its file name, and the network it came from. */
export type CheckedCv = { file: string; name: string; size: number; network: string };

/** A checked CV, or the refusal; neither when none was sent. */
export type CvFinding = { cv?: CheckedCv; refusal?: AppError };

/** Checks the size and content of a received CV. @throws AppError `unavailable` when it cannot be checked now */
export async function examineCv(
  received: ReceivedFile | undefined,
  { inspector, network }: { inspector: FileInspector; network: string },
): Promise<CvFinding> {
  if (!received) return {};
  if (received.refusal) return { refusal: received.refusal };
  const { file, originalName: name, bytes: size } = received;
  try {
    await inspector.checkCv(file, { field: 'cv', network });
    return { cv: { file, name, size, network } };
  } catch (error) {
    if (!isAppError(error) || error.code === 'unavailable') throw error;
    return { refusal: error };
  }
}

/** A valid application with its phone number in E.164. */
export type CheckedApplication = CareerInput & { phoneNumber: string };

/** Parses the fields of an application. @returns the application, or its field errors */
export function readApplication(sent: unknown): { application?: CheckedApplication; fieldErrors?: FieldErrors } {
  const { data, error } = applicationSchema.safeParse(sent);
  if (error) return { fieldErrors: fieldErrorsOf(error) };
  return { application: { ...data, phoneNumber: toPhoneNumber(data.phone) ?? '' } };
}

/**
 * Combines the field errors and the CV refusal of an application; a CV of a wrong type or size determines the status.
 */
export function refuseApplication(fieldErrors: FieldErrors | undefined, cvRefusal: AppError | undefined): AppError {
  const fields = { ...fieldErrors, ...cvRefusal?.fields };
  // A sentence about the file is more specific than the general one about fields.
  if (cvRefusal && cvRefusal.code !== 'invalid') return new AppError(cvRefusal.code, cvRefusal.messageKey, { fields });
  return new AppError('invalid', 'error_validation', { fields });
}
