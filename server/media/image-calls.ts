import { z } from 'zod';
import type { ApiCall } from '#server/openapi/api-call.ts';

const image = z.object({ dataUrl: z.string().describe('The image as a data: address.') });

export const imageCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/images',
    tag: 'Images',
    summary: 'Read an image as a data address; those of drafts are for administrators',
    access: 'more for admins',
    query: [{ name: 'path', description: 'The storage path of an image.' }],
    reply: { status: 200, description: 'The image.', shape: { name: 'Image', schema: image } },
    refusals: ['not_found'],
  },
];
