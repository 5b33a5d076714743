import type {
  ContentKind,
  ContentQueries,
  StoredPaths,
  Values,
} from '#server/content/records/content-write-service.ts';
import type { FileFields } from '#server/core/files/file-fields.ts';
import { readablePhone, toDialled, toPhoneNumber } from '#server/core/i18n/phone-number.ts';
import type { Company } from '#shared/content/company.ts';
import { companyInputSchema, entries } from '#shared/content/company-input.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { withAllPages } from '#shared/site/fixed-pages.ts';
import { dialledNumber } from '#shared/text/dialled-number.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { listOf } from '#shared/text/text-schema.ts';
import { companyQueries } from './company-queries.ts';

/** The lists whose entries have a picture, and how many entries may have one. */
const illustrated = { process: 20, values: 20, factoryPictures: limits.factoryPictures } as const;
type IllustratedList = keyof typeof illustrated;
const illustratedLists: readonly IllustratedList[] = ['process', 'values', 'factoryPictures'];
type Illustrated = Pick<Company, IllustratedList>;

const imageField = (list: IllustratedList, place: number): string => `${list}.${place}.image`;
const entryImages = Object.fromEntries(
  illustratedLists.flatMap((list) =>
    Array.from({ length: illustrated[list] }, (_, place) => [imageField(list, place), { type: 'image' as const }]),
  ),
);

const isPhone = (typed: string): boolean => typed === '' || toPhoneNumber(typed) !== undefined;
/** A number as it was typed where links can be made of that, else in international form. */
const dialable = (typed: string): string => (dialledNumber(typed) === toDialled(typed) ? typed : readablePhone(typed));
const { phone, fax, whatsapp } = companyInputSchema.shape;
const refusal = { error: 'phone_invalid' satisfies MessageKey };
// The server-only rule that the phone number is valid. Chats open by the full international number, so an extension is
// removed.
const numbers = {
  phone: phone.refine(isPhone, refusal).transform(dialable),
  fax: fax.refine(isPhone, refusal).transform(dialable),
  whatsapp: whatsapp.refine(isPhone, refusal).transform((typed) => readablePhone(toPhoneNumber(typed) ?? '')),
};
const department = companyInputSchema.shape.departments.element;
const departments = listOf(
  department.extend({ phone: department.shape.phone.refine(isPhone, refusal).transform(dialable) }),
  entries,
);

/** How staff change the company's profile; omitted fields stay. Pictures in lists are sent as `process.0.image`. */
export const companyContent = {
  entity: 'company',
  queries: companyQueries,
  input: companyInputSchema.extend({ ...numbers, departments }).partial(),
  files: {
    heroImage: { type: 'image' },
    heroImageRtl: { type: 'image' },
    bandImage: { type: 'image' },
    storyImage: { type: 'image' },
    factoryFilm: { type: 'video' },
    factoryPoster: { type: 'image' },
    ...entryImages,
  } as FileFields,
  notFound: 'company_not_found',
  title: 'name',
  // Messages and applications are mailed to these addresses: editors of texts must not redirect them.
  adminsOnly: {
    values: ({ email, departments }: Values<Company>) => ({ email, departments: departments.map(addressOf).sort() }),
    refusal: 'company_addresses_admins_only',
  },
  extraPaths: (company: Illustrated) => illustratedLists.flatMap((list) => company[list].map(({ image }) => image)),
  finish: (values: Values<Company>, around: Around) => {
    refuseWrongShares(values);
    return {
      ...withAllPages(values),
      process: withImages('process', values.process, around),
      values: withImages('values', values.values, around),
      factoryPictures: withImages('factoryPictures', values.factoryPictures, around),
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

type Around = { known: Illustrated | undefined; stored: StoredPaths };

/** Entries with the picture sent for each, else the one it names, which must belong to the same list of the profile. */
function withImages<Entry extends { image: string }>(
  list: IllustratedList,
  sent: readonly Entry[],
  { known, stored }: Around,
): Entry[] {
  const own = new Set(known?.[list].map(({ image }) => image));
  return sent.map((entry, place) => {
    const field = imageField(list, place);
    const image = stored[field]?.[0] ?? entry.image;
    if (image === entry.image && image !== '' && !own.has(image)) throw fieldRefused(field, 'file_not_known');
    return { ...entry, image };
  });
}
