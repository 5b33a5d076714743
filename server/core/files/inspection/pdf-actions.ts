import type { PdfObjects } from './pdf-objects.ts';
import {
  bytesOfString,
  isDictionary,
  isName,
  isReference,
  isString,
  type PdfDictionary,
  type PdfValue,
  valueAtKey,
} from './pdf-values.ts';

/** Actions that do more than show a page (ISO 32000-2, 12.6); links and destinations are allowed. */
const activeActions = new Set<PdfValue>(
  ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition', 'Movie', 'RichMediaExecute'].map(
    (name): PdfValue => `/${name}`,
  ),
);
/** Actions that are harmless as links, but lead out of a document that takes them unasked. */
const leavingActions = new Set<PdfValue>(['/URI', '/GoToR']);
const activeAnnotations = new Set<PdfValue>(['/RichMedia', '/Movie', '/Screen', '/3D']);
/** Entries that hold something to run wherever they stand. */
const activeEntries = new Set(['/JS', '/XFA', '/OnInstantiate', '/RichMediaContent']);
/** What an enclosed file stands under in `/EF`, which also names a right of readers. */
const filesOfSystems = new Set(['/F', '/UF', '/DOS', '/Mac', '/Unix']);
/** The actions that are too much, and the names of enclosed files that are harmless: readers open a file by its ending. */
export type PdfRules = { actions: ReadonlySet<PdfValue>; nameOfFile: RegExp };
/** Strangers may enclose texts and pictures, as CVs of Europass bring their own in. */
const rulesOfStrangers: PdfRules = {
  actions: activeActions,
  nameOfFile: /^[\p{L}\p{M}\p{N} _.()-]{1,100}\.(?:xml|json|txt|jpe?g|png)$/iu,
};
/** Forms of staff may send what was filled in, and documents without macros may be enclosed. */
export const rulesOfStaff: PdfRules = {
  actions: activeActions.difference(new Set(['/SubmitForm'])),
  nameOfFile:
    /^[\p{L}\p{M}\p{N} _.,&+()-]{1,100}\.(?:xml|json|txt|csv|jpe?g|png|gif|tiff?|webp|pdf|docx|xlsx|pptx|od[tspg]|dxf|dwg|step|stp)$/iu,
};

/** An address that is a script; readers pass over blanks and line ends in it. */
const scriptAddress = /^(?:java|vb)script:/i;

/** Their keys are names that the program chose: a font may be called `/JS`. */
const namedByPrograms = new Set(
  (
    '/Font /XObject /ExtGState /ColorSpace /Pattern /Shading /Properties /CharProcs /Dests /RoleMap /ClassMap /Colorants ' +
    '/Info'
  ).split(' '),
);
/** Looks of a note as it is seen, pointed at and pressed; elsewhere the same letters are actions. */
const looksOfNotes = new Set(['/N', '/R', '/D']);
/** What happens to a note because somebody pressed it. */
const pressings = new Set(['/D', '/U']);
/** Keys that give the entries of their dictionary a meaning. */
const telling = new Set(['/Names', '/AP', '/AA']);
// Programs keep what they like there; readers look at none of it.
const ofPrograms = '/PieceInfo';

/**
 * What a dictionary is: an object as any other, part of the tagged structure, names chosen by a program, an action that
 * nobody asked for, or part of the list of enclosed files.
 */
type Role = 'plain' | 'structure' | 'names' | 'unasked' | 'files';
type Visit = { value: PdfValue; key: string; role: Role };

/**
 * Whether readers of a file come to scripts, programs to start, forms that send themselves, media or enclosed files
 * that `rules` do not allow. Each object is visited once per role.
 */
export function holdsActiveContent({ roots, valuesOf, openString }: PdfObjects, rules = rulesOfStrangers): boolean {
  const visited = new Set<string>();
  const waiting: Visit[] = roots.map((value) => ({ value, key: '', role: 'plain' }));
  const resolved = (value: PdfValue): readonly PdfValue[] =>
    (isReference(value) ? valuesOf(value.reference) : [value]).map(openString);

  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { value, key, role } = visit;
    if (isReference(value)) {
      const mark = `${value.reference} ${role} ${telling.has(key) ? key : ''}`;
      if (visited.has(mark)) continue;
      visited.add(mark);
      // What is not there may be hidden.
      if (role === 'files' && valuesOf(value.reference).length === 0) return true;
      for (const each of valuesOf(value.reference)) waiting.push({ value: each, key, role });
    } else if (Array.isArray(value)) {
      for (const each of value) if (typeof each === 'object') waiting.push({ value: each, key, role });
    } else if (isDictionary(value)) {
      const isText = isEnclosedText(value, { resolved, nameOfFile: rules.nameOfFile });
      if (role !== 'names' && isActive(value, { key, role, isText, resolved, rules })) return true;
      for (const [name, each] of value.entries)
        if (typeof each === 'object' && name !== ofPrograms && !(isText && name === '/EF'))
          waiting.push({ value: each, key: name, role: findRole(name, { key, role }) });
    }
  }
  return false;
}

