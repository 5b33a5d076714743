import { copyFile } from 'node:fs/promises';
import { createMediaService } from '#server/content/media/media-service.ts';
import { readConfigOrExit } from '#server/core/config/config.ts';
import { createLogger } from '#server/core/config/logger.ts';
import { openDatabase } from '#server/core/db/database.ts';
import { inspections } from '#server/core/files/inspection/inspections.ts';
import { openFileStore } from '#server/core/files/storage/file-store.ts';
import { errorMessage } from '#shared/caught.ts';
import { type DemoOutcome, fillWithDemo } from './demo-content.ts';

/**
 * The files came with the program: no process of their own reads them, and the pictures, each of which a test has
 * decoded (`content/picture-files.test.ts`), are copied. Decoding a hundred takes a second of a start.
 */
const inspector = { ...inspections, normaliseImage: (file: string, target: string) => copyFile(file, target) };

async function fill(): Promise<void> {
  const config = readConfigOrExit();
  const logger = createLogger(config);
  await using database = await openDatabase(config);
  const media = createMediaService({ db: database.db, files: await openFileStore(config), inspector, logger });
  await fillWithDemo({ db: database.db, media, logger });
}

// The site has ended; its next start stores the demo content.
process.once('disconnect', () => process.exit(0));
const outcome: DemoOutcome = await fill().then(
  () => ({ isOver: true }),
  (error: unknown) => ({ isOver: true, error: errorMessage(error) }),
);
process.send?.(outcome, () => process.disconnect?.());
