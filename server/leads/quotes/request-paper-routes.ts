import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { writeDisposition } from '#server/core/files/download-name.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { findContentType } from '#server/core/files/storage/storage-path.ts';
import { clientNetwork } from '#server/core/http/client-network.ts';
import type { ThreadService } from '#server/leads/follow/thread-service.ts';
import type { MailedLead } from '#server/leads/letters/lead-letters.ts';
import { AppError } from '#shared/errors.ts';
import { languages } from '#shared/language.ts';
import { pathIn, privateFilePath, privatePaperPath } from '#shared/site/site-paths.ts';
import { type AskedQuote, type QuotePapers, quoteFileName } from './quote-paper.ts';

type Services = { threads: ThreadService; quotePapers: QuotePapers; files: FileStore };

/** What was asked. @throws AppError `not_found`: leads without lines are no quote requests, and have no paper */
function readAsked({ reference, createdAt, message = '', lines, order = {}, country = '' }: MailedLead): AskedQuote {
  if (!lines) throw new AppError('not_found', 'follow_not_found');
  return { reference, createdAt, message, lines, order, country };
}

/** Below `/requests/<token>`, and the same below `/ar`: a quote request as a PDF, and files of staff, for its sender. */
export function requestPaperRoutes(app: FastifyInstance, { threads, quotePapers, files }: Services): void {
  for (const language of languages) {
    app.get<{ Params: { token: string; file: string } }>(
      pathIn(language, privateFilePath(':token', ':file')),
      async (request, reply) => {
        const { token, file } = request.params;
        const { path, name } = await threads.fileForSender(token, file, clientNetwork(request));
        reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
        reply.header('content-disposition', writeDisposition(name, path));
        return reply.type(findContentType(path)).send(await files.read(path));
      },
    );
    app.get<{ Params: { token: string } }>(pathIn(language, privatePaperPath(':token')), async (request, reply) => {
      const network = clientNetwork(request);
      const asked = readAsked((await threads.follow(request.params.token, network)).lead);
      const bytes = await quotePapers.forSender(asked, language, network);
      reply.header('content-disposition', contentDisposition(quoteFileName(asked.reference)));
      return reply.type('application/pdf').send(bytes);
    });
  }
}
