import { companyContent } from '#server/content/company/company-content.ts';
import type { AnyContent, ContentKind, ContentQueries, LinkFields } from '#server/content/records/content-kind.ts';
import { fits } from '#server/content/records/field-conditions.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import type { FileFields } from '#server/core/files/file-fields.ts';
import { buildInputSchema } from '#shared/kinds/input-schema.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { type ContentEntity, type ContentNamed, type KindName, kindNames, kinds } from '#shared/kinds/kinds.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { kindRules } from './kind-rules.ts';

/** The fields of a kind that hold files, as uploads know them. */
function listFileFields({ fields }: AnyKind): FileFields {
  const files: Record<string, FileFields[string]> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== 'image' && field.type !== 'video' && field.type !== 'pdf' && field.type !== 'gallery') continue;
    const required = field.missing && { required: field.missing };
    if (field.type === 'gallery') files[name] = { type: 'image', isList: true, ...required };
    else files[name] = { type: field.type, ...required, ...(field.orNull && { none: null }) };
  }
  return files;
}

function listLinkFields({ fields }: AnyKind): LinkFields {
  const links = Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'records' ? [[name, field] as const] : [],
  );
  return Object.fromEntries(links);
}

function storedKind<Name extends KindName>(name: Name): ContentKind<ContentNamed<Name>> {
  const kind: AnyKind = kinds[name];
  return {
    entity: name,
    queries: kindTables[name],
    input: buildInputSchema(kind),
    files: listFileFields(kind),
    links: listLinkFields(kind),
    notFound: kind.says.notFound,
    title: kind.title,
    // Files of records that visitors do not find are for staff alone.
    isPublic: (record) => fits(record, kind.visible?.(dayInAmman(new Date())) ?? {}),
    ...kindRules[name],
  };
}

/** How staff change each kind. */
export const storedKinds = Object.fromEntries(kindNames.map((name) => [name, storedKind(name)])) as unknown as {
  readonly [Name in KindName]: ContentKind<ContentNamed<Name>>;
};

/** The same for code that does not know the fields: the Trash and the demo content. */
export const deletableKinds = storedKinds as unknown as Record<KindName, ContentKind<AnyContent & { _id: string }>>;

/** Everything that has a history. */
export const contentKinds = { ...deletableKinds, company: companyContent } as unknown as Record<
  ContentEntity,
  ContentKind<AnyContent, ContentQueries<AnyContent>>
>;
