import type { FileInspector } from '#server/files/file-inspector.ts';
import type { ReceivedFile } from '#server/files/received-file.ts';
import { toPhoneNumber } from '#server/i18n/phone-number.ts';
import { type CareerInput, careerInputSchema } from '#shared/career.ts';
import { AppError, type FieldErrors, isAppError } from '#shared/errors.ts';
import type { MessageKey } from '#shared/message-key.ts';
import { fieldErrorsOf } from '#shared/validation.ts';

const invalidPhone = { error: 'phone_invalid' satisfies MessageKey };
const isPhoneNumber = (typed: string): boolean => toPhoneNumber(typed) !== undefined;

/** The application form with the rule that only the server knows: the number exists. */
const applicationSchema = careerInputSchema.extend({
  phone: careerInputSchema.shape.phone.refine(isPhoneNumber, invalidPhone),
});

/** A received CV that was found to be good, under the name it is shown by, and the network it came from. */
export type CheckedCv = { file: string; name: string; size: number; network: string };

/** A checked CV, or why it was refused; neither when none was sent. */
export type CvFinding = { cv?: CheckedCv; refusal?: AppError };

/** Looks at a received CV; its size and its content count. @throws AppError `unavailable` when it cannot be looked at now */
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

/** A good application with its number in E.164. */
export type CheckedApplication = CareerInput & { phoneNumber: string };

/** Reads the fields of an application: the application, or what is wrong with it. */
export function readApplication(sent: unknown): { application?: CheckedApplication; fieldErrors?: FieldErrors } {
  const { data, error } = applicationSchema.safeParse(sent);
  if (error) return { fieldErrors: fieldErrorsOf(error) };
  return { application: { ...data, phoneNumber: toPhoneNumber(data.phone) ?? '' } };
}

/** The refusal of an application, its fields and its CV told together; a CV of a wrong type or size gives the status. */
export function refuseApplication(fieldErrors: FieldErrors | undefined, cvRefusal: AppError | undefined): AppError {
  const fields = { ...fieldErrors, ...cvRefusal?.fields };
  // A sentence about the file alone says more than one about marked fields.
  if (cvRefusal && cvRefusal.code !== 'invalid') return new AppError(cvRefusal.code, cvRefusal.messageKey, { fields });
  return new AppError('invalid', 'error_validation', { fields });
}
