import Fastify from 'fastify';
import { openFileStore } from '#server/core/files/storage/file-store.ts';
import { newStoragePath } from '#server/core/files/storage/storage-path.ts';
import { videoUpload } from '#server/core/files/upload-rules.ts';
import { receiveMultipart } from '#server/core/http/receive-multipart.ts';
import { registerRequestParsing } from '#server/core/http/request-parsing.ts';

export type UploadReport = { storedBytes: number; grownBytes: number; peakBytes: number; seconds: number };

const files = await openFileStore({ dataDir: process.argv[2] ?? '' });
const app = Fastify();
await registerRequestParsing(app, files.temp);

app.post('/', async (request): Promise<UploadReport> => {
  const begun = performance.now();
  const before = process.memoryUsage.rss();
  let peakBytes = before;
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, 10);
  const form = await receiveMultipart(request, { files: { video: videoUpload } });
  const path = newStoragePath('videos', 'mp4');
  await files.put(path, form.files.video?.[0]?.file ?? '');
  clearInterval(sampling);
  const storedBytes = (await files.size(path)) ?? 0;
  return { storedBytes, grownBytes: peakBytes - before, peakBytes, seconds: (performance.now() - begun) / 1000 };
});

await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as { port: number }).port);
