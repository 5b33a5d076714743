import type { SourceModule } from './source-modules.ts';

/**
 * Who may import whom: the table of docs/architecture.md. The first row whose `from` fits a file counts;
 * `types` may be imported as types alone, and `ownFolder` lets an entity's files use each other.
 */
type Row = { from: RegExp; may: RegExp[]; types?: RegExp[]; ownFolder?: boolean };

const shared = /^shared\//;
const words = /^generated\/messages\//;
const database = /^server\/db\//;
const files = /^server\/files\//;
const services = /^server\/[\w-]+\/[\w-]+-service\.ts$/;
// What the contract says of every entity alike.
const sharedBasics =
  /^shared\/(content|content-entity|errors|history|language|picture|search-texts|text-schema|validation)\.ts$/;

const pages = /^server\/http\//;
const httpSide = /^server\/.*-(routes|api)\.ts$|\/send-file\.ts$/;
// What messages, consultations and applications have in common: keys, references, files on their way.
const submissions = /^server\/submissions\//;
// Work that waits in the database: whoever has some puts it there.
const jobs = /^server\/jobs\//;
const calls = /-calls\.ts$/;
const apiCall = /^server\/openapi\/(api|admin)-call\.ts$/;
// Sends a stored file, whoever asks for it.
const sendFile = /\/send-file\.ts$/;

const rows: Row[] = [
  { from: shared, may: [shared], types: [words] },
  { from: /^server\/config\.ts$/, may: [shared, /^server\/mail\/(smtp|mail)-address\.ts$/] },
  { from: database, may: [database, shared] },
  { from: files, may: [files, shared] },
  { from: pages, may: [/^server\//, shared, words], types: [/^app\/context\.ts$/] },
  { from: /^server\/[\w-]+\.ts$/, may: [/^server\//, shared, words] },
  { from: /^server\/demo\//, may: [/^server\//, shared, /^content\//] },
  // Walks through the whole site as a visitor does.
  {
    from: /^server\/static-copy\//,
    may: [/^server\/static-copy\//, shared, words],
    types: [services, /^server\/services\.ts$/],
  },
  { from: /^server\/openapi\//, may: [/^server\/openapi\//, pages, calls, shared, words, /^package\.json$/] },
  { from: calls, may: [apiCall, shared], ownFolder: true },
  { from: /-queries\.ts$/, may: [database, /^server\/submissions\/[\w-]+-queries\.ts$/, shared], ownFolder: true },
  // The HTTP side of an entity, by name: routes, and the pieces of them that grew files of their own.
  {
    from: httpSide,
    may: [pages, files, sendFile, apiCall, submissions, shared, words],
    types: [services],
    ownFolder: true,
  },
  { from: /^server\//, may: [database, files, submissions, jobs, shared], types: [services], ownFolder: true },
  { from: /^app\/context\.ts$/, may: [], types: [/^server\//] },
  { from: /^app\/i18n\//, may: [/^app\/i18n\//, shared, words] },
  { from: /^app\/styles\//, may: [/^app\/styles\//] },
  { from: /^app\/components\//, may: [/^app\/(components|i18n|styles)\//, sharedBasics, words] },
  { from: /^app\/features\//, may: [/^app\/(components|i18n|styles)\//, shared, words], ownFolder: true },
  { from: /^app\//, may: [/^app\//, shared, words] },
  { from: /^content\//, may: [/^content\//, shared] },
];

/** Packages that belong to one part of the house. */
const packageOwners: { packages: RegExp; owners: RegExp[] }[] = [
  { packages: /^(kysely|pg|node:sqlite)$/, owners: [database, /^server\/.*-queries\.ts$/] },
  {
    packages: /^fastify$|^@fastify\//,
    owners: [pages, httpSide, /^server\/(openapi|static-copy)\//, /^server\/[\w-]+\.ts$/],
  },
  { packages: /^react-router$|^@react-router\//, owners: [/^app\//, pages] },
  { packages: /^react(-dom)?$|^@mantine\//, owners: [/^app\//] },
  { packages: /^node:/, owners: [/^(server|content)\//, /^app\/.*\.server\.tsx?$/] },
];

const packagesOfShared = /^zod$/;

function isAllowedFile(path: string, target: string, isTypeOnly: boolean): boolean {
  const row = rows.find(({ from }) => from.test(path));
  if (!row) return true;
  if (row.ownFolder && target.startsWith(ownFolder(path))) return true;
  return (
    row.may.some((part) => part.test(target)) || (isTypeOnly && (row.types ?? []).some((part) => part.test(target)))
  );
}

/** `server/blog/`, `app/features/home/`: the folder that one entity has to itself. */
function ownFolder(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('app/') ? 3 : 2)
    .join('/')
    .concat('/');
}

function isAllowedPackage(path: string, name: string): boolean {
  if (path.startsWith('shared/')) return packagesOfShared.test(name);
  return packageOwners.every(({ packages, owners }) => !packages.test(name) || owners.some((part) => part.test(path)));
}

/** The imports that break the table, each as one sentence. */
export function forbiddenImports({ path, imports }: SourceModule): string[] {
  return imports
    .filter(({ target, isPackage, isTypeOnly }) =>
      isPackage ? !isAllowedPackage(path, target) : !isAllowedFile(path, target, isTypeOnly),
    )
    .map(({ target, isTypeOnly }) => `${path} may not import ${isTypeOnly ? 'types of ' : ''}${target}`);
}
