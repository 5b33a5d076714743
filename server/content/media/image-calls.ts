import { Readable } from 'node:stream';
import { z } from 'zod';
import type { FileFields } from '#server/core/files/file-fields.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { usesSection } from '#server/core/http/calls/authentication.ts';
import { answer, callsFor, json, list, listParameters, sentByHandler, success } from '#server/core/http/calls/calls.ts';
import { contentChange } from '#server/core/http/calls/content-body.ts';
import { imageWeightShape, printedShape } from '#shared/content/image-answer.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import { libraryImageShape } from '#shared/kinds/content-answers.ts';
import { limits } from '#shared/limits.ts';
import { optionalText } from '#shared/text/text-schema.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { librarySortable } from './library-queries.ts';
import type { MediaService } from './media-service.ts';

const image = z.object({ dataUrl: z.string().describe('The image as a data: address.') });

const entryShape = { name: 'LibraryImage', schema: libraryImageShape };

const libraryImage = {
  input: z.object({
    alt: optionalText(limits.name),
    translations: z.object({ ar: z.object({ alt: optionalText(limits.name) }) }).optional(),
  }),
  files: { image: { type: 'image', required: 'library_image_required' } } satisfies FileFields,
};

/** What is printed on the bag in an image, as it can be read there. */
const printedInput = z.object({ printed: optionalText(limits.print) });

const byPath = { path: { description: 'The storage path of an image.', schema: z.string().optional() } };

/** @throws AppError `not_found` */
function existing<Value>(found: Value | undefined): Value {
  if (found === undefined) throw new AppError('not_found', 'image_not_found');
  return found;
}

const call = callsFor<{ media: MediaService; files: FileStore }>('Images');

export const imageCalls = [
  call('GET /images', {
    summary: 'Read an image as a data address; those of drafts are for administrators',
    access: 'more for staff',
    query: byPath,
    reply: sentByHandler('The image.', { shape: { name: 'Image', schema: image } }),
    refusals: ['not_found'],
    async handle({ query, request, reply }, { media, files }) {
      const found = query.path === undefined ? undefined : await media.findFile(query.path);
      const mayRead = found?.isPublic || usesSection(request, 'images');
      const isThere = found?.kind === 'image' && mayRead && (await files.exists(found.path));
      if (!isThere) throw new AppError('not_found', 'image_not_found');
      reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'authorization');
      reply.header('cache-control', found.isPublic ? 'private, max-age=3600' : 'no-store');
      return reply.send(Readable.from(dataUrlReply(await files.read(found.path), found.contentType)));
    },
  }),
  call('GET /images/library', {
    summary: 'List the uploaded images, newest first',
    query: listParameters(librarySortable),
    reply: list('The images.', entryShape),
    handle: ({ query }, { media }) => media.listLibraryImages(query),
  }),
  call('GET /images/weight', {
    summary: 'What an image weighs, and what visitors load of it',
    query: byPath,
    reply: answer('Its weights in bytes.', { name: 'ImageWeight', schema: imageWeightShape }),
    refusals: ['not_found'],
    handle: async ({ query: { path = '' } }, { media }) => existing(await media.weightOf(path)),
  }),
  call('GET /images/printed', {
    summary: 'What is printed on the bag in an image',
    query: byPath,
    reply: answer('As staff wrote it.', { name: 'PrintedFacts', schema: printedShape }),
    refusals: ['not_found'],
    handle: async ({ query: { path = '' } }, { media }) => ({ printed: existing(await media.printedOn(path)) }),
  }),
  call('PUT /images/printed', {
    summary: 'Write down what is printed on the bag in an image; the report compares it with the product',
    query: byPath,
    body: json('PrintedFactsInput', printedInput),
    reply: success('It is stored.', 'picture_printed_saved'),
    refusals: ['not_found'],
    current: async ({ query: { path = '' } }, { media }) => ({ printed: existing(await media.printedOn(path)) }),
    handle: ({ query, body }, { media }) => media.setPrinted(query.path ?? '', body.printed),
  }),
  call('POST /images/library', {
    summary: 'Add an image for use in texts',
    body: contentChange(libraryImage, 'LibraryImageInput', { isNew: true }),
    reply: answer('It is stored.', entryShape, { status: 201 }),
    async handle({ body }, { media }) {
      const path = await storeLibraryImage(media, body.fields, body.files.image?.[0]);
      return existing(await media.findLibraryImage(path));
    },
  }),
];

/** @throws AppError `invalid` without an image, `wrong_type`, `too_large` */
async function storeLibraryImage(media: MediaService, fields: object, image?: ReceivedFile): Promise<string> {
  const { alt, translations } = parseOrRefuse(libraryImage.input, fields);
  if (!image) throw fieldRefused('image', libraryImage.files.image.required);
  const words = { en: alt, ar: translations?.ar.alt ?? '' };
  return (await media.storeImage({ file: image.file, field: 'image' }, { alt: words, isInLibrary: true })).path;
}

/** `{"dataUrl":"data:…"}` of a file in pieces, so that 25 MiB images are never one string in memory. */
async function* dataUrlReply(bytes: AsyncIterable<Buffer>, contentType: string): AsyncGenerator<string> {
  yield `{"dataUrl":"data:${contentType};base64,`;
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const joined = Buffer.concat([rest, chunk]);
    // Base64 encodes three bytes at a time; the remainder is prepended to the next chunk.
    const whole = joined.length - (joined.length % 3);
    rest = joined.subarray(whole);
    yield joined.toString('base64', 0, whole);
  }
  yield `${rest.toString('base64')}"}`;
}
