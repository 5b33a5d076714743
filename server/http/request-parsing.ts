import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { TempFolder } from '#server/files/temp-folder.ts';
import { limits } from '#shared/limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where uploads lie until they are stored. */
    uploads: TempFolder;
  }
}

const maxParts = 200;

/** JSON (Fastify's own parser, prototype keys refused), HTML forms, and multipart for `receiveMultipart`. */
export async function registerRequestParsing(app: FastifyInstance, uploads: TempFolder): Promise<void> {
  app.decorate('uploads', uploads);
  await app.register(formbody, { bodyLimit: limits.jsonBytes });
  await app.register(multipart, { limits: { parts: maxParts, files: maxParts } });
}
