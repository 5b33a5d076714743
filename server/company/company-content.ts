import type { ContentKind, ContentQueries, StoredPaths, Values } from '#server/content/content-write-service.ts';
import type { FileFields } from '#server/files/file-fields.ts';
import { readablePhone, toPhoneNumber } from '#server/i18n/phone-number.ts';
import type { Company } from '#shared/company.ts';
import { companyInputSchema, entries } from '#shared/company-input.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { withAllPages } from '#shared/fixed-pages.ts';
import type { MessageKey } from '#shared/message-key.ts';
import { listOf } from '#shared/text-schema.ts';
import { companyQueries } from './company-queries.ts';

const illustratedSteps = 20;
const stepImage = (step: number): string => `process.${step}.image`;
const stepImages = Object.fromEntries(
  Array.from({ length: illustratedSteps }, (_, step) => [stepImage(step), { type: 'image' as const }]),
);

type Steps = Pick<Company, 'process'>;

const isPhone = (typed: string): boolean => typed === '' || toPhoneNumber(typed) !== undefined;
const { phone, fax, whatsapp } = companyInputSchema.shape;
const refusal = { error: 'phone_invalid' satisfies MessageKey };
// The server-only rule that the phone number is valid. Chats open by the full international number, so an extension is
// removed.
const numbers = {
  phone: phone.refine(isPhone, refusal),
  fax: fax.refine(isPhone, refusal),
  whatsapp: whatsapp.refine(isPhone, refusal).transform((typed) => readablePhone(toPhoneNumber(typed) ?? '')),
};
const department = companyInputSchema.shape.departments.element;
const departments = listOf(department.extend({ phone: department.shape.phone.refine(isPhone, refusal) }), entries);

/** How staff change the company's profile; omitted fields stay. Pictures of steps are sent as `process.0.image`. */
export const companyContent = {
  entity: 'company',
  queries: companyQueries,
  input: companyInputSchema.extend({ ...numbers, departments }).partial(),
  files: { heroImage: { type: 'image' }, bandImage: { type: 'image' }, ...stepImages } as FileFields,
  notFound: 'company_not_found',
  title: 'name',
  // Messages and applications are mailed to these addresses: editors of texts must not redirect them.
  adminsOnly: {
    values: ({ email, departments }: Values<Company>) => ({ email, departments: departments.map(addressOf).sort() }),
    refusal: 'company_addresses_admins_only',
  },
  extraPaths: ({ process }: Steps) => process.map(({ image }) => image),
  finish: (values: Values<Company>, { known, stored }: { known: Steps | undefined; stored: StoredPaths }) => {
    refuseWrongShares(values);
    return {
      ...withAllPages(values),
      process: values.process.map((step, place) => ({ ...step, image: imageOf(step, { place, known, stored }) })),
    };
  },
} satisfies ContentKind<Company, ContentQueries<Company>>;

/** @throws AppError `invalid` on both fields: either may be wrong */
function refuseWrongShares({ localSharePercent, exportSharePercent }: Values<Company>): void {
  if (localSharePercent + exportSharePercent === 100) return;
  const wrong = { key: 'company_shares_wrong' } as const;
  const fields = { localSharePercent: wrong, exportSharePercent: wrong };
  throw new AppError('invalid', 'error_validation', { fields });
}

const addressOf = ({ key, email }: Company['departments'][number]): string => `${key} ${email}`;

type Around = { place: number; known: Steps | undefined; stored: StoredPaths };

/** The picture sent for a step, else the one it names, which must belong to the profile. */
function imageOf({ image }: Steps['process'][number], { place, known, stored }: Around): string {
  const sent = stored[stepImage(place)]?.[0];
  if (sent !== undefined) return sent;
  const isOwn = image === '' || known?.process.some((step) => step.image === image);
  if (!isOwn) throw fieldRefused(stepImage(place), 'file_not_known');
  return image;
}
