import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FileFields } from '#server/files/file-fields.ts';
import type { ReceivedFile } from '#server/files/received-file.ts';
import { setPagingHeaders } from '#server/http/content-reply.ts';
import { readListQuery } from '#server/http/read-list-query.ts';
import { withContent } from '#server/http/receive-content.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { fieldRefused } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { optionalText } from '#shared/text-schema.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import type { MediaService } from './media-service.ts';

/** The fields of a library upload. */
export const libraryImage = {
  input: z.object({
    alt: optionalText(limits.name),
    translations: z.object({ ar: z.object({ alt: optionalText(limits.name) }) }).optional(),
  }),
  files: { image: { type: 'image', required: 'library_image_required' } } satisfies FileFields,
};

/** GET and POST /images/library: the uploaded images, for staff. */
export function libraryRoutes(api: FastifyInstance, { media }: { media: MediaService }): void {
  api.get('/images/library', forStaff, async (request, reply) => {
    const page = await media.listLibraryImages(readListQuery(request));
    setPagingHeaders(request, reply, page);
    return reply.header('cache-control', 'no-store').send(page.items);
  });

  api.post('/images/library', forStaff, async (request, reply) => {
    const path = await withContent(request, libraryImage, ({ fields, files }) =>
      storeLibraryImage(media, fields, files.image?.[0]),
    );
    const image = await media.findLibraryImage(path);
    return reply.status(201).header('cache-control', 'no-store').send(image);
  });
}

/** @throws AppError `invalid` without an image, `wrong_type`, `too_large` */
async function storeLibraryImage(media: MediaService, fields: object, image?: ReceivedFile): Promise<string> {
  const { alt, translations } = parseOrRefuse(libraryImage.input, fields);
  if (!image) throw fieldRefused('image', libraryImage.files.image.required);
  const words = { en: alt, ar: translations?.ar.alt ?? '' };
  return (await media.storeImage({ file: image.file, field: 'image' }, { alt: words, isInLibrary: true })).path;
}
