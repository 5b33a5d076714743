import type { SourceModule } from './source-modules.ts';

/**
 * The allowed imports, beside the order of the floors (floors.ts). The first row whose `from` matches a file applies;
 * `types` may only be imported as types, and `ownFolder` allows imports within a folder.
 */
type Row = { from: RegExp; may: RegExp[]; types?: RegExp[]; ownFolder?: boolean };

const shared = /^shared\//;
const words = /^generated\/messages\//;
const database = /^server\/db\//;
const files = /^server\/files\//;
const i18n = /^server\/i18n\//;
const jobs = /^server\/jobs\//;
const services = /^server\/[\w-]+\/[\w-]+-service\.ts$|^server\/kinds\/kind-services\.ts$/;
// What the contract says of every entity alike.
const sharedBasics =
  /^shared\/(content|cut-between-signs|dialled-number|answers\/(answer-parts|image-answer|spelling-answer)|errors|head-title|history|kinds\/(answer-schema|fields|kind|kinds|publication)|language|picture|record-address|search-texts|site-paths|text-checks\/[\w-]+|text-findings|typography\/(beginning-of|values)|validation|western-digits)\.ts$/;

const kit = /^server\/http\//;
const pages = /^server\/pages\//;
/** Put services and routes together: what they may import, the floors say (floors.ts). */
const composition = /^server\/(api|pages|services|commands|kinds)\/|^server\/[\w-]+\.ts$/;
// The HTTP side of a folder, by name.
const httpSide =
  /^server\/.*-(routes|calls|api|reply|exchange)\.ts$|\/(send-file|caller-place|lead-export|kind-shapes)\.ts$/;
// The calls that every kind of content has.
const contentWrites = /^server\/content\/(content-(calls|exchange)|kind-shapes)\.ts$/;
const contentTypes = /^server\/content\/content-kind\.ts$/;
// Sends a stored file, whoever asks for it.
const sendFile = /\/send-file\.ts$/;
// What other folders may use of mail, and of what is counted against abuse.
const outbox = /^server\/mail\/(queue-mail|letter|compose-mail)\.ts$/;
const counts = /^server\/spam\/(windowed-counts|network-pseudonyms|letter-limits)\.ts$/;
// What strangers sent, for whoever looks up and erases a person.
const erasure = /^server\/leads\/(lead-erasure|lead-erasure-queries|upload-queries)\.ts$/;
// What the ETag of a record is made of.
const recordVersion = /^server\/db\/record-version\.ts$/;
// What is printed, as data, and who prints it.
const papers = /^server\/pdf\/(paper|pdf-press)\.ts$/;
const addresses = /^server\/config\/(mail|smtp)-address\.ts$/;
const copyOfSite = /^server\/static-copy\//;

const ui = /^app\/ui\//;
/** The way to the server, titles, and loaders on both sides. */
const ofAllScreens = /^app\/(context|page-meta|loader-bridge)\.ts$/;

const rows: Row[] = [
  { from: shared, may: [shared], types: [words] },
  { from: /^server\/config\//, may: [shared], ownFolder: true },
  { from: i18n, may: [i18n, shared, words] },
  { from: database, may: [database, shared] },
  { from: files, may: [files, shared] },
  { from: kit, may: [kit, files, database, i18n, shared, words], types: [/^server\/config\//] },
  { from: pages, may: [/^server\//, shared, words], types: [/^app\/context\.ts$/] },
  { from: composition, may: [/^server\//, shared, words, /^package\.json$/] },
  { from: /^server\/demo\//, may: [/^server\//, shared, /^content\//] },
  // Reads the texts of every kind, and what is marked in them.
  {
    from: /^server\/translations\/(?!.*(?:-calls|-exchange|-queries)\.ts$)/,
    may: [/^server\/(?:company|content|db|kinds|translations)\//, shared],
  },
  // Crawls the whole site like a visitor.
  { from: copyOfSite, may: [copyOfSite, shared, words], types: [services, /^server\/services\/services\.ts$/] },
  { from: /^server\/backup\/open-data\.ts$/, may: [database, shared], types: [/^server\/config\//], ownFolder: true },
  { from: /-queries\.ts$/, may: [database, shared], types: [erasure], ownFolder: true },
  {
    from: httpSide,
    may: [kit, files, i18n, sendFile, contentWrites, recordVersion, shared, words],
    types: [services, database, papers],
    ownFolder: true,
  },
  { from: /^server\/privacy\//, may: [database, files, erasure, outbox, shared], types: [services], ownFolder: true },
  {
    from: /^server\/leads\//,
    may: [database, files, jobs, i18n, outbox, counts, addresses, shared],
    types: [services, papers],
    ownFolder: true,
  },
  {
    from: /^server\//,
    may: [database, files, jobs, i18n, addresses, shared],
    types: [services, contentTypes, papers, /^server\/config\//],
    ownFolder: true,
  },
  { from: /^app\/context\.ts$/, may: [], types: [/^server\//] },
  { from: /^app\/ui\/i18n\//, may: [/^app\/ui\/i18n\//, shared, words] },
  { from: /^app\/ui\/styles\//, may: [/^app\/ui\/styles\//] },
  { from: ui, may: [ui, sharedBasics, words] },
  { from: /^app\/(site|office)\/components\//, may: [ui, sharedBasics, words], ownFolder: true },
  // What visitors get needs nothing of what staff get.
  {
    from: /^app\/site\/(pages|layout|islands|server|structured-data)\//,
    may: [/^app\/site\//, ui, ofAllScreens, shared, words],
  },
  { from: /^app\/site\//, may: [/^app\/site\/components\//, ui, shared, words], ownFolder: true },
  // Staff see a draft as visitors will.
  { from: /^app\/office\/screens\//, may: [/^app\/(office|site\/posts)\//, ui, ofAllScreens, shared, words] },
  {
    from: /^app\/office\//,
    may: [/^app\/office\/components\//, /^app\/site\/posts\//, ui, shared, words],
    ownFolder: true,
  },
  { from: /^app\//, may: [/^app\//, shared, words] },
  { from: /^content\//, may: [/^content\//, shared] },
];

/** Packages allowed in only one part of the project. */
const packageOwners: { packages: RegExp; owners: RegExp[] }[] = [
  { packages: /^(kysely|pg|node:sqlite)$/, owners: [database, /^server\/.*-queries\.ts$/] },
  {
    packages: /^fastify$|^@fastify\//,
    owners: [kit, pages, httpSide, copyOfSite, /^server\/api\//, /^server\/[\w-]+\.ts$/],
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

/** `server/content/posts/`, `app/site/search/`: an entity's own folder. */
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

/** The imports that violate the table, one sentence each. */
export function forbiddenImports({ path, imports }: SourceModule): string[] {
  return imports
    .filter(({ target, isPackage, isTypeOnly }) =>
      isPackage ? !isAllowedPackage(path, target) : !isAllowedFile(path, target, isTypeOnly),
    )
    .map(({ target, isTypeOnly }) => `${path} may not import ${isTypeOnly ? 'types of ' : ''}${target}`);
}
