import { z } from 'zod';
import { adminCall, contentBody } from '#server/http/admin-call.ts';
import { type ApiCall, listParameters, pagingHeaders } from '#server/http/api-call.ts';
import { librarySortable } from './library-queries.ts';
import { libraryImage } from './library-routes.ts';

const image = z.object({ dataUrl: z.string().describe('The image as a data: address.') });

const entry = z.object({
  path: z.string().describe('Storage path; Markdown names it as /media/<path>.'),
  alt: z.string(),
  translations: z.object({ ar: z.object({ alt: z.string().optional() }) }),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  createdAt: z.string().meta({ format: 'date-time' }),
});
const entryShape = { name: 'LibraryImage', schema: entry };

export const imageCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/images',
    tag: 'Images',
    summary: 'Read an image as a data address; those of drafts are for administrators',
    access: 'more for staff',
    query: [{ name: 'path', description: 'The storage path of an image.' }],
    reply: { status: 200, description: 'The image.', shape: { name: 'Image', schema: image } },
    refusals: ['not_found'],
  },
  adminCall({
    method: 'get',
    path: '/images/library',
    tag: 'Images',
    summary: 'List the uploaded images, newest first',
    query: listParameters(librarySortable),
    reply: { status: 200, description: 'The images.', shape: entryShape, isList: true, headers: pagingHeaders },
    refusals: ['malformed'],
  }),
  adminCall({
    method: 'post',
    path: '/images/library',
    tag: 'Images',
    summary: 'Add an image for use in texts',
    body: contentBody(libraryImage, 'LibraryImageInput', true),
    reply: { status: 201, description: 'It is stored.', shape: entryShape },
    refusals: ['malformed', 'too_large', 'wrong_type', 'invalid'],
  }),
];
