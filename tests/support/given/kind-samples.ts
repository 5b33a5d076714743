import type { KindField } from '#shared/kinds/fields.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { sentPdf, sentPicture, sentVideo } from '../files/sent-files.ts';
import type { AdminCalls } from '../requests/staff-calls.ts';

export type KindSample = Record<string, unknown> & { translations: { ar: Record<string, unknown> } };

/** A day that does not pass while tests run, and one that has. */
const farDay = '2999-12-31';
const pastDay = '2000-01-01';

/** Something for a field that its entry accepts, with `word` in every text; undefined for files, and what may be left out. */
function sampleValue(name: string, field: KindField, word: string): unknown {
  switch (field.type) {
    case 'text':
    case 'line':
    case 'head':
      return word;
    case 'texts':
      return [word];
    case 'pairs':
      return [{ name: word, value: word }];
    case 'figures':
      return { family: 'sack' };
    case 'number':
      return field.least;
    case 'choice':
      return field.values[0];
    case 'day':
      return name.endsWith('From') ? pastDay : farDay;
    case 'flag':
      return field.initial;
    default:
      return undefined;
  }
}

/** A file for a field; undefined for one that holds none. */
async function sampleFile({ type }: KindField): Promise<unknown> {
  switch (type) {
    case 'image':
      return sentPicture();
    case 'gallery':
      return [await sentPicture()];
    case 'video':
      return sentVideo();
    case 'pdf':
      return sentPdf();
    default:
      return undefined;
  }
}

const isBilingual = ({ type }: KindField) => type === 'text' || type === 'texts' || type === 'pairs' || type === 'head';

/** The values with which visitors find a record of the kind, or with which they do not; none where they find all. */
function visibility({ visible, fields }: AnyKind, isFound: boolean): Record<string, unknown> {
  const conditions = Object.entries(visible?.(farDay) ?? {}).flatMap(([name, value]) => {
    const field = fields[name];
    if (field?.type !== 'choice') return [];
    return [[name, isFound ? value : field.values.find((other) => other !== value)] as const];
  });
  return Object.fromEntries(conditions);
}

type Sampled = { word: string; arabic?: string; isFound?: boolean };

/** What staff send for a record besides its files, with `word` in its texts and `arabic` in those in Arabic. */
export function sampleWithoutFiles(kind: AnyKind, { word, arabic = 'كيس', isFound = true }: Sampled): KindSample {
  const english: Record<string, unknown> = {};
  const ar: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(kind.fields)) {
    english[name] = sampleValue(name, field, word);
    if (isBilingual(field)) ar[name] = sampleValue(name, field, arabic);
  }
  return { ...english, ...visibility(kind, isFound), translations: { ar } };
}

/** What staff send for a record of any kind. */
export async function sampleOf(kind: AnyKind, sampled: Sampled): Promise<KindSample> {
  const sample = sampleWithoutFiles(kind, sampled);
  for (const [name, field] of Object.entries(kind.fields)) sample[name] ??= await sampleFile(field);
  return sample;
}

/** Sends a sample as the back office does: a form where the kind has files, else JSON. */
export function sendSample(
  admin: AdminCalls,
  kind: AnyKind,
  sample: KindSample,
  { id, headers = {} }: { id?: string; headers?: Record<string, string> } = {},
) {
  const hasFiles = Object.values(sample).some((value) => [value].flat().some((entry) => entry instanceof File));
  if (id === undefined) return hasFiles ? admin.post(kind.path, sample) : admin.call('POST', kind.path, sample);
  const path = `${kind.path}/${id}`;
  return hasFiles ? admin.put(path, sample, headers) : admin.call('PUT', path, sample, headers);
}