function findRole(key: string, parent: { key: string; role: Role }): Role {
  if (parent.role === 'names') return 'plain';
  if (key === '/StructTreeRoot') return 'structure';
  // Structure leads back to pages and notes.
  if (parent.role === 'structure' && key !== '/Pg' && key !== '/Obj') return 'structure';
  if (
    parent.role === 'files' ? key === '/Kids' || key === '/Names' : key === '/EmbeddedFiles' && parent.key === '/Names'
  )
    return 'files';
  if (key === '/OpenAction' || (key === '/Next' && parent.role === 'unasked')) return 'unasked';
  if (parent.key === '/AA') return pressings.has(key) ? 'plain' : 'unasked';
  if (parent.key === '/AP' && looksOfNotes.has(key)) return 'names';
  return namedByPrograms.has(key) ? 'names' : 'plain';
}

type Look = {
  key: string;
  role: Role;
  isText: boolean;
  resolved: (value: PdfValue) => readonly PdfValue[];
  rules: PdfRules;
};

function isActive(dictionary: PdfDictionary, { key, role, isText, resolved, rules }: Look): boolean {
  const isAmong = (names: ReadonlySet<PdfValue>, value: PdfValue) => resolved(value).some((each) => names.has(each));
  const isBranch = dictionary.entries.every(([name]) => name === '/Kids' || name === '/Names' || name === '/Limits');
  if (role === 'files' && !isBranch && !isText) return true;
  return dictionary.entries.some(([name, value]) => {
    if (name === '/S' && role === 'unasked' && isAmong(leavingActions, value)) return true;
    if (name === '/S') return role !== 'structure' && isAmong(rules.actions, value);
    if (name === '/Subtype') return role !== 'structure' && isAmong(activeAnnotations, value);
    if (name === '/URI') return resolved(value).some(isScriptAddress);
    if (name === '/Type') return isName(value) && value === '/EmbeddedFile';
    if (name === '/JavaScript') return key === '/Names' && holdsSomething(value, resolved);
    if (name === '/EF') return !isText && holdsFile(value, resolved);
    if (role === 'structure') return false;
    return activeEntries.has(name) && holdsSomething(value, resolved);
  });
}

const isScriptAddress = (value: PdfValue): boolean =>
  isString(value) && scriptAddress.test(decodeName(bytesOfString(value)).replace(/[\s\p{Cc}]/gu, ''));

/** Whether files are enclosed; what is not there may be hidden. */
function holdsFile(value: PdfValue, resolved: Look['resolved']): boolean {
  const found = resolved(value);
  const isFile = (each: PdfValue) =>
    isDictionary(each) && !Array.isArray(each) && each.entries.some(([name]) => filesOfSystems.has(name));
  return found.length === 0 || found.some(isFile);
}

/** Whether a dictionary encloses a file that is harmless by all of its names. */
function isEnclosedText(
  dictionary: PdfDictionary,
  { resolved, nameOfFile }: Pick<Look, 'resolved'> & Pick<PdfRules, 'nameOfFile'>,
): boolean {
  const enclosed = dictionary.entries.filter(([name]) => name === '/EF').flatMap(([, value]) => [...resolved(value)]);
  if (enclosed.length === 0 || !enclosed.every(isDictionary)) return false;
  const names = dictionary.entries.filter(([name]) => filesOfSystems.has(name)).flatMap(([, value]) => resolved(value));
  return names.length > 0 && names.every((name) => isString(name) && nameOfFile.test(decodeName(bytesOfString(name))));
}

/** Names are written in UTF-16 after its mark, in UTF-8 or in Latin letters. */
function decodeName(bytes: Buffer): string {
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff;
  return isWide
    ? Buffer.from(bytes.subarray(2, 2 + ((bytes.length - 2) & ~1)))
        .swap16()
        .toString('utf16le')
    : bytes.toString('utf8');
}

/** Neither nothing nor an empty list or tree; what is not there may be hidden. */
function holdsSomething(value: PdfValue, resolved: Look['resolved']): boolean {
  const found = resolved(value);
  if (isReference(value) && found.length === 0) return true;
  return found.some((each) => {
    if (each === undefined || typeof each === 'number' || typeof each === 'boolean') return false;
    if (Array.isArray(each)) return each.length > 0;
    if (isString(each)) return bytesOfString(each).length > 0;
    if (!isDictionary(each)) return true;
    if (each.entries.length === 0) return false;
    const branches = ['/Names', '/Kids'].filter((name) => each.entries.some(([own]) => own === name));
    return branches.length === 0 || branches.some((name) => resolved(valueAtKey(each, name)).some(isFilled));
  });
}

const isFilled = (value: PdfValue): boolean => !Array.isArray(value) || value.length > 0;
